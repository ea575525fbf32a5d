import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { RichText } from "@/components/rich-text/rich-text";
import type { SafeHtml } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { coverFactor } from "@/lib/media/cover";
import { shownImage } from "@/lib/media/shown-image";
import { PAGES, type PageId, pagesUnder } from "@/lib/routes";
import styles from "./element-links.module.css";

/** What a page says of an element: beside its picture. */
export type ElementWords = { heading: SafeHtml; body: SafeHtml };

type Props = {
  size?: "large" | "small";
  /** Said of some elements or of all: each then has a card. */
  words?: ReadonlyMap<PageId, ElementWords>;
};

/** The four elements as image links: on the concept page, on their own page, and in the footer. */
export function ElementLinks({ size = "large", words }: Props) {
  if (size === "small")
    return (
      <ul className={styles.elements} data-size="small">
        {pagesUnder("elements").map((id) => (
          <li key={id}>
            <ElementLink id={id} width={() => "9rem"} stamp />
          </li>
        ))}
      </ul>
    );
  if (!words?.size)
    return (
      <div className={styles.room}>
        <ul className={styles.elements} data-size="large">
          {pagesUnder("elements").map((id) => (
            <li key={id} className={styles.panel} data-element={id}>
              <ElementLink
                id={id}
                width={(factor) => `(min-width: 40rem) ${24 * factor}vw, ${45 * factor}vw`}
              />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <ul className={styles.cards}>
      {pagesUnder("elements").map((id) => (
        <li key={id} className={styles.panel} data-element={id}>
          <Card id={id} words={words.get(id)} />
        </li>
      ))}
    </ul>
  );
}

/** An element's link beside what is said of it, whose heading names it; without, beside its name alone. */
function Card({ id, words }: { id: PageId; words?: ElementWords }) {
  return (
    <div className={styles.card} data-named={!words || undefined}>
      <ElementLink id={id} width={(factor) => `(min-width: 40rem) ${13 * factor}rem, ${7 * factor}rem`} />
      {words && (
        <>
          <div className={styles.heading}>
            <RichText html={words.heading} />
          </div>
          <div className={styles.words}>
            <RichText html={words.body} />
          </div>
        </>
      )}
    </div>
  );
}

type LinkProps = {
  id: PageId;
  /** As in HTML's `sizes`, for a picture that is so many times as wide as its box. */
  width: (factor: number) => string;
  /** In the strip at the foot of every page the site's own drawings are stamps. */
  stamp?: boolean;
};

const ElementLink = ({ id, ...emblem }: LinkProps) => (
  <Link href={PAGES[id].path} className={styles.element} data-element={id}>
    <Emblem id={id} {...emblem} />
    <span>{PAGES[id].name}</span>
  </Link>
);

async function Emblem({ id, width, stamp }: LinkProps) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { pictures, ownPictures } = texts.value;
  if (stamp && !ownPictures)
    return <img src={`/art/element-${id}-small.webp`} alt="" width={128} height={128} loading="lazy" />;
  const image = pictures[0] && (await shownImage(pictures[0].src, "", width(1)));
  return image && <img {...image} sizes={width(coverFactor(image, 1))} alt="" loading="lazy" />;
}
