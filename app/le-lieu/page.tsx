import { chaletLight } from "@/app/fonts/light";
import { ListFailed } from "@/components/detail-messages/detail-messages";
import { Album, AlbumPicture } from "@/components/gallery/album";
import { Gallery } from "@/components/gallery/gallery";
import { shownPhotos } from "@/components/gallery/photos";
import { DatesTab, NextTab } from "@/components/next-retreat/next-tab";
import { Opening } from "@/components/opening/opening";
import { Page } from "@/components/page/page";
import { PageHead } from "@/components/page-head/page-head";
import { PageTitle } from "@/components/page-title/page-title";
import { Pager } from "@/components/pager/pager";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { Phrases } from "@/components/phrases/phrases";
import { RichText } from "@/components/rich-text/rich-text";
import { type Section, sectionsOf, withRooms } from "@/lib/article/parts";
import { site } from "@/lib/config/site";
import type { Texts } from "@/lib/content/texts";
import { firstPage, photoList } from "@/lib/lists";
import { load } from "@/lib/load";
import { SLOTS } from "@/lib/pictures/slots";
import { metadataOf } from "@/lib/site/metadata";
import { firstSentences } from "@/lib/text/length";
import { Cutaway } from "./cutaway";
import styles from "./page.module.css";
import { Poem } from "./poem";

export const generateMetadata = () => metadataOf("le-lieu");

export default function PlacePage() {
  return (
    <Page id="le-lieu" illustrated head={false}>
      {(texts) => <Place texts={texts} />}
    </Page>
  );
}

/** The first photo with the page's name on it, what is said of the place and of the house, the poem, all other photos. */
async function Place({ texts }: { texts: Texts }) {
  const photos = await load(firstPage(photoList()));
  const entries = photos.state === "loaded" ? photos.value.entries : [];
  const sections = sectionsOf(texts.content);
  // The poem follows the section about the house, or else the first one.
  const house = Math.max(
    0,
    sections.findIndex(({ id }) => id && id === texts.cutaway?.under),
  );
  const parts = sections.map((section) => partOf(section, texts));
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
        tab={<NextTab />}
      >
        <Heading texts={texts} />
      </Opening>
      <Intro text={texts.intro} />
      {before}
      <div className={`torn ${styles.when}`} data-torn="both">
        <DatesTab />
      </div>
      <Poem texts={texts} after={entries[0]?.image} />
      {others.length > 0 && (
        <section className="section" aria-labelledby="titre_galerie">
          <h2 id="titre_galerie">En images</h2>
          <Gallery images={others} before={1} />
        </section>
      )}
      <Pager page={photos.value} />
      {after}
    </Album>
  );
}

/** The page's name, where the place is, one sentence unless the intro begins with it, and links to the sections. */
function Heading({ texts: { title, summary, intro, content } }: { texts: Texts }) {
  const sections = sectionsOf(content).filter(({ id, title }) => id && title);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {site.whereabouts && (
        <p className={styles.where}>
          <Phrases>{site.whereabouts}</Phrases>
        </p>
      )}
      {!intro.startsWith(summary.replace(/…$/, "")) && (
        <p className={styles.summary}>
          <Phrases>{summary}</Phrases>
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.ways}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The first sentences in large letters, then the rest. */
function Intro({ text }: { text: string }) {
  const beginning = firstSentences(text);
  return (
    <div className={`${styles.intro} ${chaletLight.variable}`}>
      <Paragraphs text={beginning} />
      <Paragraphs text={text.slice(beginning.length)} />
    </div>
  );
}

/** A section of the page's text, under its own heading. */
function partOf({ id, heading, body }: Section, { cutaway }: Texts) {
  const house = id && cutaway?.under === id ? cutaway : undefined;
  return (
    <section key={id ?? "debut"} className={`section ${styles.words} ${chaletLight.variable}`}>
      {house ? (
        <Cutaway alt={house.alt} article={body}>
          {heading && <RichText html={heading} />}
        </Cutaway>
      ) : (
        heading && <RichText html={heading} />
      )}
      <RichText html={withRooms(body, Boolean(house))} sizes="(min-width: 60rem) 55vw, 100vw" />
    </section>
  );
}
