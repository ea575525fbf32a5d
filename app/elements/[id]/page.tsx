import type { ReactNode } from "react";
import { BackLink } from "@/components/back-link/back-link";
import { PageFailed } from "@/components/detail-messages/detail-messages";
import { ElementLinks } from "@/components/element-links/element-links";
import { Album, AlbumPicture } from "@/components/gallery/album";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageStatus } from "@/components/page-status/page-status";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { PhotoRows } from "@/components/photo-gallery/photo-rows";
import range from "@/components/range/range.module.css";
import { RichText } from "@/components/rich-text/rich-text";
import { WayOn } from "@/components/way-on/way-on";
import { LedList } from "@/components/workshop-list/led-list";
import { WORDS } from "@/content/shipped/words";
import { listWorkshops } from "@/lib/content";
import { idOf } from "@/lib/content/ids";
import { nameOf, textsOf, trailOf } from "@/lib/content/texts";
import { byElement } from "@/lib/lists";
import { load } from "@/lib/load";
import type { Size } from "@/lib/pictures/decode";
import { shownImage } from "@/lib/pictures/shown";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import { PAGES, pagesUnder, pageUnder, type Under } from "@/lib/routes";
import { metadataOf, unavailableMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { firstSentence } from "@/lib/text/length";
import styles from "./page.module.css";

const back = async () => ({ href: PAGES.elements.path, label: await nameOf("elements") });

export const generateStaticParams = () => pagesUnder("elements").map((id) => ({ id }));

export async function generateMetadata({ params }: PageProps<"/elements/[id]">) {
  const element = pageUnder("elements", await idOf(params));
  return element ? metadataOf(element) : unavailableMetadata("missing");
}

export default async function ElementPage({ params }: PageProps<"/elements/[id]">) {
  const id = await idOf(params);
  const element = pageUnder("elements", id);
  return element ? <Element id={element} /> : <Unknown />;
}

async function Element({ id }: { id: Under<"elements"> }) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return <PageFailed />;
  const { title, intro, content, pictures, ownPictures } = texts.value;
  const first = firstSentence(intro);
  const sizes = ownPictures ? photoSizes : EMBLEM;
  const images = await Promise.all(pictures.map(({ src, alt }) => shownImage(src, alt, sizes)));
  return (
    <Album images={images}>
      <JsonLd things={[breadcrumbs(...(await trailOf(id)))]} />
      <Frame
        id={id}
        own={ownPictures}
        picture={<AlbumPicture index={0} loading="eager" />}
        below={
          <div className={`bleed deckle ${styles.below}`}>
            {images.length > 1 && <PhotoRows images={images.slice(1)} before={1} bleeds />}
            <Around id={id} />
          </div>
        }
      >
        <Title title={title} name={PAGES[id].name} />
        <p className="lead">{first}</p>
        <div className="flow measure">
          <Paragraphs text={intro.slice(first.length)} />
        </div>
        {content && <RichText html={content} />}
      </Frame>
    </Album>
  );
}

/** « Élément » is said quietly, its name as largely as a name may be that is known to be short. */
function Title({ title, name }: { title: string; name: string }) {
  if (!title.endsWith(name)) return <h1>{title}</h1>;
  return (
    <h1 className={styles.named}>
      <span className={styles.label}>{title.slice(0, -name.length)}</span>
      {name}
    </h1>
  );
}

const EMBLEM = "(min-width: 52rem) 42vw, 15rem";

/** On phones not much more than the width of the screen: a fine one forgives it. */
function photoSizes(size: Size) {
  const factor = coverFactor(size, 0.9);
  return `(min-width: 52rem) ${50 * factor}vw, ${Math.min(130, 100 * factor)}vw`;
}

/** No picture (spec section 2): where the others have theirs, an ornament. */
const Unknown = () => (
  <>
    <PageStatus status="404" />
    <Frame>
      <h1 className={styles.label}>Élément</h1>
      <p className={styles.headline}>{WORDS.fourElements}</p>
    </Frame>
  </>
);

type FrameProps = {
  /** Whose page it is, if it is one of the four. */
  id?: Under<"elements">;
  /** The picture is the hosts' own. */
  own?: boolean;
  picture?: ReactNode;
  /** What is done around it, before the ways to the others. */
  below?: ReactNode;
  children: ReactNode;
};

/** A world of the element's colour, with a ridge along its foot; at the page's foot the ways to the others. */
async function Frame({ id, own = false, picture, below, children }: FrameProps) {
  return (
    <div className="wrap">
      <div className={`${range.range} ${styles.element}`} data-element={id} data-drawn={!own || undefined}>
        <BackLink {...(await back())} />
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.words}>{children}</div>
      </div>
      {below}
      <div className={styles.others}>
        <ElementLinks except={id} />
      </div>
      {!id && <WaysOn />}
    </div>
  );
}

const WaysOn = () => <WayOn to={["ateliers", "calendrier"]} />;

const AROUND: Record<Under<"elements">, string> = {
  feu: "Autour du feu",
  eau: "Autour de l’eau",
  air: "Autour de l’air",
  terre: "Autour de la terre",
};

/** What one does around the element, else the ways on. */
async function Around({ id }: { id: Under<"elements"> }) {
  const read = await load(listWorkshops());
  if (read.state !== "loaded") return <PageStatus status="500" />;
  const workshops = byElement(read.value).get(id);
  if (!workshops?.length) return <WaysOn />;
  return (
    <section className={styles.around} aria-labelledby="titre_autour">
      <h2 id="titre_autour">{AROUND[id]}</h2>
      <LedList workshops={workshops} abreast />
    </section>
  );
}
