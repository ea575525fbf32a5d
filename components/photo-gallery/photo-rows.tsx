import { AlbumPicture } from "@/components/gallery/album";
import styles from "@/components/gallery/gallery.module.css";
import tab from "@/components/tab/tab.module.css";
import type { Size } from "@/lib/pictures/decode";
import { isNarrow, rowsOf, spanOf } from "@/lib/pictures/rows";
import type { ShownImage } from "@/lib/pictures/shown";
import { coverFactor } from "@/lib/pictures/sizes.mjs";

/** Far more than any screen has room for: see the style of a row. */
const HEIGHT = 4000;
/** How high a print is beside the picture that it lies on. */
const PRINT = 0.8;

type Placed = ShownImage & { index: number };

type Props = {
  images: ShownImage[];
  /** How many pictures of the album around them come first. */
  before?: number;
  /** Torn above and below; a wide one alone in its row goes from one edge of the screen to the other. */
  bleeds?: boolean;
  /** A wide one that a neighbour lies on goes to both edges: for a second set on a page. */
  full?: boolean;
};

/**
 * Pictures in rows that fill the width, each with what is written below; on phones a row is parted. Where they bleed,
 * now and then a wide one goes to an edge of the screen and its neighbour lies on it, a print.
 */
export function PhotoRows({ images, before = 0, bleeds = false, full = false }: Props) {
  const rows = parted<Placed>(
    images.map((image, i) => ({ ...image, index: before + i })),
    rowsOf(images),
  );
  const spreads = spreadsIn(rows);
  return (
    <div className={styles.rows} data-bleeds={bleeds || undefined}>
      {rows.map((row, i) =>
        bleeds && spreads[i] ? (
          <Spread key={row[0]?.index} row={row} full={full} />
        ) : (
          <Row key={row[0]?.index} row={row} bleeds={bleeds} />
        ),
      )}
    </div>
  );
}

