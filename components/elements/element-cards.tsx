import { RichText } from "@/components/text/rich-text";
import type { Section } from "@/lib/article/parts";
import type { ElementEntry, ElementId } from "@/lib/lists";
import { SLOTS } from "@/lib/pictures/slots";
import { firstSentences } from "@/lib/text/length";
import styles from "./element-cards.module.css";
import { Emblem } from "./element-tiles";

export type ElementWords = Pick<Section, "heading" | "body">;

type Props = {
  elements: readonly ElementEntry[];
  /**
   * The page's texts about elements. An element without a text shows its name, summary and first sentences.
   */
  words?: ReadonlyMap<ElementId, ElementWords>;
};

/** The elements as cards across the screen; each card is a link with emblem and text. */
export const ElementCards = ({ elements, words }: Props) => (
  <ul className={`bleed torn ${styles.cards}`} data-torn="both">
    {elements.map((element) => (
      <li key={element.id} className={`deckle ${styles.panel}`} data-element={element.id}>
        <div className={styles.card}>
          <a href={element.path} className={`covers ${styles.emblem}`}>
            <Emblem texts={element.texts} sizes={SLOTS.third} />
            <span className="visually-hidden">{element.name}</span>
          </a>
          <CardWords element={element} words={words?.get(element.id)} />
          <Ridge id={element.id} />
        </div>
      </li>
    ))}
  </ul>
);

function CardWords({ element: { name, texts }, words }: { element: ElementEntry; words?: ElementWords }) {
  if (words)
    return (
      <>
        <div className={`arrow ${styles.heading}`}>
          <RichText article={words.heading} />
        </div>
        <div className={styles.words}>
          <RichText article={words.body} />
        </div>
      </>
    );
  const { summary, excerpted, intro } = texts;
  const line = excerpted ? undefined : summary;
  return (
    <>
      <div className={styles.heading}>
        <h2 className="arrow">{name}</h2>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      {intro && <p className={styles.words}>{firstSentences(intro)}</p>}
    </>
  );
}

/** The card's part of a landscape that continues from card to card. */
const Ridge = ({ id }: { id: ElementId }) => (
  <img
    className={`screen-only ${styles.ridge}`}
    src={`/art/ridge-${id}.svg`}
    alt=""
    width={780}
    height={300}
    loading="lazy"
  />
);
