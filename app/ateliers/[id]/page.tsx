import { Failed } from "@/components/layout/detail-messages";
import { CategoryArticle } from "@/components/workshops/category-article";
import { WORDS } from "@/content/shipped/words";
import { listWorkshops } from "@/lib/content";
import { idOf, isFileName } from "@/lib/content/ids";
import { textsOf } from "@/lib/content/texts";
import { byCategory, firstPage, workshopList } from "@/lib/lists";
import { load } from "@/lib/load";
import { backTo, pageUnder } from "@/lib/routes";
import { pageMetadata, unavailableMetadata } from "@/lib/site/metadata";

const BACK = backTo("ateliers");

/** The categories of the site, and those that owners typed. */
export async function generateStaticParams() {
  const ids = [...byCategory(await listWorkshops()).keys()];
  return ids.filter(isFileName).map((id) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<"/ateliers/[id]">) {
  const { id } = await params;
  const list = await load(workshopList(id));
  if (list.state !== "loaded") return unavailableMetadata("failed");
  const { path, title, preview, entries } = list.value;
  const known = pageUnder("ateliers", id);
  const texts = known && (await load(textsOf(known)));
  if (texts && texts.state !== "loaded") return unavailableMetadata("failed");
  return pageMetadata({
    title,
    description: texts?.value.description ?? WORDS.category(title),
    path,
    ...(known || entries.length > 0 ? { image: await preview() } : { noindex: true }),
  });
}

export default async function CategoryPage({ params }: PageProps<"/ateliers/[id]">) {
  const id = await idOf(params);
  const page = await load(firstPage(workshopList(id)));
  if (page.state !== "loaded") return <Failed back={BACK} what="des ateliers" />;
  const known = pageUnder("ateliers", id);
  const texts = known && (await load(textsOf(known)));
  if (texts && texts.state !== "loaded") return <Failed back={BACK} what="des ateliers" />;
  return <CategoryArticle page={page.value} texts={texts?.value} />;
}
