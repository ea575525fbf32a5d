import { getPartner, listPartners } from "@/lib/content";
import { previewAnswer } from "@/lib/preview/answer";
import { partnerCard } from "@/lib/preview/cards";
import { idOf, MOST_AT_BUILD, staticIds } from "@/lib/static-params";

export const generateStaticParams = async () => staticIds(await listPartners(), MOST_AT_BUILD.previews);

/** The preview of a partner, with the portrait. */
export async function GET(_: Request, { params }: RouteContext<"/partenaire/[id]/opengraph-image">) {
  const partner = await getPartner(await idOf(params));
  return previewAnswer(partner && partnerCard(partner));
}
