import { AlbumPicture } from "@/components/gallery/album";
import styles from "@/components/gallery/gallery.module.css";
import { isNarrow, rowsOf, spanOf } from "@/lib/lists/rows";
import { coverFactor } from "@/lib/media/cover";
import type { Size } from "@/lib/media/decode";
import type { ShownImage } from "@/lib/media/shown-image";

/** Far more than any screen has room for: see the style of a row. */
const HEIGHT = 4000;

type Props = {
  images: ShownImage[];
  /** How many pictures of the album around them come first. */
  before?: number;
  /** Torn off below; a wide one alone in its row goes from one edge of the screen to the other. */
  bleeds?: boolean;
};

/** Pictures in rows that fill the width, each with what is written below; on phones a row is parted. */
export function PhotoRows({ images, before = 0, bleeds = false }: Props) {
  const placed = images.map((image, i) => ({ ...image, index: before + i }));
  return (
    <div className={styles.rows} data-bleeds={bleeds || undefined}>
      {parted(placed, rowsOf(images)).map((row) => {
        const narrow = row.length === 1 && isNarrow(row);
        const alone = bleeds && row.length === 1 ? (narrow ? "narrow" : "wide") : undefined;
        return (
          <div key={row[0]?.index} className={styles.row} data-alone={alone}>
            {parted(row, onPhones(row)).map((line) => {
              const alike = line.length === 2 && spanOf(line) > 2;
              return (
                <ul key={line[0]?.index} data-narrow={narrow || undefined} data-alike={alike || undefined}>
                  {line.map(({ index, width, height, caption }) => (
                    <li key={index}>
                      <figure>
                        <div className={bleeds ? "torn" : undefined}>
                          <AlbumPicture
                            index={index}
                            height={HEIGHT}
                            sizes={`(min-width: 48rem) ${
                              alone ? ALONE[alone]({ width, height }) : inRow(width / height / spanOf(row))
                            }, ${
                              alike || alone === "wide"
                                ? upright({ width, height }, alike ? 45 : 100)
                                : inLine(width / height / spanOf(line), line.length)
                            }`}
                          />
                        </div>
                        {caption && <figcaption className={bleeds ? "tab" : undefined}>{caption}</figcaption>}
                      </figure>
                    </li>
                  ))}
                </ul>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** The width of a picture that has a part of a row; the row ends where the page does. */
const inRow = (part: number) => `min(${Math.round(94 * part)}vw, ${Math.round(1406 * part)}px)`;

/** On phones: true to its proportions, alone to both edges of the screen. */
const inLine = (part: number, count: number) => `${Math.round((count === 1 ? 100 : 92) * part)}vw`;

/** On phones: each of a pair that would be too low in its true proportions stands upright, and so does a wide one alone. */
const upright = (picture: Size, width: number) => `${Math.round(width * coverFactor(picture, 4 / 5))}vw`;

/** That of one alone, beside its name or cut to twice its height. */
const ALONE = {
  narrow: () => "min(92vw, 646px)",
  wide: (picture: Size) => `${Math.round(100 * coverFactor(picture, 2))}vw`,
};

/** How many pictures of a row stand side by side on a phone: two, or three upright ones. */
function onPhones(row: readonly ShownImage[]): number[] {
  const [first] = row;
  if (!first || row.length < 3 || (row.length === 3 && spanOf(row) < 2.4)) return [row.length];
  if (row.length === 4) return [2, 2];
  return first.height > first.width ? [2, 1] : [1, 2];
}

/** A list in parts, so many in each. */
const parted = <Item,>(list: readonly Item[], counts: readonly number[]): Item[][] =>
  counts.map((count, i) => {
    const start = counts.slice(0, i).reduce((sum, other) => sum + other, 0);
    return list.slice(start, start + count);
  });
