import { PageStatus } from "@/components/layout/page-status";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { shownImage } from "@/lib/pictures/shown";
import type { PageId } from "@/lib/routes";
import styles from "./emblem.module.css";

/**
 * The decorative picture of a link to an element: the site's emblem or the hosts' own photograph in a ring.
 * @param sizes as in HTML
 */
export async function Emblem({ id, sizes }: { id: PageId; sizes: string }) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { pictures, ownPictures } = texts.value;
  if (!pictures[0]) return null;
  const image = await shownImage(pictures[0].src, "", sizes);
  return <img {...image} alt="" loading="lazy" className={ownPictures ? styles.photo : styles.emblem} />;
}
