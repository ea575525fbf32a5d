import { Link } from "@/components/link/link";
import { nextRetreat, today } from "@/lib/content";
import { shortRange } from "@/lib/dates";
import { load } from "@/lib/load";
import { pathTo } from "@/lib/routes";
import styles from "./next-tab.module.css";

/** The next dated retreat on a strip of lantern-yellow paper: when one can come. Nothing without one. */
export async function NextTab() {
  const loaded = await load(Promise.all([nextRetreat(), today()]));
  // What could not be read is said by the strip above the footer, which is on every page.
  if (loaded.state !== "loaded") return null;
  const [next, day] = loaded.value;
  if (!next?.start || !next.end) return null;
  return (
    <Link href={pathTo.retreat(next.id)} className={styles.tab}>
      <span className={styles.label}>Prochaine retraite</span>
      <span className={styles.words}>
        <span className={styles.title}>{next.title}</span>{" "}
        <span className={styles.dates}>{shortRange(next.start, next.end, day)}</span>
      </span>
    </Link>
  );
}
