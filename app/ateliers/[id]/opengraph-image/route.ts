import { listWorkshops } from "@/lib/content";
import { idOf } from "@/lib/content/ids";
import { PAGES, pagesUnder, pageUnder } from "@/lib/routes";
import { categoryCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";
import { slug } from "@/lib/text/strings";

export const generateStaticParams = () => pagesUnder("ateliers").map((id) => ({ id }));

/** The preview of a workshop category that has a page of its own. */
export async function GET(_: Request, { params }: RouteContext<"/ateliers/[id]/opengraph-image">) {
  const id = await idOf(params);
  const typed = (await listWorkshops()).find(({ category }) => category && slug(category) === id)?.category;
  const known = pageUnder("ateliers", id);
  const name = typed ?? (known && PAGES[known].name);
  return previewAnswer(name === undefined ? undefined : await categoryCard(name, id));
}
