import { furtherPages } from "@/components/further-page/further-page";
import { RetreatList } from "@/components/retreat-list/retreat-list";
import { retreatsAhead } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(retreatsAhead, (retreats) => <RetreatList retreats={retreats} />);

export const generateStaticParams = async () => furtherParams(await retreatsAhead());
export const generateMetadata = metadata;
export default page;
