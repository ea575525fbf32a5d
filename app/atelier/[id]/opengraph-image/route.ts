import { openWorkshop } from "@/lib/lists";
import { workshopPreviewCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export async function GET(_: Request, { params }: RouteContext<"/atelier/[id]/opengraph-image">) {
  const workshop = openWorkshop((await params).id);
  return previewAnswer(workshop && workshopPreviewCard(workshop));
}
