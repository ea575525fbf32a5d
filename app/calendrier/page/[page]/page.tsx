import { furtherPages } from "@/components/layout/further-page";
import { RetreatList } from "@/components/retreats/retreat-list";
import { retreatsAhead } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(retreatsAhead, (retreats) => <RetreatList retreats={retreats} />);

export const generateStaticParams = async () => furtherParams(await retreatsAhead());
export const generateMetadata = metadata;
export default page;
