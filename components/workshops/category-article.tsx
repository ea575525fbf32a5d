import { PageHead } from "@/components/layout/page-head";
import { Pager } from "@/components/layout/pager";
import { RelatedLinks } from "@/components/layout/related-links";
import { Frame } from "@/components/pictures/plain-image";
import { Paragraphs } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import type { WorkshopSummary } from "@/lib/content";
import type { PageWords } from "@/lib/content/texts";
import type { Category } from "@/lib/lists/categories";
import type { ListPage } from "@/lib/lists/paging";
import type { LedWorkshop } from "@/lib/lists/people";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./category-article.module.css";
import { CategoryList } from "./category-list";
import { DateCall } from "./workshop-card";
import { WorkshopList } from "./workshop-list";

type Props = {
  page: ListPage<WorkshopSummary>;
  workshops: readonly LedWorkshop[];
  /** The page's texts and pictures; an unknown category has none. */
  texts?: PageWords;
  /** Others that have workshops; shown if it has none. */
  others: readonly Category[];
};

/** A category: picture, text and workshops. Without workshops, the other categories follow. */
export function CategoryArticle({ page, workshops, texts, others }: Props) {
  const { intro, content = [], pictures: [picture] = [] } = texts ?? {};
  const isEmpty = workshops.length === 0;
  return (
    <>
      <div className={`split ${styles.category}`}>
        {picture && (
          <Frame
            picture={picture.upright ?? picture.picture}
            alt={picture.alt}
            torn="below"
            className={`media fills ${styles.picture}`}
            sizes={SLOTS.half}
            eager
          />
        )}
        <PageHead title={page.list.title} back={page.list.back} />
        <div className={styles.words}>
          {intro && (
            <div className="lead">
              <Paragraphs text={intro} />
            </div>
          )}
          {isEmpty ? (
            <p className="lead">Ateliers en cours de préparation.</p>
          ) : (
            <>
              <WorkshopList workshops={workshops} />
              <DateCall workshops={workshops} />
            </>
          )}
          <Pager page={page} />
          <RichText article={content} />
        </div>
        {!picture && isEmpty && (
          <div className={`media ${styles.drawing}`}>
            <EmptyCategoryDrawing />
          </div>
        )}
      </div>
      {isEmpty && others.length > 0 && (
        <div className="section">
          <CategoryList categories={others} />
        </div>
      )}
      {isEmpty && <RelatedLinks to={["calendrier", "contact"]} />}
    </>
  );
}

/** A drawing in place of workshops that are still to come. */
const EmptyCategoryDrawing = () => (
  <picture>
    <source type="image/avif" srcSet="/art/category-empty.avif" />
    <img src="/art/category-empty.webp" alt="" width={720} height={540} fetchPriority="high" />
  </picture>
);
