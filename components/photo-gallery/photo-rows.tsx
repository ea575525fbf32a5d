import { AlbumPicture } from "@/components/gallery/album";
import styles from "@/components/gallery/gallery.module.css";
import { isNarrow, rowsOf } from "@/lib/lists/rows";
import type { ShownImage } from "@/lib/media/shown-image";

/** Far more than any screen has room for: see the style of a row. */
const HEIGHT = 4000;

/** Some pictures of the album around them in rows that fill the width, each with what is written below. */
export function PhotoRows({ images, before = 0 }: { images: ShownImage[]; before?: number }) {
  const rows = rowsOf(images);
  return (
    <div className={styles.rows}>
      {rows.map((count, i) => {
        const first = rows.slice(0, i).reduce((sum, other) => sum + other, 0);
        const row = images.slice(first, first + count);
        const breadth = row.reduce((sum, { width, height }) => sum + width / height, 0);
        return (
          <ul key={first} className={styles.row} data-narrow={isNarrow(row)}>
            {row.map(({ src, width, height, caption }, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show the same picture twice
              <li key={`${first + j}-${src}`} data-upright={height > width || undefined}>
                <figure>
                  <AlbumPicture
                    index={before + first + j}
                    height={HEIGHT}
                    sizes={sizesOf(width / height / breadth)}
                  />
                  {caption && <figcaption>{caption}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/** The widths of a picture that has a part of a row; the row ends where the page does. */
const sizesOf = (part: number) =>
  `(min-width: 48rem) min(${Math.round(94 * part)}vw, ${Math.round(1406 * part)}px), 92vw`;
