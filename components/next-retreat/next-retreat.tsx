import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { nextRetreat } from "@/lib/content";
import { formatRange } from "@/lib/dates";
import { load } from "@/lib/load";
import { pathTo } from "@/lib/navigation";
import styles from "./next-retreat.module.css";

/** The strip above the footer that names the next dated retreat; without one it is not there. */
export async function NextRetreat() {
  const retreat = await load(nextRetreat());
  if (retreat.state !== "loaded") return <PageStatus status="500" />;
  const next = retreat.value;
  if (!next) return null;
  return (
    <aside className={styles.strip} aria-label="Prochaine retraite">
      <Link href={pathTo.retreat(next.id)} className={styles.link}>
        <span className={styles.label}>Prochaine retraite</span>
        <span className={styles.title}>{next.title}</span>
        <span className={styles.dates}>{formatRange(next.start, next.end)}</span>
      </Link>
    </aside>
  );
}
