import { Link } from "@/components/navigation/link";
import { SLOTS } from "@/lib/pictures/slots";
import { PAGES, type PageId, pagesUnder } from "@/lib/routes";
import styles from "./element-tiles.module.css";
import { Emblem } from "./emblem";

/**
 * The elements as a row of tiles, each an emblem with its name.
 * @param except an element to leave out, on its own page
 */
export const ElementTiles = ({ except }: { except?: PageId }) => (
  <ul className={`bleed torn ${styles.tiles}`} data-torn="both">
    {pagesUnder("elements")
      .filter((id) => id !== except)
      .map((id) => (
        <li key={id} className={styles.tile} data-element={id}>
          <Link href={PAGES[id].path} className={styles.link}>
            <span className={styles.emblem}>
              <Emblem id={id} sizes={SLOTS.thumb} />
            </span>
            <span className="names">{PAGES[id].name}</span>
          </Link>
        </li>
      ))}
  </ul>
);
