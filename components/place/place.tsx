import { chaletLight } from "@/app/fonts/light";
import { ListFailed } from "@/components/layout/detail-messages";
import { Opening } from "@/components/layout/opening";
import { PageHead } from "@/components/layout/page-head";
import { Pager } from "@/components/layout/pager";
import { Album, AlbumPicture } from "@/components/pictures/album";
import { Gallery } from "@/components/pictures/gallery";
import { shownPhotos } from "@/components/pictures/photos";
import { CalendarTab, NextRetreatTab } from "@/components/retreats/next-retreat-tab";
import { Paragraphs } from "@/components/text/paragraphs";
import { SectionLinks } from "@/components/text/section-links";
import { type Section, sectionsOf } from "@/lib/article/parts";
import { site } from "@/lib/config/site";
import type { Texts } from "@/lib/content/texts";
import { firstPage, photoList } from "@/lib/lists";
import { load } from "@/lib/load";
import { SLOTS } from "@/lib/pictures/slots";
import { splitSentences } from "@/lib/text/length";
import styles from "./place.module.css";
import { PlaceSection } from "./place-section";
import { Poem } from "./poem";

/** The page /le-lieu: first photo with the title, intro, sections, poem, gallery of all photos. */
export async function Place({ texts }: { texts: Texts }) {
  const photos = await load(firstPage(photoList()));
  const entries = photos.state === "loaded" ? photos.value.entries : [];
  const sections = sectionsOf(texts.content);
  // The poem follows the section about the house, or else the first one.
  const house = Math.max(
    0,
    sections.findIndex(({ id }) => id && id === texts.cutaway?.under),
  );
  const parts = sections.map((section) => (
    <PlaceSection key={section.id ?? "debut"} section={section} cutaway={texts.cutaway} />
  ));
  const before = parts.slice(0, house + 1);
  const after = parts.slice(house + 1);
  if (photos.state !== "loaded" || entries.length === 0)
    return (
      <>
        <PageHead title={texts.title} lead={<Paragraphs text={texts.intro} />} />
        {photos.state === "failed" && <ListFailed />}
        {before}
        <Poem texts={texts} />
        {after}
      </>
    );
  const images = await shownPhotos(entries);
  const [opening, ...others] = images as [(typeof images)[0], ...typeof images];
  return (
    <Album images={[{ ...opening, sizes: SLOTS.full }, ...others]}>
      <Opening
        picture={<AlbumPicture index={0} loading="eager" />}
        height="full"
        caption={opening.caption}
        tab={<NextRetreatTab />}
      >
        <Heading texts={texts} sections={sections} />
      </Opening>
      <Intro text={texts.intro} />
      {before}
      <div className={`torn ${styles.when}`} data-torn="both">
        <CalendarTab />
      </div>
      <Poem texts={texts} exclude={entries[0]?.image} />
      <section className="section" aria-labelledby="titre_galerie">
        <h2 id="titre_galerie">En images</h2>
        <Gallery images={images} before={0} />
      </section>
      <Pager page={photos.value} />
      {after}
    </Album>
  );
}

/** Title, location, the summary unless it was cut from the hosts' own text, and links to the sections. */
function Heading({ texts, sections }: { texts: Texts; sections: readonly Section[] }) {
  const { title, summary, excerpted } = texts;
  return (
    <>
      <h1>{title}</h1>
      {site.whereabouts && <p className={styles.where}>{site.whereabouts}</p>}
      {!excerpted && <p className={`lead soft ${styles.summary}`}>{summary}</p>}
      <SectionLinks sections={sections} className="cluster" />
    </>
  );
}

/** The intro: first sentences in large type, then the rest. */
function Intro({ text }: { text: string }) {
  const [beginning, rest] = splitSentences(text, "line");
  return (
    <div className={`stack ${styles.intro} ${chaletLight.variable}`}>
      <div className={styles.beginning}>
        <Paragraphs text={beginning} />
      </div>
      <div className="lead flow">
        <Paragraphs text={rest} />
      </div>
    </div>
  );
}
