import { Hero } from "@/components/home/hero";
import { Summary } from "@/components/home/summary";
import { JsonLd } from "@/components/layout/json-ld";
import { Hosts } from "@/components/people/hosts";
import { UpcomingRetreats } from "@/components/retreats/upcoming-retreats";
import { Paragraphs } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import { CategoryList } from "@/components/workshops/category-list";
import { site } from "@/lib/config/site";
import { hiddenPages } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { listCategories } from "@/lib/lists/categories";
import { upcomingRetreats } from "@/lib/lists/retreats";
import { metadataOf } from "@/lib/site/metadata";
import { previewPath } from "@/lib/site/preview/cards";
import { lodgingBusiness, webSite } from "@/lib/site/structured-data";
import { splitIntro } from "@/lib/text/length";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("accueil");

export default async function HomePage() {
  const [texts, workshops, hosts, calendar, categories, upcoming] = await Promise.all([
    textsOf("accueil"),
    textsOf("ateliers"),
    textsOf("nous-connaitre"),
    textsOf("calendrier"),
    listCategories(),
    upcomingRetreats(),
  ]);
  const { title, description, captions, intro, content, pictures, ownPictures } = texts;
  const [beginning, rest] = splitIntro(intro);
  const hidden = hiddenPages();
  return (
    <>
      <JsonLd nodes={[webSite(), lodgingBusiness(description, previewPath("accueil"))]} />
      <h1 className="visually-hidden">{[...new Set([site.name, title])].join(", ")}</h1>
      <Hero captions={captions} pictures={ownPictures ? pictures : undefined} next={upcoming?.next} />
      {beginning && (
        <div className={styles.intro}>
          <Paragraphs text={beginning} />
        </div>
      )}
      <Summary hidden={hidden} />
      {!hidden.includes("ateliers") && (
        <section className={styles.categories}>
          <h2>{workshops.title}</h2>
          <CategoryList categories={categories} headed />
        </section>
      )}
      {(rest || content.length > 0) && (
        <div className="wrap section">
          <Paragraphs text={rest} />
          <RichText article={content} />
        </div>
      )}
      <Hosts texts={hosts} />
      {upcoming && <UpcomingRetreats title={calendar.title} {...upcoming} />}
    </>
  );
}
