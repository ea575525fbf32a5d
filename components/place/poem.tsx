import { chaletLight } from "@/app/fonts/light";
import { Photo } from "@/components/pictures/photo";
import type { Texts } from "@/lib/content/texts";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./poem.module.css";

type Props = {
  texts: Texts;
  /** The source of the page's first picture; the poem shows another one if there is one. */
  exclude?: string;
};

/** The poem, verse by verse, above a picture of the page. */
export function Poem({ texts: { poem, pictures }, exclude }: Props) {
  const picture = pictures.find(({ src }) => src !== exclude) ?? pictures[0];
  if (poem.length === 0) return null;
  return (
    <section
      className={`bleed behind night torn ${styles.poem} ${chaletLight.variable}`}
      data-torn="both"
      aria-labelledby="titre_poeme"
    >
      {picture && <Photo {...picture} sizes={SLOTS.full} />}
      <h2 id="titre_poeme" className="visually-hidden">
        Les sens du lieu
      </h2>
      <div className={styles.verses}>
        {poem.map((verses) => (
          <p key={verses.join()}>
            {verses.map((verse) => (
              <span key={verse} className={styles.verse}>
                {verse}
              </span>
            ))}
          </p>
        ))}
      </div>
    </section>
  );
}
