import { furtherPages } from "@/app/_pages/further-pages";
import { RetreatList } from "@/components/retreats/retreat-list";
import { today } from "@/lib/content";
import { retreatsAhead } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";
import { withPosters } from "@/lib/lists/retreats";
import { all } from "@/lib/load";

const { metadata, page } = furtherPages(
  retreatsAhead,
  (retreats) => all({ retreats: withPosters(retreats), day: today() }),
  (content) => <RetreatList {...content} />,
);

export const generateStaticParams = async () => furtherParams(await retreatsAhead());
export const generateMetadata = metadata;
export default page;
