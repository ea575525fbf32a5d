import { answer, PageStatus } from "@/app/_pages/answer";
import { JsonLd } from "@/components/layout/json-ld";
import { Failed } from "@/components/layout/messages";
import { CategoryArticle } from "@/components/workshops/category-article";
import { WORDS } from "@/content/shipped/words";
import { listWorkshops } from "@/lib/content";
import { idOf, isFileName } from "@/lib/content/ids";
import { byCategory } from "@/lib/lists";
import { load } from "@/lib/load";
import { backTo } from "@/lib/routes";
import { pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { readCategory, readPage } from "./load";

type Props = PageProps<"/ateliers/[id]">;

/** The categories of the site, and those that the hosts typed. */
export async function generateStaticParams() {
  const ids = [...byCategory(await listWorkshops()).keys()];
  return ids.filter(isFileName).map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props) {
  const read = await load(readCategory((await params).id));
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

export default function CategoryPage({ params }: Props) {
  const failed = <Failed back={backTo("ateliers")} what="des ateliers" />;
  return answer(
    idOf(params).then(readPage),
    ({ page, texts, others, workshops }) => {
      const isEmpty = !texts && workshops.length === 0;
      return (
        <div className="wrap">
          {isEmpty && <PageStatus status="404" />}
          {!isEmpty && <JsonLd nodes={[breadcrumbs(...page.list.trail)]} />}
          <CategoryArticle page={page} texts={texts} workshops={workshops} others={others} />
        </div>
      );
    },
    { failed },
  );
}
