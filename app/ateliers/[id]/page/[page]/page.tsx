import { furtherPages } from "@/app/_pages/further-pages";
import { WorkshopList } from "@/components/workshops/workshop-list";
import { listWorkshops } from "@/lib/content";
import { isFileName } from "@/lib/content/ids";
import { byCategory, workshopList } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";
import { withPortraits } from "@/lib/lists/people";
import { decoded } from "@/lib/text/strings";

type Params = { id: string; page: string };

const { metadata, page } = furtherPages(
  ({ id }: Params) => workshopList(decoded(id)),
  withPortraits,
  (workshops) => <WorkshopList workshops={workshops} />,
);

export async function generateStaticParams(): Promise<Params[]> {
  const categories = [...byCategory(await listWorkshops())].filter(([id]) => isFileName(id));
  return categories.flatMap(([id, entries]) => furtherParams({ entries }).map(({ page }) => ({ id, page })));
}
export const generateMetadata = metadata;
export default page;
