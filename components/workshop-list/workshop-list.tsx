import { Link } from "@/components/link/link";
import type { WorkshopSummary } from "@/lib/content";
import { pathTo } from "@/lib/routes";
import styles from "./workshop-list.module.css";

/** Workshops by their titles, with what is known of their length and price. */
export function WorkshopList({ workshops }: { workshops: WorkshopSummary[] }) {
  return (
    <ul className={styles.list}>
      {workshops.map(({ id, title, duration, price }) => (
        <li key={id} className="leads">
          <Link href={pathTo.workshop(id)}>{title}</Link>
          {(duration || price) && (
            <p className={styles.facts}>{[duration, price?.shown].filter(Boolean).join(" · ")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
