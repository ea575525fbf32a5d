import { RetreatCard } from "@/components/retreat-card/retreat-card";
import type { RetreatSummary } from "@/lib/content";
import styles from "./retreat-list.module.css";

/** Retreats as lines of a calendar; with `next`, the first of them is the next to come. */
export function RetreatList({ retreats, next = false }: { retreats: RetreatSummary[]; next?: boolean }) {
  return (
    <ol className={styles.list}>
      {retreats.map((retreat, i) => (
        <li key={retreat.id}>
          <RetreatCard retreat={retreat} next={next && i === 0} />
        </li>
      ))}
    </ol>
  );
}
