import { PageFailed } from "@/components/layout/detail-messages";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHead } from "@/components/layout/page-head";
import { PageStatus } from "@/components/layout/page-status";
import ridge from "@/components/layout/ridge.module.css";
import { BackLink } from "@/components/navigation/back-link";
import { Album, AlbumPicture } from "@/components/pictures/album";
import { Gallery } from "@/components/pictures/gallery";
import { Paragraphs } from "@/components/text/paragraphs";
import { RichText } from "@/components/text/rich-text";
import { RelatedLinks } from "@/components/ui/related-links";
import { WORDS } from "@/content/shipped/words";
import { nameOf, textsOf, trailOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import { PAGES, type Under } from "@/lib/routes";
import { breadcrumbs } from "@/lib/site/structured-data";
import { firstSentence } from "@/lib/text/length";
import styles from "./element-article.module.css";
import { ElementTiles } from "./element-tiles";
import { ElementWorkshops } from "./element-workshops";

const back = async () => ({ href: PAGES.elements.path, label: await nameOf("elements") });

/** The page of one element (requirement 3.10), in the element's colour. */
export async function ElementArticle({ id }: { id: Under<"elements"> }) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return <PageFailed />;
  const { title, intro, content, pictures, ownPictures } = texts.value;
  const first = firstSentence(intro);
  const images = await Promise.all(pictures.map(({ src, alt }) => shownImage(src, alt, SLOTS.half)));
  return (
    <Album images={images}>
      <JsonLd things={[breadcrumbs(...(await trailOf(id)))]} />
      <div className="wrap">
        <div className={`bleed ${ridge.ridge} ${styles.element}`} data-element={id}>
          <BackLink {...(await back())} />
          <div className={`frame ${styles.picture} ${ownPictures ? styles.photo : ""}`}>
            <AlbumPicture index={0} loading="eager" />
          </div>
          <div className={`stack ${styles.words}`}>
            <Title title={title} name={PAGES[id].name} />
            <p className="lead">{first}</p>
            <div className="flow measure">
              <Paragraphs text={intro.slice(first.length)} />
            </div>
            <RichText article={content} />
          </div>
        </div>
        <div className={`bleed deckle stack ${styles.below}`}>
          {images.length > 1 && <Gallery images={images.slice(1)} before={1} />}
          <ElementWorkshops id={id} />
        </div>
        <div className="screen-only">
          <ElementTiles except={id} />
        </div>
      </div>
    </Album>
  );
}

/** The page of an unknown element: no picture (requirement 3.10), links to all elements. */
export const UnknownElement = async () => (
  <div className="wrap">
    <PageStatus status="404" />
    <PageHead title="Élément" back={await back()} lead={<p>{WORDS.fourElements}</p>} />
    <div className="section">
      <ElementTiles />
    </div>
    <RelatedLinks to={["ateliers", "calendrier"]} />
  </div>
);

/** « Élément » in small type above the name in large type. */
function Title({ title, name }: { title: string; name: string }) {
  if (!title.endsWith(name)) return <h1>{title}</h1>;
  return (
    <h1 className={styles.named}>
      <span className={styles.label}>{title.slice(0, -name.length)}</span>
      {name}
    </h1>
  );
}
