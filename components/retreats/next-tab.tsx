import { Link } from "@/components/navigation/link";
import { Badge } from "@/components/ui/badge";
import { WORDS } from "@/content/shipped/words";
import { load } from "@/lib/load";
import { PAGES, pathTo } from "@/lib/routes";
import { Raised } from "./dates";
import { ExceptOn } from "./except-on";
import styles from "./next-tab.module.css";
import { nextDated } from "./retreat-teaser";

/** The next retreat in few words, on lantern-yellow paper. Nothing without one. */
export async function NextTab() {
  const loaded = await load(nextDated());
  // A failure is told by the bar above the footer, which is on every page.
  if (loaded.state !== "loaded" || !loaded.value) return null;
  const { retreat, when } = loaded.value;
  const { id, title, status } = retreat;
  return (
    <ExceptOn pages={[pathTo.retreat(id)]}>
      <Link href={pathTo.retreat(id)} className={`inset leads screen-only ${styles.tab}`}>
        <span className="small">Prochaine retraite</span>{" "}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{" "}
          <span className={styles.dates}>
            <Raised>{when}</Raised>
          </span>
        </span>
        <Badge status={status} />
      </Link>
    </ExceptOn>
  );
}

/** The way to all retreats, on the same paper. */
export const DatesTab = () => (
  <Link href={PAGES.calendrier.path} className={`inset leads screen-only ${styles.tab}`}>
    <span className="small">{WORDS.when}</span>{" "}
    <span className={`${styles.words} ${styles.title}`}>Toutes les dates</span>
  </Link>
);
