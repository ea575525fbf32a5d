import { ListFailed } from "@/components/layout/detail-messages";
import { Page } from "@/components/layout/page";
import { Pager } from "@/components/layout/pager";
import { PartnerList } from "@/components/people/partner-list";
import { RichText } from "@/components/text/rich-text";
import type { PartnerSummary } from "@/lib/content";
import { firstPage, partnerList } from "@/lib/lists";
import type { ListPage } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { listed } from "@/lib/site/structured-data";

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
          <RichText article={content} />
        </>
      )}
    </Page>
  );
}

const Partners = ({ page }: { page: ListPage<PartnerSummary> }) => (
  <>
    {page.entries.length > 0 ? (
      <PartnerList partners={page.entries} />
    ) : (
      <p className="section serif soft">Les partenaires seront bientôt présentés ici.</p>
    )}
    <Pager page={page} />
  </>
);
