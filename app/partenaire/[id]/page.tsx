import { documentPages } from "@/app/_pages/document-pages";
import { Failed, Missing } from "@/components/layout/messages";
import { PartnerArticle } from "@/components/people/partner-article";
import { getPartner, listPartners } from "@/lib/content";
import { trailOf } from "@/lib/content/texts";
import { workshopsNamed } from "@/lib/lists/people";
import { backTo, pathTo } from "@/lib/routes";
import { describePartner, namePartner } from "@/lib/site/metadata";
import { partnerPreview } from "@/lib/site/preview/cards";

const BACK = backTo("partenaires");

const { params, metadata, page } = documentPages({
  list: listPartners,
  get: getPartner,
  pathTo: pathTo.partner,
  metadata: (partner) => ({
    title: namePartner(partner),
    description: describePartner(partner),
    image: partnerPreview(partner),
  }),
  more: ({ workshops }) => ({ workshops: workshopsNamed(workshops) }),
  trail: () => trailOf("partenaires"),
  show: (partner, { workshops }) => <PartnerArticle partner={partner} workshops={workshops} />,
  messages: {
    missing: <Missing back={BACK} />,
    failed: <Failed back={BACK} what="de l’atelier" />,
  },
});

export const generateStaticParams = params;
export const generateMetadata = metadata;
export default page;
