import { Dates, Raised } from "@/components/dates/dates";
import { Link } from "@/components/link/link";
import { Picture } from "@/components/picture/picture";
import season from "@/components/season/season.module.css";
import { StatusLabel } from "@/components/status-label/status-label";
import type { RetreatSummary } from "@/lib/content";
import { dayParts, seasonIn, stay } from "@/lib/dates";
import { coverFactor } from "@/lib/media/cover";
import type { Size } from "@/lib/media/decode";
import { DEFAULT_PICTURE } from "@/lib/media/default-picture";
import { shownImage } from "@/lib/media/shown-image";
import { pathTo } from "@/lib/routes";
import { leastSaid } from "@/lib/text/price";
import styles from "./retreat-card.module.css";

/** One line of the calendar: the first day as on a wall calendar, its poster, what it is and how long; the next one larger. */
export async function RetreatCard({ retreat, next = false }: { retreat: RetreatSummary; next?: boolean }) {
  const { id, title, start, end, status, price, images = [] } = retreat;
  const length = stay(start, end);
  const cost = leastSaid(price);
  const widths: [number, number] = next ? [300, 140] : [124, 96];
  const poster = images[0] && (await shownImage(images[0], "", (size) => sizesAt(size, widths)));
  return (
    <Link
      href={pathTo.retreat(id)}
      className={next ? styles.card : `leads ${styles.card}`}
      data-next={next}
      carries={poster !== undefined}
    >
      {!next && <DayBlock day={start && end ? start : undefined} />}
      <span className={styles.words}>
        {next && <span className={styles.next}>La prochaine</span>}
        <span className={`names ${styles.title}`}>{title}</span>
        <span className={styles.dates}>
          <Dates start={start} end={end} />
          {length && (
            <>
              , <span className={styles.stay}>{length}</span>
            </>
          )}
        </span>
        {cost && <span className={styles.price}>{cost}</span>}
        <StatusLabel status={status} />
        {next && <span className={styles.way}>Voir le programme</span>}
      </span>
      {poster ? (
        <span className={styles.poster}>
          <Picture image={poster} fallback={DEFAULT_PICTURE} loading={next ? "eager" : "lazy"} />
        </span>
      ) : (
        <Lettered title={title} start={start} />
      )}
    </Link>
  );
}

/** Where there is no poster yet: the title in the colours of its season, as posters have it. */
const Lettered = ({ title, start }: { title: string; start?: string }) => (
  <span
    className={`${styles.poster} ${styles.lettered} ${season.season}`}
    data-season={start && seasonIn(start)}
    aria-hidden="true"
  >
    <span>{title}</span>
  </span>
);

/** The widths of a picture that covers a poster so many pixels wide, on a wide screen and on a narrow one. */
const sizesAt = (size: Size, widths: [number, number]) => {
  const factor = coverFactor(size, 5 / 7);
  const [wide, narrow] = widths.map((pixels) => `${Math.round(pixels * factor)}px`);
  return `(min-width: 52rem) ${wide}, ${narrow}`;
};

function DayBlock({ day }: { day: string | undefined }) {
  if (!day)
    return (
      <span className={styles.day} aria-hidden="true">
        <img src="/art/leaf-unknown.svg" alt="" width={64} height={64} />
      </span>
    );
  const parts = dayParts(day);
  return (
    <span className={styles.day} aria-hidden="true">
      <span className={styles.number}>
        <Raised>{parts.day}</Raised>
      </span>
      <span className={styles.month}>{parts.month}</span>
    </span>
  );
}
