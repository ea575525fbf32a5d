import { getRetreat, listRetreats } from "@/lib/content";
import { MAX_AT_BUILD, staticIds } from "@/lib/content/ids";
import { retreatCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export const generateStaticParams = async () => staticIds(await listRetreats(), MAX_AT_BUILD.previews);

/** The preview of a flyer: title, dates, place, and its own picture (requirement 8.1). */
export async function GET(_: Request, { params }: RouteContext<"/calendrier/flyers/[id]/opengraph-image">) {
  const retreat = await getRetreat((await params).id);
  return previewAnswer(retreat && retreatCard(retreat));
}
