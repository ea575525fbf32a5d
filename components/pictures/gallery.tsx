import { clsx } from "clsx";
import type { Photo } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import { type ShownImage, shownImage } from "@/lib/pictures/shown";
import { withoutNumber } from "@/lib/text/strings";
import { Album, AlbumPicture } from "./album";
import styles from "./gallery.module.css";
import { ImageWithLoader } from "./image-with-loader";

type Props = {
  images: readonly ShownImage[];
  /** `horizontal` (default): columns side by side; `vertical`: one column. */
  orientation?: "horizontal" | "vertical";
  /** Whether a click on an image opens the full-screen viewer at that image. */
  imageViewer?: boolean;
  /**
   * The number of pictures of the surrounding album before these. Without it the gallery is its own album.
   */
  before?: number;
};

/** The `sizes` of a picture in the columns of a gallery. */
const IN_COLUMNS = "(min-width: 48rem) min(31vw, 25rem), 47vw";

/**
 * Pictures in columns of equal width, in their proportions, as high up as they fit in reading order (3.19).
 */
export function Gallery({ images, orientation = "horizontal", imageViewer = true, before }: Props) {
  const list = (
    <div className={styles.gallery}>
      <ul className={orientation === "vertical" ? styles.vertical : undefined}>
        {images.map((image, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show the same picture twice
          <li key={`${i}-${image.src}`} className={clsx(rowsOf(image).map((rows) => styles[`rows${rows}`]))}>
            <figure className="frame torn" data-torn="both">
              {imageViewer ? (
                <AlbumPicture index={(before ?? 0) + i} sizes={IN_COLUMNS} />
              ) : (
                <ImageWithLoader image={image} />
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

/** A row is a 48th of a column's width. A picture that needs more rows than all classes together is cut. */
const [ROWS_PER_WIDTH, ROW_CLASSES] = [48, [1, 2, 4, 8, 16, 32, 64, 128, 256]];

/** The rows of a picture in its true proportions, as numbers of CSS classes that add up to them. */
export function rowsOf({ width, height }: Pick<ShownImage, "width" | "height">): number[] {
  // A gap of less than a fifth of a row is not visible.
  const rows = Math.max(1, Math.ceil((ROWS_PER_WIDTH * height) / width - 0.2));
  return ROW_CLASSES.filter((bit) => Math.min(rows, 2 * (ROW_CLASSES.at(-1) ?? 1) - 1) & bit);
}

/** Photos of the place for a gallery. A photo without a caption or an alternative text has its name there. */
export const photosForGallery = (photos: readonly Pictured<Photo>[]): ShownImage[] =>
  photos.map(({ image, name = "", alt = withoutNumber(name), caption = withoutNumber(name) }) => ({
    ...shownImage(image, alt, IN_COLUMNS),
    caption,
  }));
