import { notFound } from "next/navigation";
import { DocumentPage } from "@/app/_pages/document-page";
import { PartnerArticle } from "@/components/people/partner-article";
import { getPartner } from "@/lib/content";
import { idOf } from "@/lib/content/ids";
import { pictured } from "@/lib/content/pictured";
import { trailOf } from "@/lib/content/texts";
import { workshopsNamed } from "@/lib/lists/people";
import { pathTo } from "@/lib/routes";
import { describePartner, pageMetadata, partnerName } from "@/lib/site/metadata";
import { partnerPreview } from "@/lib/site/preview/cards";

type Props = PageProps<"/partenaire/[id]">;

export async function generateMetadata({ params }: Props) {
  const partner = getPartner((await params).id);
  if (!partner) return {};
  return pageMetadata({
    title: partnerName(partner),
    description: describePartner(partner),
    path: pathTo.partner(partner.id),
    image: partnerPreview(partner),
  });
}

export default async function PartnerPage({ params }: Props) {
  const partner = getPartner(await idOf(params));
  if (!partner) notFound();
  const page = { name: partner.title, path: pathTo.partner(partner.id) };
  return (
    <DocumentPage trail={trailOf("partenaires")} page={page}>
      <PartnerArticle partner={await pictured(partner)} workshops={await workshopsNamed(partner.workshops)} />
    </DocumentPage>
  );
}
