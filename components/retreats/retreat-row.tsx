import { Link } from "@/components/navigation/link";
import type { RetreatSummary } from "@/lib/content";
import { isCancelled } from "@/lib/content/status";
import { type Day, dayParts } from "@/lib/dates";
import { pathTo } from "@/lib/routes";
import { Poster } from "./poster";
import { priceOf, RetreatFacts } from "./retreat-facts";
import styles from "./retreat-row.module.css";

type Props = {
  retreat: RetreatSummary;
  /** Today in Paris. */
  day: Day;
};

/** A row of the calendar: date tile, poster, title, dates and price. */
export function RetreatRow({ retreat, day }: Props) {
  const { id, title, start, end } = retreat;
  const price = priceOf(retreat, day);
  return (
    <div className={styles.container}>
      <Link
        href={pathTo.retreat(id)}
        className={`arrow ${styles.row}`}
        data-cancelled={isCancelled(retreat) || undefined}
      >
        <DateTile day={start && end ? start : undefined} />
        <span className={styles.words}>
          <span className={`link-title serif ${styles.title}`}>{title}</span>
          <RetreatFacts retreat={retreat} day={day} className={`soft ${styles.dates}`} />
          {price && <b className={styles.price}>{price}</b>}
        </span>
        <Poster retreat={retreat} />
      </Link>
    </div>
  );
}

function DateTile({ day }: { day: string | undefined }) {
  const parts = day && dayParts(day);
  return (
    <span className={styles.leaf} aria-hidden="true">
      {parts ? (
        <>
          <span className={styles.number}>{parts.day}</span>
          <span className="small">{parts.month}</span>
        </>
      ) : (
        <img src="/art/leaf-unknown.svg" alt="" width={64} height={64} />
      )}
    </span>
  );
}
