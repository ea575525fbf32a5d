import { chaletLight } from "@/app/fonts/light";
import { Illustration } from "@/components/illustration/illustration";
import { Verse } from "@/components/phrases/phrases";
import type { Texts } from "@/lib/content/texts";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import styles from "./page.module.css";

/** Beside the sheet it is upright, and so is what a screen shows of a wide one. */
const widths = (size: Size) =>
  `(min-width: 60rem) ${Math.round(35 * coverFactor(size, 0.55))}vw, (min-width: 24rem) 100vw, 120vw`;

/** The site's own drawing is as broad as the page, and cut to its height. */
const broad = (size: Size) =>
  `(min-width: 60rem) ${Math.round(100 * coverFactor(size, 1.9))}vw, ${Math.round(100 * coverFactor(size, 5 / 3))}vw`;

type Props = {
  texts: Texts;
  /** The picture that the page opens with, as content names it: another one is shown here, if there is one. */
  after?: string;
};

/**
 * The poem, verse by verse: in the night of the site's own drawing, which is dark where words lie on it; else on a
 * sheet over the page's picture.
 */
export function Poem({ texts: { poem, pictures, ownPictures }, after }: Props) {
  const picture = pictures.find(({ src }) => src !== after) ?? pictures[0];
  if (poem.length === 0) return null;
  return (
    <section
      className={`bleed behind torn ${styles.poem} ${chaletLight.variable}`}
      data-torn="both"
      data-night={picture && !ownPictures ? true : undefined}
      aria-labelledby="titre_poeme"
    >
      {picture && <Illustration picture={picture} sizes={ownPictures ? widths : broad} />}
      <h2 id="titre_poeme" className="visually-hidden">
        Les sens du lieu
      </h2>
      <div className={styles.verses}>
        {poem.map((verses) => (
          <p key={verses.join()}>
            {verses.map((verse) => (
              <span key={verse} className={styles.verse}>
                <Verse>{verse}</Verse>
              </span>
            ))}
          </p>
        ))}
      </div>
    </section>
  );
}
