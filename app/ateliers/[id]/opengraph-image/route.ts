import { listWorkshops } from "@/lib/content";
import { byCategory, categoryName } from "@/lib/content/order";
import { pagesUnder, pageUnder } from "@/lib/routes";
import { categoryCard, pageCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export const generateStaticParams = () => pagesUnder("ateliers").map((id) => ({ id }));

/** The preview of a workshop category. */
export async function GET(_: Request, { params }: RouteContext<"/ateliers/[id]/opengraph-image">) {
  const id = (await params).id;
  const page = pageUnder("ateliers", id);
  if (page) return previewAnswer(await pageCard(page));
  const workshops = byCategory(await listWorkshops()).get(id);
  return previewAnswer(workshops && (await categoryCard(categoryName(id, workshops), id)));
}
