import { listWorkshops } from "@/lib/content";
import { CATEGORIES } from "@/lib/navigation";
import { previewAnswer } from "@/lib/preview/answer";
import { categoryCard } from "@/lib/preview/cards";
import { slug } from "@/lib/slug";
import { idOf } from "@/lib/static-params";

export const generateStaticParams = () => CATEGORIES.map((category) => ({ id: category.slug }));

/** The preview of a workshop category that has a page of its own. */
export async function GET(_: Request, { params }: RouteContext<"/ateliers/[id]/opengraph-image">) {
  const id = await idOf(params);
  const typed = (await listWorkshops()).find(({ category }) => category && slug(category) === id)?.category;
  const name = typed ?? CATEGORIES.find((category) => category.slug === id)?.name;
  return previewAnswer(name === undefined ? undefined : categoryCard(name, id));
}
