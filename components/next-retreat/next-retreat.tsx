import type { ReactNode } from "react";
import { Dates, Raised } from "@/components/dates/dates";
import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { StatusLabel } from "@/components/status-label/status-label";
import { nextRetreat, type RetreatSummary, today } from "@/lib/content";
import { shortRange } from "@/lib/dates";
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
  return (
    <Elsewhere path={pathTo.retreat(next.id)}>
      <aside className={styles.strip} aria-label="Prochaine retraite">
        <NextLink retreat={next} dates={<Dates start={next.start} end={next.end} />}>
          <StatusLabel status={next.status} />
        </NextLink>
      </aside>
    </Elsewhere>
  );
}

/** The same on lantern-yellow paper, in few words, where one arrives: when one can come. Nothing without one. */
export async function NextTab() {
  const loaded = await load(Promise.all([nextRetreat(), today()]));
  // What could not be read is said by the strip above the footer, which is on every page.
  if (loaded.state !== "loaded") return null;
  const [next, day] = loaded.value;
  if (!next?.start || !next.end) return null;
  return (
    <Elsewhere path={pathTo.retreat(next.id)}>
      <NextLink
        retreat={next}
        dates={<Raised>{shortRange(next.start, next.end, day)}</Raised>}
        className={`leads ${styles.tab}`}
      >
        <StatusLabel status={next.status} />
      </NextLink>
    </Elsewhere>
  );
}

type LinkProps = { retreat: RetreatSummary; dates: ReactNode; className?: string; children?: ReactNode };

function NextLink({ retreat: { id, title }, dates, className = "", children }: LinkProps) {
  return (
    <Link href={pathTo.retreat(id)} className={`${styles.link} ${className}`}>
      <span className={styles.label}>Prochaine retraite</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span> <span className={styles.dates}>{dates}</span>
      </span>
      {children}
    </Link>
  );
}
