import { Link } from "@/components/navigation/link";
import { TitlePhrases } from "@/components/text/phrases";
import { type RetreatSummary, today } from "@/lib/content";
import { isCancelled } from "@/lib/content/status";
import { dayParts } from "@/lib/dates";
import { pathTo } from "@/lib/routes";
import { Raised } from "./dates";
import { PosterPrint } from "./poster-print";
import styles from "./retreat-row.module.css";
import { priceOf, RetreatDates } from "./retreat-words";

/** A row of the calendar: the first day as a calendar sheet, poster, title, dates and price. */
export async function RetreatRow({ retreat }: { retreat: RetreatSummary }) {
  const { id, title, start, end } = retreat;
  const price = priceOf(retreat, await today());
  return (
    <Link
      href={pathTo.retreat(id)}
      className={`leads ${styles.row}`}
      data-cancelled={isCancelled(retreat) || undefined}
    >
      <CalendarLeaf day={start && end ? start : undefined} />
      <span className={styles.words}>
        <span className={`names serif ${styles.title}`}>
          <TitlePhrases>{title}</TitlePhrases>
        </span>
        <RetreatDates retreat={retreat} className={`soft ${styles.dates}`} />
        {price && <span className={styles.price}>{price}</span>}
      </span>
      <PosterPrint retreat={retreat} />
    </Link>
  );
}

function CalendarLeaf({ day }: { day: string | undefined }) {
  const parts = day && dayParts(day);
  return (
    <span className={styles.leaf} aria-hidden="true">
      {parts ? (
        <>
          <span className={styles.number}>
            <Raised>{parts.day}</Raised>
          </span>
          <span className="small">{parts.month}</span>
        </>
      ) : (
        <img src="/art/leaf-unknown.svg" alt="" width={64} height={64} />
      )}
    </span>
  );
}
