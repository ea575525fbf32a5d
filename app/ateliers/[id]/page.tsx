import { answer, PageStatus } from "@/app/_pages/answer";
import { JsonLd } from "@/components/layout/json-ld";
import { Failed } from "@/components/layout/messages";
import { CategoryArticle } from "@/components/workshops/category-article";
import { WORDS } from "@/content/shipped/words";
import { listWorkshops } from "@/lib/content";
import { idOf, isFileName } from "@/lib/content/ids";
import { textsOf } from "@/lib/content/texts";
import { byCategory, workshopList } from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { firstPage } from "@/lib/lists/paging";
import { withPortraits } from "@/lib/lists/people";
import { all, load } from "@/lib/load";
import { backTo, pageUnder } from "@/lib/routes";
import { pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { breadcrumbs, listed } from "@/lib/site/structured-data";

type Props = PageProps<"/ateliers/[id]">;

/** The categories of the site, and those that owners typed. */
export async function generateStaticParams() {
  const ids = [...byCategory(await listWorkshops()).keys()];
  return ids.filter(isFileName).map((id) => ({ id }));
}

/** The page of a category; only the site's own categories have texts. */
function readPage(id: string) {
  const known = pageUnder("ateliers", id);
  return all({ page: firstPage(workshopList(id)), texts: known && textsOf(known) });
}

export async function generateMetadata({ params }: Props) {
  const read = await load(readPage((await params).id));
  if (read.state !== "loaded") return unavailableMetadata("failed");
  const { page, texts } = read.value;
  const { path, title, preview } = page.list;
  return pageMetadata({
    title,
    description: texts?.description ?? WORDS.category(title),
    path,
    ...(texts || page.entries.length > 0 ? { image: await preview() } : { noindex: true }),
  });
}

async function readAll(params: Props["params"]) {
  const { page, texts } = await readPage(await idOf(params));
  const { categories, workshops } = await all({
    categories: listCategories(),
    workshops: withPortraits(page.entries),
  });
  const others = categories.filter((one) => one.path !== page.list.path && one.workshops.length > 0);
  return { page, texts, others, workshops };
}

export default function CategoryPage({ params }: Props) {
  const failed = <Failed back={backTo("ateliers")} what="des ateliers" />;
  return answer(
    readAll(params),
    ({ page, texts, others, workshops }) => {
      const isEmpty = !texts && workshops.length === 0;
      return (
        <div className="wrap">
          {isEmpty && <PageStatus status="unlisted" />}
          {!isEmpty && <JsonLd nodes={[listed(page), breadcrumbs(...page.list.trail)]} />}
          <CategoryArticle page={page} texts={texts} workshops={workshops} others={others} />
        </div>
      );
    },
    { failed },
  );
}
