import { getPartner } from "@/lib/content";
import { partnerPreviewCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export async function GET(_: Request, { params }: RouteContext<"/partenaire/[id]/opengraph-image">) {
  const partner = getPartner((await params).id);
  return previewAnswer(partner && partnerPreviewCard(partner));
}