function Row({ row, bleeds }: { row: Placed[]; bleeds: boolean }) {
  const narrow = row.length === 1 && isNarrow(row);
  const alone = bleeds && row.length === 1 ? (narrow ? "narrow" : "wide") : undefined;
  const onDesktops = (size: Size) =>
    alone ? ALONE[alone](size) : inRow(ratioOf(size) / spanOf(row), bleeds);
  const lines = parted(row, onPhones(row, bleeds));
  return (
    <div className={styles.row} data-alone={alone}>
      {lines.map((line) => (
        <ul
          key={line[0]?.index}
          data-narrow={narrow || undefined}
          data-upright={(bleeds && line.length === 1 && line.every(isUpright)) || undefined}
        >
          {line.map((picture) => (
            <li key={picture.index}>
              <Called
                picture={picture}
                torn={bleeds}
                sizes={`(min-width: 48rem) ${onDesktops(picture)}, ${inLine(line, picture, bleeds)}`}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** A picture above what it is called; of one that is torn, that stands on a tongue of the page's paper. */
const Called = ({ picture, torn, sizes }: { picture: Placed; torn: boolean; sizes: string }) => (
  <figure>
    <div className={torn ? "torn" : undefined} data-torn={torn ? "both" : undefined}>
      <AlbumPicture index={picture.index} {...boxOf(picture, HEIGHT)} sizes={sizes} />
    </div>
    {picture.caption && <figcaption className={torn ? tab.tab : undefined}>{picture.caption}</figcaption>}
  </figure>
);

/** A wide picture, and its neighbour that lies on it. */
function Spread({ row, full }: { row: Placed[]; full: boolean }) {
  const print = printOf(row);
  const span = row.reduce((sum, size) => sum + ratioOf(size) * (size === print ? PRINT : 1), 0);
  return (
    <div
      className={styles.row}
      data-print={print === row[0] && !full ? "first" : "last"}
      data-full={full || undefined}
    >
      <ul>
        {row.map((picture) => {
          const part = ratioOf(picture) / span;
          return picture === print ? (
            <li key={picture.index}>
              <figure className="print">
                <AlbumPicture
                  index={picture.index}
                  {...boxOf(picture, PRINT * HEIGHT)}
                  sizes={`${full ? "(min-width: 48rem) 24vw" : inSpread(PRINT * part)}, 62vw`}
                />
                {picture.caption && <figcaption>{picture.caption}</figcaption>}
              </figure>
            </li>
          ) : (
            <li key={picture.index}>
              <Called picture={picture} torn sizes={`${full ? across(picture) : inSpread(part)}, 100vw`} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The measures of a picture as high as that. */
const boxOf = (size: Size, height: number) => ({ width: Math.round(ratioOf(size) * height), height });

const ratioOf = ({ width, height }: Size) => width / height;
const isUpright = (size: Size) => ratioOf(size) <= 1;

/** The one of a spread that lies on the other: an upright one, or the narrower one. */
const printOf = <Of extends Size>(row: readonly Of[]) =>
  row.find(isUpright) ?? row.toSorted((a, b) => ratioOf(a) - ratioOf(b))[0];

/** Which rows are spreads: never two of three, so that each is an event. */
function spreadsIn(rows: readonly (readonly ShownImage[])[]): boolean[] {
  const found: boolean[] = [];
  for (const row of rows) found.push(isSpread(row) && !found.slice(-2).includes(true));
  return found;
}

/** What they are called stands in narrow places: on the print, and on phones beside it. */
const isSpread = (row: readonly ShownImage[]) =>
  row.length === 2 &&
  spanOf(row) > 2.1 &&
  row.some((size) => size !== printOf(row) && ratioOf(size) > 1.35) &&
  row.every(({ caption = "" }) => caption.length < 45);

/** The width of a picture that has a part of a row, which goes to both edges of the screen or ends where the page does. */
const inRow = (part: number, bleeds: boolean) =>
  bleeds ? `${Math.round(100 * part)}vw` : `min(${Math.round(94 * part)}vw, ${Math.round(1406 * part)}px)`;

/** That of one that has a part of a spread, which goes on to the edge of the screen. */
const inSpread = (part: number) =>
  `(min-width: 94rem) calc(${Math.round(50 * part)}vw + ${Math.round(752 * part)}px), (min-width: 48rem) ${Math.round(100 * part)}vw`;

/** That of one that goes across the page, cut to the height of the screen. */
const across = (picture: Size) => `(min-width: 48rem) ${Math.round(100 * coverFactor(picture, 1.8))}vw`;

/** On phones: true to its proportions, of a line that goes to both edges of the screen or ends where the page does. */
const inLine = (line: readonly Size[], picture: Size, bleeds: boolean) =>
  `${Math.round(((bleeds || line.length === 1 ? 100 : 92) * ratioOf(picture)) / spanOf(line))}vw`;

/** That of one alone, beside its name or cut to twice its height. */
const ALONE = {
  narrow: () => "min(92vw, 646px)",
  wide: (picture: Size) => `${Math.round(100 * coverFactor(picture, 2))}vw`,
};

/**
 * How many pictures of a row stand side by side on a phone: upright neighbours, and where they bleed two wide ones before
 * an upright one, which is high enough; others alone.
 */
function onPhones(row: readonly Size[], bleeds: boolean): number[] {
  if (bleeds && row.length === 3 && row.findIndex(isUpright) === 2) return [2, 1];
  const most = bleeds ? 2 : 3;
  const lines: Size[][] = [];
  for (const size of row) {
    const line = lines.at(-1);
    if (line && line.length < most && [...line, size].every(isUpright)) line.push(size);
    else lines.push([size]);
  }
  return lines.map(({ length }) => length);
}

/** A list in parts, so many in each. */
const parted = <Item,>(list: readonly Item[], counts: readonly number[]): Item[][] =>
  counts.map((count, i) => {
    const start = counts.slice(0, i).reduce((sum, other) => sum + other, 0);
    return list.slice(start, start + count);
  });
