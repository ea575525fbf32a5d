import type { ShownImage } from "@/lib/pictures/shown";
import { Album, AlbumPicture } from "./album";
import styles from "./gallery.module.css";

type Props = {
  images: readonly ShownImage[];
  /** How many pictures of the surrounding album come first. Without it the gallery is an album of its own. */
  before?: number;
};

/** The `sizes` of a picture in the columns of a gallery. */
export const IN_COLUMNS = "(min-width: 48rem) min(31vw, 25rem), 47vw";

/**
 * Pictures in columns of equal width, each in its true proportions and as high up as it fits, in reading order
 * (requirement 3.19).
 */
export function Gallery({ images, before }: Props) {
  const list = (
    <div className={styles.gallery}>
      <ul>
        {images.map((image, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show the same picture twice
          <li key={`${i}-${image.src}`} className={styles[proportionOf(image)]}>
            <figure className="frame torn" data-torn="both">
              <AlbumPicture index={(before ?? 0) + i} sizes={IN_COLUMNS} />
              {image.caption && <figcaption>{image.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
  return before === undefined ? <Album images={[...images]}>{list}</Album> : list;
}

/** The usual proportions of photographs (width over height), each a class of the style sheet. */
const PROPORTIONS = {
  wide: 16 / 9,
  landscape: 3 / 2,
  standard: 4 / 3,
  square: 1,
  standardUpright: 3 / 4,
  landscapeUpright: 2 / 3,
  wideUpright: 9 / 16,
};

/** The lowest box that holds all of a picture; one higher than all boxes is cut. */
function proportionOf({ width, height }: ShownImage): keyof typeof PROPORTIONS {
  const names = Object.keys(PROPORTIONS) as (keyof typeof PROPORTIONS)[];
  return names.find((name) => PROPORTIONS[name] <= (1.01 * width) / height) ?? "wideUpright";
}
