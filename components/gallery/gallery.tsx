import { Picture } from "@/components/picture/picture";
import { DEFAULT_PICTURE } from "@/lib/pictures/own";
import type { ShownImage } from "@/lib/pictures/shown";
import { Album, AlbumPicture } from "./album";
import styles from "./gallery.module.css";

type Props = {
  images: ShownImage[];
  /** `horizontal` (default): columns side by side; `vertical`: one column. */
  orientation?: "horizontal" | "vertical";
  /** Whether a click on an image opens the full-screen viewer at that image. */
  imageViewer?: boolean;
  /** The first image loads at once: for a gallery that a visitor sees first. */
  eager?: boolean;
};

/** Pictures in their true proportions (spec section 2, "Image gallery"), which open in the viewer. */
export function Gallery({ images, orientation = "horizontal", imageViewer = true, eager = false }: Props) {
  const list = (
    <ul className={styles.gallery} data-orientation={orientation}>
      {images.map((image, i) => {
        const loading = eager && i === 0 ? "eager" : "lazy";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show the same picture twice
          <li key={`${i}-${image.src}`} className={styles.item}>
            {imageViewer ? (
              <AlbumPicture index={i} loading={loading} />
            ) : (
              <Picture image={image} fallback={DEFAULT_PICTURE} loading={loading} />
            )}
          </li>
        );
      })}
    </ul>
  );
  return imageViewer ? <Album images={images}>{list}</Album> : list;
}
