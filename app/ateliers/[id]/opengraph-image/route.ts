import { listWorkshops } from "@/lib/content";
import { pagesUnder, pageUnder } from "@/lib/routes";
import { categoryCard, pageCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";
import { slug } from "@/lib/text/strings";

export const generateStaticParams = () => pagesUnder("ateliers").map((id) => ({ id }));

/** The preview of a workshop category. */
export async function GET(_: Request, { params }: RouteContext<"/ateliers/[id]/opengraph-image">) {
  const id = (await params).id;
  const page = pageUnder("ateliers", id);
  if (page) return previewAnswer(await pageCard(page));
  const typed = (await listWorkshops()).find(({ category = "" }) => slug(category) === id)?.category;
  return previewAnswer(typed === undefined ? undefined : await categoryCard(typed, id));
}
