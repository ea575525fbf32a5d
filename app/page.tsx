import { Hero } from "@/components/home/hero";
import { Summary } from "@/components/home/summary";
import { PageFailed } from "@/components/layout/detail-messages";
import { JsonLd } from "@/components/layout/json-ld";
import { PageStatus } from "@/components/layout/page-status";
import { Hosts } from "@/components/people/hosts";
import { UpcomingRetreats } from "@/components/retreats/upcoming-retreats";
import { Paragraphs } from "@/components/text/paragraphs";
import { RichText } from "@/components/text/rich-text";
import { CategoryList } from "@/components/workshops/category-list";
import { site } from "@/lib/config/site";
import { textsOf } from "@/lib/content/texts";
import { listCategories } from "@/lib/lists/categories";
import { load } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { previewPath } from "@/lib/site/preview/cards";
import { lodgingBusiness, webSite } from "@/lib/site/structured-data";
import { splitIntro } from "@/lib/text/length";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("accueil");

export default async function HomePage() {
  const texts = await load(textsOf("accueil"));
  if (texts.state !== "loaded") return <PageFailed />;
  const { title, description, captions, intro, content, pictures, ownPictures } = texts.value;
  const [beginning, rest] = splitIntro(intro);
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
      {(rest || content.length > 0) && (
        <div className="wrap section">
          <Paragraphs text={rest} />
          <RichText article={content} />
        </div>
      )}
      <Hosts />
      <UpcomingRetreats />
    </>
  );
}

/** The activities of the place. */
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
