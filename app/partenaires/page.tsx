import { Page } from "@/components/layout/page";
import { Pager } from "@/components/layout/pager";
import { PartnerList } from "@/components/people/partner-list";
import { RichText } from "@/components/text/rich-text";
import { partnerList } from "@/lib/lists";
import { pageContent } from "@/lib/lists/pages";
import { firstPage } from "@/lib/lists/paging";
import { partnerAsPerson } from "@/lib/lists/people";
import { all } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { answer } from "../_pages/answer";

export const generateMetadata = () => metadataOf("partenaires");

export default function PartnersPage() {
  const read = all({ page: pageContent("partenaires"), partners: firstPage(partnerList()) });
  return answer(read, ({ page, partners }) => (
    <Page {...page} opening="band">
      {partners.entries.length > 0 ? (
        <PartnerList partners={partners.entries.map(partnerAsPerson)} />
      ) : (
        <p className="section serif soft">Les partenaires seront bientôt présentés ici.</p>
      )}
      <Pager page={partners} />
      <RichText article={page.texts.content} />
    </Page>
  ));
}
