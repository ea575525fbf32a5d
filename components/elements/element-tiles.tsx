import { Link } from "@/components/navigation/link";
import type { ElementEntry } from "@/lib/lists/elements";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./element-tiles.module.css";
import { Emblem } from "./emblem";

/** Elements as a row of tiles, each an emblem with its name. */
export const ElementTiles = ({ elements }: { elements: readonly ElementEntry[] }) => (
  <ul className={`bleed torn ${styles.tiles}`} data-torn="both">
    {elements.map((element) => (
      <li key={element.id} className={styles.tile} data-element={element.id}>
        <Link href={element.path} className={styles.link}>
          <span className={styles.emblem}>
            <Emblem texts={element.texts} sizes={SLOTS.thumb} />
          </span>
          <span className="link-title">{element.name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
