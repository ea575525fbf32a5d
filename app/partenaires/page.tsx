import { ListFailed } from "@/components/detail-messages/detail-messages";
import { Page } from "@/components/page/page";
import { Pager } from "@/components/pager/pager";
import { PartnerList } from "@/components/partner-list/partner-list";
import { RichText } from "@/components/rich-text/rich-text";
import type { PartnerSummary } from "@/lib/content";
import { metadataOf } from "@/lib/describe/metadata";
import { listed } from "@/lib/describe/structured-data/lists";
import { partnerList } from "@/lib/lists";
import { firstPage } from "@/lib/lists/further-page";
import type { ListPage } from "@/lib/lists/paging";
import { load } from "@/lib/load";

export const generateMetadata = () => metadataOf("partenaires");

export default async function PartnersPage() {
  const page = await load(firstPage(partnerList()));
  return (
    <Page
      id="partenaires"
      opening="band"
      things={() => [page.state === "loaded" ? listed(page.value) : undefined]}
    >
      {({ content }) => (
        <>
          {page.state === "loaded" ? <Partners page={page.value} /> : <ListFailed />}
          {content && <RichText html={content} />}
        </>
      )}
    </Page>
  );
}

const Partners = ({ page }: { page: ListPage<PartnerSummary> }) => (
  <>
    <PartnerList partners={page.entries} />
    <Pager page={page} />
  </>
);
