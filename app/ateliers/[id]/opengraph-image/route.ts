import { listWorkshops } from "@/lib/content";
import { categoryCard } from "@/lib/describe/preview/cards";
import { previewAnswer } from "@/lib/describe/preview/respond";
import { idOf } from "@/lib/params";
import { PAGES, pagesUnder, pageUnder } from "@/lib/routes";
import { slug } from "@/lib/text/slug";

export const generateStaticParams = () => pagesUnder("ateliers").map((id) => ({ id }));

/** The preview of a workshop category that has a page of its own. */
export async function GET(_: Request, { params }: RouteContext<"/ateliers/[id]/opengraph-image">) {
  const id = await idOf(params);
  const typed = (await listWorkshops()).find(({ category }) => category && slug(category) === id)?.category;
  const known = pageUnder("ateliers", id);
  const name = typed ?? (known && PAGES[known].name);
  return previewAnswer(name === undefined ? undefined : await categoryCard(name, id));
}
