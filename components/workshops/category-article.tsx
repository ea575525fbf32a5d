import { JsonLd } from "@/components/layout/json-ld";
import { PageHead } from "@/components/layout/page-head";
import { PageStatus } from "@/components/layout/page-status";
import { Pager } from "@/components/layout/pager";
import { Illustration } from "@/components/pictures/illustration";
import { Paragraphs } from "@/components/text/paragraphs";
import { RichText } from "@/components/text/rich-text";
import { RelatedLinks } from "@/components/ui/related-links";
import type { WorkshopSummary } from "@/lib/content";
import type { Texts } from "@/lib/content/texts";
import { listCategories } from "@/lib/lists/categories";
import type { ListPage } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { SLOTS } from "@/lib/pictures/slots";
import { breadcrumbs, listed } from "@/lib/site/structured-data";
import styles from "./category-article.module.css";
import { CategoryList } from "./category-list";
import { DateCall } from "./workshop-card";
import { LedList } from "./workshop-list";

type Props = {
  page: ListPage<WorkshopSummary>;
  /** The page's texts and pictures; only the site's own categories have them. */
  texts?: Texts;
};

/** A category: picture, text and workshops. Without workshops, the other categories follow. */
export function CategoryArticle({ page, texts }: Props) {
  const { list, entries } = page;
  const unlisted = !texts && entries.length === 0;
  const { intro, content = [], pictures: [picture] = [] } = texts ?? {};
  return (
    <div className="wrap">
      {unlisted ? (
        <PageStatus status="unlisted" />
      ) : (
        <JsonLd things={[listed(page), breadcrumbs(...list.trail)]} />
      )}
      <div className={`split ${styles.category}`}>
        {picture && (
          <div className={`media frame torn fills ${styles.picture}`}>
            <Illustration picture={picture} sizes={SLOTS.half} eager column />
          </div>
        )}
        <PageHead title={list.title} back={list.back} />
        <div className={styles.words}>
          {intro && (
            <div className="lead">
              <Paragraphs text={intro} />
            </div>
          )}
          {entries.length > 0 ? (
            <>
              <LedList workshops={entries} />
              <DateCall />
            </>
          ) : (
            <p className="lead">Ateliers en cours de préparation.</p>
          )}
          <Pager page={page} />
          <RichText article={content} />
        </div>
        {!picture && entries.length === 0 && (
          <div className={`media ${styles.drawing}`}>
            <NothingYet />
          </div>
        )}
      </div>
      {entries.length === 0 && (
        <>
          <Others path={list.path} />
          <RelatedLinks to={["calendrier", "contact"]} />
        </>
      )}
    </div>
  );
}

/** The other categories that have workshops. */
async function Others({ path }: { path: string }) {
  const categories = await load(listCategories());
  if (categories.state !== "loaded") return <PageStatus status="500" />;
  const others = categories.value.filter((one) => one.path !== path && one.workshops.length > 0);
  if (others.length === 0) return null;
  return (
    <div className="section">
      <CategoryList categories={others} />
    </div>
  );
}

/** A drawing in place of workshops that are still to come. */
const NothingYet = () => (
  <picture>
    <source type="image/avif" srcSet="/art/category-empty.avif" />
    <img src="/art/category-empty.webp" alt="" width={720} height={540} fetchPriority="high" />
  </picture>
);
