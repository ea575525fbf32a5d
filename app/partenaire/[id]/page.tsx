import { Failed, Missing } from "@/components/detail-messages/detail-messages";
import { PartnerArticle } from "@/components/partner/partner-article";
import { getPartner, listPartners } from "@/lib/content";
import { describePartner, namePartner } from "@/lib/describe/descriptions";
import { pageMetadata, unavailableMetadata } from "@/lib/describe/metadata";
import { partnerPreview } from "@/lib/describe/preview/cards";
import { load } from "@/lib/load";
import { idOf, staticIds } from "@/lib/params";
import { backTo, pathTo } from "@/lib/routes";

const BACK = backTo("partenaires");

export const generateStaticParams = async () => staticIds(await listPartners());

export async function generateMetadata({ params }: PageProps<"/partenaire/[id]">) {
  const partner = await load(getPartner(await idOf(params)));
  if (partner.state !== "loaded") return unavailableMetadata(partner.state);
  return pageMetadata({
    title: namePartner(partner.value),
    description: describePartner(partner.value),
    path: pathTo.partner(partner.value.id),
    image: partnerPreview(partner.value),
  });
}

export default async function PartnerPage({ params }: PageProps<"/partenaire/[id]">) {
  const id = await idOf(params);
  const partner = await load(getPartner(id));
  if (partner.state === "loaded") return <PartnerArticle partner={partner.value} />;
  return partner.state === "failed" ? <Failed back={BACK} /> : <Missing back={BACK} />;
}
