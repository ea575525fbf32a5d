import type { ReactNode } from "react";
import { Link } from "@/components/link/link";
import { RichText } from "@/components/rich-text/rich-text";
import type { SafeHtml } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { PAGES, type PageId, pagesUnder } from "@/lib/routes";
import { firstSentences } from "@/lib/text/length";
import styles from "./element-links.module.css";
import { Emblem, type EmblemProps } from "./emblem";

/** What a page says of an element: beside its picture. */
export type ElementWords = { heading: SafeHtml; body: SafeHtml };

type Props = {
  /** Said of some elements or of all: each then has a card. */
  words?: ReadonlyMap<PageId, ElementWords>;
  /** Each begins to tell of itself. */
  telling?: boolean;
  /** The one whose page it is. */
  except?: PageId;
};

/**
 * The four elements as image links: on the concept page, on their own page, and at the foot of each one's.
 */
export function ElementLinks({ words, telling = false, except }: Props) {
  if (!words?.size)
    return (
      <div className={`bleed torn ${styles.band}`} data-torn="both">
        <ul className={styles.elements} data-telling={telling || undefined} data-others={except && true}>
          {pagesUnder("elements")
            .filter((id) => id !== except)
            .map((id, i) => (
              <li key={id} className={`deckle ${styles.panel}`} data-element={id}>
                {telling ? (
                  <div className={styles.world}>
                    <ElementLink id={id} width={TELLING}>
                      <Line id={id} />
                    </ElementLink>
                    <FirstWords id={id} />
                    <Ridge id={id} first={i === 0} />
                  </div>
                ) : (
                  <ElementLink id={id} width={except ? AMONG_THREE : AMONG_FOUR} />
                )}
              </li>
            ))}
        </ul>
      </div>
    );
  return (
    <ul className={`bleed torn ${styles.cards}`} data-torn="both">
      {pagesUnder("elements").map((id) => (
        <li key={id} className={`deckle ${styles.panel}`} data-element={id}>
          <div className={styles.world}>
            <Card id={id} words={words.get(id)} />
            <Ridge id={id} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const TELLING: EmblemProps["width"] = (factor) =>
  `(min-width: 60rem) ${20 * factor}vw, (min-width: 38rem) ${13 * factor}rem, ${42 * factor}vw`;
const AMONG_FOUR: EmblemProps["width"] = (factor) => `(min-width: 44rem) ${21 * factor}vw, ${42 * factor}vw`;
const AMONG_THREE: EmblemProps["width"] = (factor) => `(min-width: 44rem) ${15 * factor}vw, ${26 * factor}vw`;

/** What somebody wrote of it in a line. */
async function Line({ id }: { id: PageId }) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded" || texts.value.excerpted || !texts.value.summary) return null;
  return <span className={styles.line}>{texts.value.summary}</span>;
}

/** Its part of one range, which goes on from each to the next; of the first all is seen at once on phones too. */
const Ridge = ({ id, first = false }: { id: PageId; first?: boolean }) => (
  <img
    className={styles.ridge}
    src={`/art/ridge-${id}.svg`}
    alt=""
    width={780}
    height={300}
    {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
  />
);

/** How an element's page begins. */
async function FirstWords({ id }: { id: PageId }) {
  const texts = await load(textsOf(id));
  const first = texts.state === "loaded" && firstSentences(texts.value.intro);
  return first && <p className={styles.first}>{first}</p>;
}

/** An element's link beside what is said of it, whose heading names it; without, beside its name alone. */
const Card = ({ id, words }: { id: PageId; words?: ElementWords }) => (
  <div className={styles.card} data-named={!words || undefined}>
    <ElementLink
      id={id}
      width={(factor) => `(min-width: 40rem) ${21 * factor}rem, ${11 * factor}rem`}
      quiet={words !== undefined}
    />
    {words && (
      <>
        <div className={`leads ${styles.heading}`}>
          <RichText html={words.heading} />
        </div>
        <div className={styles.words}>
          <RichText html={words.body} />
        </div>
      </>
    )}
  </div>
);

/** @param quiet whether something beside it says the name */
const ElementLink = ({
  id,
  width,
  quiet,
  children,
}: EmblemProps & { quiet?: boolean; children?: ReactNode }) => (
  <Link href={PAGES[id].path} className={styles.element}>
    <Emblem id={id} width={width} />
    <span className={quiet ? "visually-hidden" : styles.name}>{PAGES[id].name}</span>
    {children}
  </Link>
);
