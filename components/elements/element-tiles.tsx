import { PlainImage } from "@/components/pictures/plain-image";
import type { PageWords } from "@/lib/content/texts";
import type { ElementEntry } from "@/lib/lists";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./element-tiles.module.css";

/** Elements as a row of tiles, each an emblem with its name. */
export const ElementTiles = ({ elements }: { elements: readonly ElementEntry[] }) => (
  <ul className={`bleed torn ${styles.tiles}`} data-torn="both">
    {elements.map((element) => (
      <li key={element.id} className={styles.tile} data-element={element.id}>
        <a href={element.path} className={styles.link}>
          <span className={styles.emblem}>
            <Emblem texts={element.texts} sizes={SLOTS.thumb} />
          </span>
          <span className="link-title">{element.name}</span>
        </a>
      </li>
    ))}
  </ul>
);

type EmblemProps = { texts: PageWords; sizes: string };

/** The picture of an element: the site's emblem, or the hosts' own photograph in a ring. Decorative. */
export const Emblem = ({ texts: { pictures, ownPictures }, sizes }: EmblemProps) =>
  pictures[0] && (
    <PlainImage
      picture={pictures[0].picture}
      sizes={sizes}
      className={ownPictures ? styles.photo : styles.drawing}
    />
  );
