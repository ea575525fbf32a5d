import { furtherPages } from "@/components/layout/further-page";
import { RetreatList } from "@/components/retreats/retreat-list";
import { pastRetreats } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(pastRetreats, (retreats) => <RetreatList retreats={retreats} />);

export const generateStaticParams = async () => furtherParams(await pastRetreats());
export const generateMetadata = metadata;
export default page;
