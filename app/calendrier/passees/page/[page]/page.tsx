import { furtherPages } from "@/components/further-page/further-page";
import { RetreatList } from "@/components/retreat-list/retreat-list";
import { pastRetreats } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(pastRetreats, (retreats) => <RetreatList retreats={retreats} />);

export const generateStaticParams = async () => furtherParams(await pastRetreats());
export const generateMetadata = metadata;
export default page;
