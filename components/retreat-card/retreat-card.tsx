import { Link } from "@/components/link/link";
import type { RetreatSummary } from "@/lib/content";
import { dayParts, formatRange } from "@/lib/dates";
import { pathTo } from "@/lib/navigation";
import styles from "./retreat-card.module.css";

/** One line of the calendar: the first day as on a wall calendar, the title, the dates in full. */
export function RetreatCard({ retreat, next = false }: { retreat: RetreatSummary; next?: boolean }) {
  const { id, title, start, end } = retreat;
  return (
    <Link href={pathTo.retreat(id)} className={styles.card} data-next={next}>
      <DayBlock day={start && end ? start : undefined} />
      <span className={styles.words}>
        {next && <span className={styles.next}>La prochaine</span>}
        <span className={styles.title}>{title}</span>
        <span className={styles.dates}>{formatRange(start, end)}</span>
      </span>
    </Link>
  );
}

function DayBlock({ day }: { day: string | undefined }) {
  if (!day) return <span className={styles.day} aria-hidden="true" data-empty="true" />;
  const parts = dayParts(day);
  return (
    <span className={styles.day} aria-hidden="true">
      <span className={styles.number}>{parts.day}</span>
      <span className={styles.month}>{parts.month}</span>
    </span>
  );
}
