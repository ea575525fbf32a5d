import { categoryName } from "@/lib/content/order";
import { workshopsIn } from "@/lib/lists";
import { categoryCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export async function GET(_: Request, { params }: RouteContext<"/ateliers/[id]/opengraph-image">) {
  const id = (await params).id;
  const workshops = workshopsIn(id);
  return previewAnswer(
    workshops.length > 0 ? await categoryCard(categoryName(id, workshops), id) : undefined,
  );
}
