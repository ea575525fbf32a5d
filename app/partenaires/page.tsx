import { Page } from "@/components/layout/page";
import { Pager } from "@/components/layout/pager";
import { PartnerList } from "@/components/people/partner-list";
import { RichText } from "@/components/text/rich-text";
import { pageContent } from "@/lib/content/texts";
import { partnerList } from "@/lib/lists";
import { firstPage } from "@/lib/lists/paging";
import { asPeople } from "@/lib/lists/people";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("partenaires");

export default async function PartnersPage() {
  const page = await pageContent("partenaires");
  const partners = firstPage(await partnerList());
  const people = await asPeople(partners.entries);
  return (
    <Page {...page} opening="band">
      {people.length > 0 ? (
        <PartnerList partners={people} />
      ) : (
        <p className="section serif soft">Pas de partenaire présenté pour le moment.</p>
      )}
      <Pager page={partners} />
      <RichText article={page.texts.content} />
    </Page>
  );
}
