import { furtherPages } from "@/components/layout/further-page";
import { LedList } from "@/components/workshops/workshop-list";
import { listWorkshops } from "@/lib/content";
import { isFileName } from "@/lib/content/ids";
import { byCategory, workshopList } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";
import { decoded } from "@/lib/text/strings";

type Params = { id: string; page: string };

const { metadata, page } = furtherPages(
  ({ id }: Params) => workshopList(decoded(id)),
  (workshops) => <LedList workshops={workshops} />,
);

export async function generateStaticParams(): Promise<Params[]> {
  const categories = [...byCategory(await listWorkshops())].filter(([id]) => isFileName(id));
  return categories.flatMap(([id, entries]) => furtherParams({ entries }).map(({ page }) => ({ id, page })));
}
export const generateMetadata = metadata;
export default page;
