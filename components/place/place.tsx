import { Opening } from "@/components/layout/opening";
import { PageHead } from "@/components/layout/page-head";
import { Pager } from "@/components/layout/pager";
import { Album, AlbumPicture } from "@/components/pictures/album";
import { Gallery, photosForGallery } from "@/components/pictures/gallery";
import { PlainImage } from "@/components/pictures/plain-image";
import { CalendarTab, NextRetreatTab } from "@/components/retreats/next-retreat";
import { Paragraphs } from "@/components/text/plain-text";
import { SectionLinks } from "@/components/text/section-links";
import { type Section, sectionsOf } from "@/lib/article/parts";
import { site } from "@/lib/config/site";
import type { Photo } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import type { PageWords } from "@/lib/content/texts";
import type { ListPage } from "@/lib/lists/paging";
import type { NextRetreat } from "@/lib/lists/retreats";
import { SLOTS } from "@/lib/pictures/slots";
import { splitSentences } from "@/lib/text/length";
import { chaletLight } from "./light-font";
import styles from "./place.module.css";
import { PlaceSection } from "./place-section";
import { roomNames } from "./rooms";

type Props = {
  texts: PageWords;
  /** The first page of the gallery, and its photos with their sizes. */
  list: ListPage<Photo>;
  photos: readonly Pictured<Photo>[];
  next: NextRetreat | undefined;
};

/** The page /le-lieu: first photo with the title, intro, sections, poem, gallery of all photos. */
export function Place({ texts, list, photos, next }: Props) {
  const sections = sectionsOf(texts.content);
  // The house stands above the first section with rooms, else above the first; the poem follows that section.
  const houseIndex = Math.max(
    0,
    sections.findIndex(({ body }) => roomNames(body).length > 0),
  );
  const sectionElements = sections.map((section, i) => (
    <PlaceSection
      key={section.id ?? "debut"}
      section={section}
      house={i === houseIndex ? texts.house : undefined}
    />
  ));
  const elementsWithHouse = sectionElements.slice(0, houseIndex + 1);
  const elementsBelow = sectionElements.slice(houseIndex + 1);
  if (photos.length === 0)
    return (
      <>
        <PageHead title={texts.title} lead={texts.intro && <Paragraphs text={texts.intro} />} />
        {elementsWithHouse}
        <Poem texts={texts} />
        {elementsBelow}
      </>
    );
  const images = photosForGallery(photos);
  const [opening, ...others] = images as [(typeof images)[0], ...typeof images];
  return (
    <Album images={[{ ...opening, sizes: SLOTS.full }, ...others]}>
      <Opening
        picture={<AlbumPicture index={0} loading="eager" />}
        height="full"
        caption={opening.caption}
        tab={next && <NextRetreatTab {...next} />}
      >
        <Heading texts={texts} sections={sections} />
      </Opening>
      {texts.intro && <PlaceIntro text={texts.intro} />}
      {elementsWithHouse}
      <div className={`torn ${styles.when}`} data-torn="both">
        <CalendarTab />
      </div>
      <Poem texts={texts} exclude={photos[0]?.image.src} />
      <section className="section" aria-labelledby="titre_galerie">
        <h2 id="titre_galerie">En images</h2>
        <Gallery images={images} before={0} />
      </section>
      <Pager page={list} />
      {elementsBelow}
    </Album>
  );
}

/** Title, location, the summary unless it was cut from the hosts' own text, and links to the sections. */
function Heading({ texts, sections }: { texts: PageWords; sections: readonly Section[] }) {
  const { title, summary, excerpted } = texts;
  return (
    <>
      <h1>{title}</h1>
      {site.whereabouts && <p className={styles.where}>{site.whereabouts}</p>}
      {summary && !excerpted && <p className={`lead soft ${styles.summary}`}>{summary}</p>}
      <SectionLinks sections={sections} className="cluster" />
    </>
  );
}

function PlaceIntro({ text }: { text: string }) {
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

type PoemProps = {
  texts: PageWords;
  /** The address of the page's first picture: the poem shows another picture if there is one. */
  exclude?: string;
};

/** The poem, verse by verse, above a picture of the page. */
function Poem({ texts: { poem, pictures }, exclude }: PoemProps) {
  const picture = pictures.find(({ picture }) => picture?.src !== exclude) ?? pictures[0];
  if (poem.length === 0) return null;
  return (
    <section
      className={`bleed behind frame night torn ${styles.poem} ${chaletLight.variable}`}
      data-torn="both"
      aria-labelledby="titre_poeme"
    >
      {picture && <PlainImage {...picture} sizes={SLOTS.full} />}
      <h2 id="titre_poeme" className="visually-hidden">
        Les sens du lieu
      </h2>
      <div className={styles.verses}>
        {poem.map((verses) => (
          <p key={verses.join()}>
            {verses.map((verse) => (
              <span key={verse} className={styles.verse}>
                {verse}
              </span>
            ))}
          </p>
        ))}
      </div>
    </section>
  );
}
