import { ListFailed } from "@/components/detail-messages/detail-messages";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Page } from "@/components/page/page";
import { Pager } from "@/components/pager/pager";
import { PartnerList } from "@/components/partner-list/partner-list";
import { RichText } from "@/components/rich-text/rich-text";
import { metadataOf } from "@/lib/describe/metadata";
import { listed } from "@/lib/describe/structured-data/lists";
import { partnerList } from "@/lib/lists";
import { firstPage } from "@/lib/lists/further-page";
import { load } from "@/lib/load";

export const generateMetadata = () => metadataOf("partenaires");

export default function PartnersPage() {
  return (
    <Page id="partenaires">
      {({ content }) => (
        <>
          <Partners />
          {content && <RichText html={content} />}
        </>
      )}
    </Page>
  );
}

async function Partners() {
  const page = await load(firstPage(partnerList()));
  if (page.state !== "loaded") return <ListFailed />;
  return (
    <>
      <JsonLd things={[listed(page.value)]} />
      <PartnerList partners={page.value.entries} />
      <Pager page={page.value} />
    </>
  );
}
