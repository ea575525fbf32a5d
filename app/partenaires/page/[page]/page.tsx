import { FurtherPage, furtherMetadata, furtherPage } from "@/app/_pages/further-pages";
import { PartnerList } from "@/components/people/partner-list";
import { partnerList } from "@/lib/lists";
import { asPeople } from "@/lib/lists/people";

type Props = PageProps<"/partenaires/page/[page]">;

const pageAt = async ({ params }: Props) => furtherPage(await partnerList(), (await params).page);

export const generateMetadata = async (props: Props) => furtherMetadata(await pageAt(props));

export default async function FurtherPartners(props: Props) {
  const page = await pageAt(props);
  return (
    <FurtherPage page={page}>
      <PartnerList partners={await asPeople(page.entries)} />
    </FurtherPage>
  );
}
