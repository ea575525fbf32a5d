import { notFound } from "next/navigation";
import { JsonLd } from "@/components/layout/json-ld";
import { CategoryArticle } from "@/components/workshops/category-article";
import { idOf } from "@/lib/content/ids";
import { textsOf } from "@/lib/content/texts";
import { isCategory, workshopList } from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { firstPage } from "@/lib/lists/paging";
import { withPortraits } from "@/lib/lists/people";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";

type Props = PageProps<"/ateliers/[id]">;

/** The first page and the texts of a category, of the site's or of the hosts'; undefined for others. */
async function categoryAt({ params }: Props) {
  const id = await idOf(params);
  const page = firstPage(workshopList(id));
  if (!isCategory(id, page.entries)) return undefined;
  return { page, texts: await textsOf(id, page.list.title) };
}

export async function generateMetadata(props: Props) {
  const category = await categoryAt(props);
  if (!category) return {};
  const { path, title, preview } = category.page.list;
  const { description } = category.texts;
  return pageMetadata({ title, description, path, image: await preview() });
}

export default async function CategoryPage(props: Props) {
  const { page, texts } = (await categoryAt(props)) ?? notFound();
  const [categories, workshops] = await Promise.all([listCategories(), withPortraits(page.entries)]);
  const others = categories.filter(
    (category) => category.path !== page.list.path && category.workshops.length > 0,
  );
  return (
    <div className="wrap">
      <JsonLd nodes={[breadcrumbs(...page.list.trail)]} />
      <CategoryArticle page={page} texts={texts} workshops={workshops} others={others} />
    </div>
  );
}
