import { FurtherPage } from "@/components/further-page/further-page";
import { LedList } from "@/components/workshop-list/led-list";
import { listWorkshops } from "@/lib/content";
import { idOf, isFileName } from "@/lib/content/ids";
import { byCategory, furtherMetadata, furtherPage, furtherParams, workshopList } from "@/lib/lists";
import { load } from "@/lib/load";

type Props = PageProps<"/ateliers/[id]/page/[page]">;

export async function generateStaticParams() {
  const categories = [...byCategory(await listWorkshops())].filter(([id]) => isFileName(id));
  return categories.flatMap(([id, entries]) => furtherParams({ entries }).map(({ page }) => ({ id, page })));
}

const pageAt = async (params: Props["params"]) => furtherPage(workshopList(await idOf(params)), params);

export async function generateMetadata({ params }: Props) {
  return furtherMetadata(await load(pageAt(params)));
}

export default async function FurtherCategoryPage({ params }: Props) {
  const page = await load(pageAt(params));
  return <FurtherPage page={page}>{(workshops) => <LedList workshops={workshops} />}</FurtherPage>;
}
