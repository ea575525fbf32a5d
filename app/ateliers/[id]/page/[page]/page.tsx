import { permanentRedirect } from "next/navigation";
import { FurtherPage } from "@/components/further-page/further-page";
import { LedList } from "@/components/workshop-list/led-list";
import { listWorkshops } from "@/lib/content";
import { byCategory, workshopList } from "@/lib/lists";
import { furtherMetadata, furtherPage, furtherParams } from "@/lib/lists/further-page";
import { pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { idOf } from "@/lib/params";
import { isFileName } from "@/lib/text/file-name";
import { slug } from "@/lib/text/slug";

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
  if (page.state === "missing") await redirectTyped(params);
  return <FurtherPage page={page}>{(workshops) => <LedList workshops={workshops} />}</FurtherPage>;
}

/** « Bien-Être » typed by hand means the category bien-etre, on its further pages too. */
async function redirectTyped(params: Props["params"]) {
  const meant = slug(await idOf(params));
  const page = await load(furtherPage(workshopList(meant), params));
  if (page.state !== "loaded") return;
  const { list, number } = page.value;
  permanentRedirect(pagePath(list.path, number));
}
