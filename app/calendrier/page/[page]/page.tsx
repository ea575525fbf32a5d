import { furtherPages } from "@/app/_pages/further-pages";
import { RetreatList } from "@/components/retreats/retreat-list";
import { retreatsAhead } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";
import { withPosters } from "@/lib/lists/retreats";

const { metadata, page } = furtherPages(retreatsAhead, withPosters, (retreats) => (
  <RetreatList retreats={retreats} />
));

export const generateStaticParams = async () => furtherParams(await retreatsAhead());
export const generateMetadata = metadata;
export default page;
