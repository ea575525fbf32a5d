import { Failed, Missing } from "@/components/layout/detail-messages";
import { PartnerArticle } from "@/components/people/partner-article";
import { getPartner, listPartners } from "@/lib/content";
import { idOf, staticIds } from "@/lib/content/ids";
import { load } from "@/lib/load";
import { backTo, pathTo } from "@/lib/routes";
import { describePartner, namePartner, pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { partnerPreview } from "@/lib/site/preview/cards";

const BACK = backTo("partenaires");

export const generateStaticParams = async () => staticIds(await listPartners());

export async function generateMetadata({ params }: PageProps<"/partenaire/[id]">) {
  const partner = await load(getPartner((await params).id));
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
