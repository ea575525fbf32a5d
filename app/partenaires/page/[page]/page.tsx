import { furtherPages } from "@/app/_pages/further-pages";
import { PartnerList } from "@/components/people/partner-list";
import { partnerList } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";
import { asPeople } from "@/lib/lists/people";

const { metadata, page } = furtherPages(partnerList, asPeople, (partners) => (
  <PartnerList partners={partners} />
));

export const generateStaticParams = async () => furtherParams(await partnerList());
export const generateMetadata = metadata;
export default page;
