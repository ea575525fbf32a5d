import "@/app/styles/ridge.css";
import { BackLink, PageHead } from "@/components/layout/page-head";
import { RelatedLinks } from "@/components/layout/related-links";
import { PageLinks } from "@/components/navigation/page-links";
import { Album, AlbumPicture } from "@/components/pictures/album";
import { Gallery } from "@/components/pictures/gallery";
import { Paragraphs } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import { WorkshopList } from "@/components/workshops/workshop-list";
import { WORDS } from "@/content/shipped/words";
import type { PageWords } from "@/lib/content/texts";
import type { ElementEntry, ElementId } from "@/lib/lists";
import type { LedWorkshop } from "@/lib/lists/people";
import { shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import { type LabelledLink, PAGES, pagesUnder } from "@/lib/routes";
import { firstSentence } from "@/lib/text/length";
import styles from "./element-article.module.css";
import { ElementTiles } from "./element-tiles";

const HEADINGS_OF_ELEMENTS: Record<ElementId, string> = {
  feu: "Autour du feu",
  eau: "Autour de l’eau",
  air: "Autour de l’air",
  terre: "Autour de la terre",
};

type Props = {
  id: ElementId;
  texts: PageWords;
  back: LabelledLink;
  others: readonly ElementEntry[];
  /** Workshops of the element; without any, links to the lists of workshops and retreats are shown. */
  workshops: readonly LedWorkshop[];
};

/** The page of one element (requirement 3.10), in the element's colour. */
export function ElementArticle({ id, texts, back, others, workshops }: Props) {
  const { title, intro, content, pictures, ownPictures } = texts;
  const lead = firstSentence(intro);
  const images = pictures.map(({ picture, alt }) => shownImage(picture, alt, SLOTS.half));
  return (
    <Album images={images}>
      <div className="wrap">
        <div className={`bleed ridge ${styles.element}`} data-element={id}>
          <BackLink {...back} />
          <div className={`frame ${styles.picture} ${ownPictures ? styles.photo : ""}`}>
            <AlbumPicture index={0} loading="eager" />
          </div>
          <div className={`stack ${styles.words}`}>
            <ElementTitle title={title} name={PAGES[id].name} />
            {lead && <p className="lead">{lead}</p>}
            <div className="flow measure">
              <Paragraphs text={intro.slice(lead.length)} />
            </div>
            <RichText article={content} />
          </div>
        </div>
        <div className={`bleed deckle stack ${styles.below}`}>
          {images.length > 1 && <Gallery images={images.slice(1)} before={1} />}
          {workshops.length > 0 ? (
            <section aria-labelledby="titre_autour">
              <h2 id="titre_autour">{HEADINGS_OF_ELEMENTS[id]}</h2>
              <WorkshopList workshops={workshops} />
            </section>
          ) : (
            <RelatedLinks to={["ateliers", "calendrier"]} />
          )}
        </div>
        <div className="screen-only">
          <ElementTiles elements={others} />
        </div>
      </div>
    </Album>
  );
}

const ELEMENT_PAGES = pagesUnder("elements").map((id) => PAGES[id]);

/** The page of an unknown element: no picture (requirement 3.10), links to all elements. */
export const UnknownElement = ({ back }: { back: LabelledLink }) => (
  <div className="wrap">
    <PageHead title="Élément" back={back} lead={<p>{WORDS.fourElements}</p>} />
    <PageLinks pages={ELEMENT_PAGES} className="cluster section" look="tap arrow" />
    <RelatedLinks to={["ateliers", "calendrier"]} />
  </div>
);

/** « Élément » in small type above the name in large type. */
function ElementTitle({ title, name }: { title: string; name: string }) {
  if (!title.endsWith(name)) return <h1>{title}</h1>;
  return (
    <h1 className={styles.named}>
      <span className={styles.label}>{title.slice(0, -name.length)}</span>
      {name}
    </h1>
  );
}
