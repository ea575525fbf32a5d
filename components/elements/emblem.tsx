import { Photo } from "@/components/pictures/photo";
import type { Texts } from "@/lib/content/texts";
import styles from "./emblem.module.css";

type Props = { texts: Texts; sizes: string };

/** The picture of an element: the site's emblem, or the hosts' own photograph in a ring. Decorative. */
export const Emblem = ({ texts: { pictures, ownPictures }, sizes }: Props) =>
  pictures[0] && (
    <Photo
      picture={pictures[0].picture}
      sizes={sizes}
      className={ownPictures ? styles.photo : styles.emblem}
    />
  );
