import { furtherPages } from "@/app/_pages/further-pages";
import { RetreatList } from "@/components/retreats/retreat-list";
import { pastRetreats } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";
import { withPosters } from "@/lib/lists/retreats";

const { metadata, page } = furtherPages(pastRetreats, withPosters, (retreats) => (
  <RetreatList retreats={retreats} />
));

export const generateStaticParams = async () => furtherParams(await pastRetreats());
export const generateMetadata = metadata;
export default page;
