import type { ShownImage } from "@/lib/pictures/shown";
import { Album, AlbumPicture } from "./album";
import styles from "./gallery.module.css";
import { Picture } from "./picture";

type Props = {
  images: readonly ShownImage[];
  /** `horizontal` (default): columns side by side; `vertical`: one column. */
  orientation?: "horizontal" | "vertical";
  /** Whether a click on an image opens the full-screen viewer at that image. */
  imageViewer?: boolean;
  /** How many pictures of the surrounding album come first. Without it the gallery is an album of its own. */
  before?: number;
};

/** The `sizes` of a picture in the columns of a gallery. */
export const IN_COLUMNS = "(min-width: 48rem) min(31vw, 25rem), 47vw";

/**
 * Pictures in columns of equal width, each in its true proportions and as high up as it fits, in reading order
 * (requirement 3.19).
 */
export function Gallery({ images, orientation = "horizontal", imageViewer = true, before }: Props) {
  const list = (
    <div className={styles.gallery}>
      <ul className={orientation === "vertical" ? styles.vertical : undefined}>
        {images.map((image, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show the same picture twice
          <li key={`${i}-${image.src}`} className={styles[proportionOf(image)]}>
            <figure className="frame torn" data-torn="both">
              {imageViewer ? (
                <AlbumPicture index={(before ?? 0) + i} sizes={IN_COLUMNS} />
              ) : (
                <Picture image={image} />
              )}
              {image.caption && <figcaption>{image.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
  return imageViewer && before === undefined ? <Album images={[...images]}>{list}</Album> : list;
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
