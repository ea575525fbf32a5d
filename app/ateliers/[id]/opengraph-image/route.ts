import { categoryName } from "@/lib/content/order";
import { workshopsIn } from "@/lib/lists";
import { pageUnder } from "@/lib/routes";
import { categoryCard, pagePreviewCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export async function GET(_: Request, { params }: RouteContext<"/ateliers/[id]/opengraph-image">) {
  const id = (await params).id;
  const page = pageUnder("ateliers", id);
  if (page) return previewAnswer(await pagePreviewCard(page));
  const workshops = workshopsIn(id);
  return previewAnswer(
    workshops.length > 0 ? await categoryCard(categoryName(id, workshops), id) : undefined,
  );
}
