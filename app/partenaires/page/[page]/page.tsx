import { FurtherPage } from "@/components/further-page/further-page";
import { PartnerList } from "@/components/partner-list/partner-list";
import { furtherMetadata, furtherPage, furtherParams, partnerList } from "@/lib/lists";
import { load } from "@/lib/load";

type Props = PageProps<"/partenaires/page/[page]">;

export const generateStaticParams = async () => furtherParams(await partnerList());

export async function generateMetadata({ params }: Props) {
  return furtherMetadata(await load(furtherPage(partnerList(), params)));
}

export default async function FurtherPartnersPage({ params }: Props) {
  return (
    <FurtherPage page={await load(furtherPage(partnerList(), params))}>
      {(partners) => <PartnerList partners={partners} />}
    </FurtherPage>
  );
}
