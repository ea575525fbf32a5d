import { getRetreat } from "@/lib/content";
import { retreatPreviewCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

/** The preview of a flyer: title, dates, place, and its own picture (requirement 8.1). */
export async function GET(_: Request, { params }: RouteContext<"/calendrier/flyers/[id]/opengraph-image">) {
  const retreat = getRetreat((await params).id);
  return previewAnswer(retreat && retreatPreviewCard(retreat));
}
