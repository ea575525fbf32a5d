import { Dates, Raised } from "@/components/dates/dates";
import { Lettering } from "@/components/lettering/lettering";
import { Link } from "@/components/link/link";
import { TitlePhrases } from "@/components/phrases/phrases";
import { Picture } from "@/components/picture/picture";
import { StatusLabel } from "@/components/status-label/status-label";
import { site } from "@/lib/config/site";
import type { RetreatSummary } from "@/lib/content";
import { isCancelled, takesPlace } from "@/lib/content/status";
import { dayParts, stay } from "@/lib/dates";
import type { Size } from "@/lib/pictures/decode";
import { DEFAULT_PICTURE } from "@/lib/pictures/own";
import { seasonPoster } from "@/lib/pictures/season-poster";
import { shownImage } from "@/lib/pictures/shown";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import { pathTo } from "@/lib/routes";
import { isLongTitle } from "@/lib/text/length";
import { leastSaid } from "@/lib/text/price";
import styles from "./retreat-card.module.css";

type Props = {
  retreat: RetreatSummary;
  /** The next one is larger. */
  next?: boolean;
  /** It stands in a narrow column, beside something else, where there is room for one. */
  compact?: boolean;
};

/** One line of the calendar: the first day as on a wall calendar, its poster, what it is and how long. */
export async function RetreatCard({ retreat, next = false, compact = false }: Props) {
  const { id, title, start, end, status, price, images: [own] = [] } = retreat;
  const cancelled = isCancelled(retreat);
  const off = !takesPlace(retreat);
  const length = off ? undefined : stay(start, end);
  const cost = cancelled
    ? undefined
    : (leastSaid(price) ?? (site.phone && start && !status ? "sur appel" : undefined));
  const widths: [number, number] = next ? [340, 170] : [200, 120];
  const poster = await shownImage(own ?? seasonPoster(start), "", (size) => sizesAt(size, widths));
  return (
    <Link
      href={pathTo.retreat(id)}
      className={next ? styles.card : `leads ${styles.card}`}
      data-next={next}
      data-compact={compact || undefined}
      data-cancelled={cancelled || undefined}
      data-long={(next && isLongTitle(title)) || undefined}
    >
      {!next && <DayBlock day={start && end ? start : undefined} />}
      <span className={styles.words}>
        {next && <span className={styles.next}>La prochaine</span>}
        <span className={`names ${styles.title}`}>
          <TitlePhrases>{title}</TitlePhrases>
        </span>
        <StatusLabel status={status} />
        <span className={styles.dates}>
          <Dates start={start} end={end} then={length && ","} off={off} />
          {length && (
            <>
              {" "}
              <span className={styles.stay}>{length}</span>
            </>
          )}
        </span>
        {cost && <span className={styles.price}>{cost}</span>}
        {next && <span className={styles.way}>Voir le programme</span>}
      </span>
      <span className={styles.poster}>
        <Picture image={poster} fallback={DEFAULT_PICTURE} loading={next ? "eager" : "lazy"} />
        {!own && <Lettering title={title} start={start} />}
      </span>
    </Link>
  );
}

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
