import { Hero } from "@/components/carousel/hero";
import { CategoryList } from "@/components/category-list/category-list";
import { PageFailed } from "@/components/detail-messages/detail-messages";
import { Hosts } from "@/components/hosts/hosts";
import { JsonLd } from "@/components/json-ld/json-ld";
import { ComingRetreats } from "@/components/next-retreat/coming-retreats";
import { PageStatus } from "@/components/page-status/page-status";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { RichText } from "@/components/rich-text/rich-text";
import { Summary } from "@/components/summary/summary";
import { isGlanced } from "@/lib/article/parts";
import { site } from "@/lib/config/site";
import { textsOf } from "@/lib/content/texts";
import { listCategories } from "@/lib/lists/categories";
import { load } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { previewPath } from "@/lib/site/preview/cards";
import { lodgingBusiness, webSite } from "@/lib/site/structured-data";
import { inTwo } from "@/lib/text/length";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("accueil");

export default async function HomePage() {
  const texts = await load(textsOf("accueil"));
  if (texts.state !== "loaded") return <PageFailed />;
  const { title, description, captions, intro, content, pictures, ownPictures } = texts.value;
  const [beginning, rest] = inTwo(intro);
  return (
    <>
      <JsonLd things={[webSite(), lodgingBusiness(description, previewPath("accueil"))]} />
      <h1 className="visually-hidden">
        {site.name}, {title}
      </h1>
      <Hero captions={captions} pictures={ownPictures ? pictures : undefined} />
      {beginning && (
        <div className={styles.intro}>
          <Paragraphs text={beginning} />
        </div>
      )}
      <Summary />
      <Categories />
      {!rest && isGlanced(content) ? (
        <div className={`torn section ${styles.word}`} data-torn="both">
          <div className={styles.intro}>
            <RichText html={content} />
          </div>
        </div>
      ) : (
        (rest || content) && (
          <div className="wrap section">
            {rest && <Paragraphs text={rest} />}
            {content && <RichText html={content} />}
          </div>
        )
      )}
      <Hosts />
      <ComingRetreats />
    </>
  );
}

/** What one does here. */
async function Categories() {
  const read = await load(Promise.all([textsOf("ateliers"), listCategories()]));
  if (read.state !== "loaded") return <PageStatus status="500" />;
  const [{ title }, categories] = read.value;
  return (
    <section className={styles.categories}>
      <h2>{title}</h2>
      <CategoryList categories={categories} headed />
    </section>
  );
}
