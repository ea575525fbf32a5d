import type { ElementEntry } from "@/lib/lists/elements";
import { shownImage } from "@/lib/pictures/shown";
import styles from "./emblem.module.css";

/**
 * The picture of an element: the site's emblem, or the hosts' own photograph in a ring. Decorative.
 * @param sizes as in HTML
 */
export async function Emblem({ element: { texts }, sizes }: { element: ElementEntry; sizes: string }) {
  const { pictures, ownPictures } = texts;
  if (!pictures[0]) return null;
  const image = await shownImage(pictures[0].src, "", sizes);
  return <img {...image} alt="" loading="lazy" className={ownPictures ? styles.photo : styles.emblem} />;
}
