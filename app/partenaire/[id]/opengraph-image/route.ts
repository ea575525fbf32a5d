import { getPartner, listPartners } from "@/lib/content";
import { MAX_AT_BUILD, staticIds } from "@/lib/content/ids";
import { partnerCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export const generateStaticParams = async () => staticIds(await listPartners(), MAX_AT_BUILD.previews);

/** The preview of a partner, with the portrait. */
export async function GET(_: Request, { params }: RouteContext<"/partenaire/[id]/opengraph-image">) {
  const partner = await getPartner((await params).id);
  return previewAnswer(partner && partnerCard(partner));
}
