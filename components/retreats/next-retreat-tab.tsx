import { Link } from "@/components/navigation/link";
import { Badge } from "@/components/ui/badge";
import { WORDS } from "@/content/shipped/words";
import { load } from "@/lib/load";
import { PAGES, pathTo } from "@/lib/routes";
import { HideOn } from "./hide-on";
import styles from "./next-retreat-tab.module.css";
import { loadNextRetreat } from "./retreat-teaser";

/** A short yellow link to the next retreat. Renders nothing if none is scheduled. */
export async function NextRetreatTab() {
  const loaded = await load(loadNextRetreat());
  // NextRetreatBar, which is on every page, reports a failure.
  if (loaded.state !== "loaded" || !loaded.value) return null;
  const { retreat, when } = loaded.value;
  const { id, title, status } = retreat;
  return (
    <HideOn pages={[pathTo.retreat(id)]}>
      <Link href={pathTo.retreat(id)} className={`inset leads screen-only ${styles.tab}`}>
        <span className="small">Prochaine retraite</span>{" "}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.dates}>{when}</span>
        </span>
        <Badge status={status} />
      </Link>
    </HideOn>
  );
}

/** A yellow link to the calendar. */
export const CalendarTab = () => (
  <Link href={PAGES.calendrier.path} className={`inset leads screen-only ${styles.tab}`}>
    <span className="small">{WORDS.when}</span>{" "}
    <span className={`${styles.words} ${styles.title}`}>Toutes les dates</span>
  </Link>
);
