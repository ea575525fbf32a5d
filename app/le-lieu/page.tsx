import { chaletLight } from "@/app/fonts/light";
import { ListFailed } from "@/components/detail-messages/detail-messages";
import { Album, AlbumPicture } from "@/components/gallery/album";
import { DatesTab, NextTab } from "@/components/next-retreat/next-tab";
import { Opening } from "@/components/opening/opening";
import { Page } from "@/components/page/page";
import { PageHead } from "@/components/page-head/page-head";
import { PageTitle } from "@/components/page-title/page-title";
import { Pager } from "@/components/pager/pager";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { PhotoRows } from "@/components/photo-gallery/photo-rows";
import { shownPhotos } from "@/components/photo-gallery/photos";
import { Phrases } from "@/components/phrases/phrases";
import { RichText } from "@/components/rich-text/rich-text";
import tab from "@/components/tab/tab.module.css";
import { site } from "@/lib/config/site";
import type { Texts } from "@/lib/content/texts";
import { metadataOf } from "@/lib/describe/metadata";
import { photoList } from "@/lib/lists";
import { firstPage } from "@/lib/lists/further-page";
import { load } from "@/lib/load";
import { SLOTS } from "@/lib/media/slots";
import { firstSentences } from "@/lib/text/lead";
import { withRooms } from "@/lib/text/rooms";
import { type Section, sectionsOf } from "@/lib/text/sections";
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

/**
 * The place in pictures: the first with the page's name on it, then a few; what is said of the house, and the way to all
 * dates; the poem among the other pictures, and what else there is to say.
 */
async function Place({ texts }: { texts: Texts }) {
  const photos = await load(firstPage(photoList()));
  const entries = photos.state === "loaded" ? photos.value.entries : [];
  const sections = sectionsOf(texts.content);
  // The poem closes what is said of the house, or else what is said first.
  const house = Math.max(
    0,
    sections.findIndex(({ id }) => id && id === texts.cutaway?.under),
  );
  const parts = sections.map((section) => partOf(section, texts));
  const said = parts.slice(0, house + 1);
  const rest = parts.slice(house + 1);
  if (photos.state !== "loaded" || entries.length === 0)
    return (
      <>
        <PageHead title={texts.title} lead={<Paragraphs text={texts.intro} />} />
        {photos.state === "failed" && <ListFailed />}
        {said}
        <Poem texts={texts} />
        {rest}
      </>
    );
  const images = await shownPhotos(entries);
  const [opening, beside, ...others] = images as [(typeof images)[0], ...typeof images];
  const sets = inThree(others);
  const beginning = firstSentences(texts.intro);
  return (
    <Album images={[{ ...opening, sizes: SLOTS.full }, ...images.slice(1)]}>
      <Opening
        picture={<AlbumPicture index={0} loading="eager" />}
        height="full"
        caption={opening.caption}
        tab={<NextTab />}
      >
        <PageTitle>{texts.title}</PageTitle>
        {site.whereabouts && (
          <p className={styles.where}>
            <Phrases>{site.whereabouts}</Phrases>
          </p>
        )}
        {!texts.intro.startsWith(texts.summary.replace(/…$/, "")) && (
          <p className={styles.summary}>
            <Phrases>{texts.summary}</Phrases>
          </p>
        )}
        <Ways content={texts.content} />
      </Opening>
      <div className={`${styles.start} ${chaletLight.variable}`}>
        <div className={styles.intro}>
          <Paragraphs text={beginning} />
          <Paragraphs text={texts.intro.slice(beginning.length)} />
        </div>
        {beside && (
          <figure data-upright={beside.height > beside.width || undefined}>
            <div className="torn" data-torn="both">
              <AlbumPicture
                index={1}
                sizes={
                  beside.height > beside.width
                    ? "(min-width: 37.5rem) 38vw, 100vw"
                    : "(min-width: 60rem) 52vw, 100vw"
                }
              />
            </div>
            {beside.caption && <figcaption className={tab.tab}>{beside.caption}</figcaption>}
          </figure>
        )}
      </div>
      {sets.first.length > 0 && (
        <section aria-labelledby="titre_galerie">
          <h2 id="titre_galerie" className="visually-hidden">
            En images
          </h2>
          <PhotoRows images={sets.first} before={2} bleeds />
        </section>
      )}
      {said}
      <div className={`torn ${styles.when}`} data-torn="both">
        <DatesTab />
      </div>
      {sets.second.length > 0 && (
        <section className="section" aria-label="D’autres images">
          <PhotoRows images={sets.second} before={2 + sets.first.length} bleeds />
        </section>
      )}
      <Poem texts={texts} after={entries[0]?.image} />
      {sets.last.length > 0 && (
        <section className="section" aria-label="Suite des images">
          <PhotoRows images={sets.last} before={images.length - sets.last.length} bleeds full />
        </section>
      )}
      <Pager page={photos.value} />
      {rest}
    </Album>
  );
}

/** Two pictures before the house, a few between it and the poem, the most after that. */
function inThree<Of>(pictures: readonly Of[]) {
  const more = pictures.slice(2);
  const few = Math.floor(0.4 * more.length);
  return { first: pictures.slice(0, 2), second: more.slice(0, few), last: more.slice(few) };
}

/** A part of what the page says, under its own heading. */
function partOf({ id, heading, body }: Section, { cutaway }: Texts) {
  const house = id && cutaway?.under === id ? cutaway : undefined;
  const rooms = withRooms(body, Boolean(house));
  return (
    <section key={id ?? "debut"} className={`section ${styles.words} ${chaletLight.variable}`}>
      {house ? (
        <Cutaway alt={house.alt} article={body}>
          {heading && <RichText html={heading} />}
        </Cutaway>
      ) : (
        heading && <RichText html={heading} />
      )}
      <RichText
        html={rooms}
        sizes={`(min-width: 60rem) ${rooms.includes("data-picture") ? 55 : 48}vw, 100vw`}
      />
    </section>
  );
}

/** The page is long: where it begins, what it speaks of, in its own headings. */
function Ways({ content }: { content: string }) {
  const parts = sectionsOf(content).filter(({ id, title }) => id && title);
  if (parts.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
