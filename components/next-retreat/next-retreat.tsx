import { Dates } from "@/components/dates/dates";
import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { StatusLabel } from "@/components/status-label/status-label";
import { nextRetreat } from "@/lib/content";
import { load } from "@/lib/load";
import { pathTo } from "@/lib/routes";
import { Elsewhere } from "./elsewhere";
import styles from "./next-retreat.module.css";

/** The strip above the footer that names the next dated retreat: not there without one, nor on its own page. */
export async function NextRetreat() {
  const retreat = await load(nextRetreat());
  if (retreat.state !== "loaded") return <PageStatus status="500" />;
  const next = retreat.value;
  if (!next) return null;
  const path = pathTo.retreat(next.id);
  return (
    <Elsewhere path={path}>
      <aside className={styles.strip} aria-label="Prochaine retraite">
        <Link href={path} className={styles.link}>
          <span className={styles.label}>Prochaine retraite</span>
          <span className={styles.title}>{next.title}</span>
          <span className={styles.dates}>
            <Dates start={next.start} end={next.end} />
          </span>
          <StatusLabel status={next.status} />
        </Link>
      </aside>
    </Elsewhere>
  );
}
