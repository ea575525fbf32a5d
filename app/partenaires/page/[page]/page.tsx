import { furtherPages } from "@/components/layout/further-page";
import { PartnerList } from "@/components/people/partner-list";
import { partnerList } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(partnerList, (partners) => <PartnerList partners={partners} />);

export const generateStaticParams = async () => furtherParams(await partnerList());
export const generateMetadata = metadata;
export default page;
