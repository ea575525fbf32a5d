import { Link } from "@/components/navigation/link";
import { RichText } from "@/components/text/rich-text";
import type { Section } from "@/lib/article/parts";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { SLOTS } from "@/lib/pictures/slots";
import { PAGES, type PageId, pagesUnder } from "@/lib/routes";
import { firstSentences } from "@/lib/text/length";
import styles from "./element-cards.module.css";
import { Emblem } from "./emblem";

/** A page's text about an element, with its heading. */
export type ElementWords = Pick<Section, "heading" | "body">;

type Props = {
  /**
   * The page's texts about the elements. An element without one shows its name, summary and first sentences.
   */
  words?: ReadonlyMap<PageId, ElementWords>;
};

/** The elements as cards across the screen, each with emblem and text; one link each. */
export const ElementCards = ({ words }: Props) => (
  <ul className={`bleed torn ${styles.cards}`} data-torn="both">
    {pagesUnder("elements").map((id) => (
      <li key={id} className={`deckle ${styles.panel}`} data-element={id}>
        <div className={styles.card}>
          <Link href={PAGES[id].path} className={styles.emblem}>
            <Emblem id={id} sizes={SLOTS.third} />
            <span className="visually-hidden">{PAGES[id].name}</span>
          </Link>
          <Words id={id} words={words?.get(id)} />
          <Ridge id={id} />
        </div>
      </li>
    ))}
  </ul>
);

async function Words({ id, words }: { id: PageId; words?: ElementWords }) {
  if (words)
    return (
      <>
        <div className={`leads ${styles.heading}`}>
          <RichText article={words.heading} />
        </div>
        <div className={styles.words}>
          <RichText article={words.body} />
        </div>
      </>
    );
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return null;
  const { summary, excerpted, intro } = texts.value;
  const line = excerpted ? undefined : summary;
  return (
    <>
      <div className={styles.heading}>
        <h2 className="leads">{PAGES[id].name}</h2>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      <p className={`${styles.words} ${styles.first}`}>{firstSentences(intro)}</p>
    </>
  );
}

/** The card's part of a landscape that continues from card to card. */
const Ridge = ({ id }: { id: PageId }) => (
  <img
    className={`screen-only ${styles.ridge}`}
    src={`/art/ridge-${id}.svg`}
    alt=""
    width={780}
    height={300}
    loading="lazy"
  />
);
