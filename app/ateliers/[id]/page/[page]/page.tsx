import { FurtherPage } from "@/components/further-page/further-page";
import { WorkshopList } from "@/components/workshop-list/workshop-list";
import { listWorkshops } from "@/lib/content";
import { byCategory, workshopList } from "@/lib/lists";
import { furtherMetadata, furtherPage, furtherParams } from "@/lib/lists/further-page";
import { load } from "@/lib/load";
import { idOf } from "@/lib/params";

type Props = PageProps<"/ateliers/[id]/page/[page]">;

export async function generateStaticParams() {
  const categories = [...byCategory(await listWorkshops())];
  return categories.flatMap(([id, entries]) => furtherParams({ entries }).map(({ page }) => ({ id, page })));
}

const pageAt = async (params: Props["params"]) => furtherPage(workshopList(await idOf(params)), params);

export async function generateMetadata({ params }: Props) {
  return furtherMetadata(await load(pageAt(params)));
}

export default async function FurtherCategoryPage({ params }: Props) {
  return (
    <FurtherPage page={await load(pageAt(params))}>
      {(workshops) => <WorkshopList workshops={workshops} />}
    </FurtherPage>
  );
}
