import type { ReactNode } from "react";
import { Link } from "@/components/link/link";
import type { WorkshopSummary } from "@/lib/content";
import { pathTo } from "@/lib/routes";
import styles from "./workshop-list.module.css";

type Props = {
  workshops: WorkshopSummary[];
  /** What stands above each title. */
  picture?: ReactNode;
};

/** Workshops by their titles, with what is known of their length and price. */
export function WorkshopList({ workshops, picture }: Props) {
  return (
    <ul className={styles.list}>
      {workshops.map(({ id, title, duration, price }) => (
        <li key={id} className="leads">
          {picture}
          <Link href={pathTo.workshop(id)}>{title}</Link>
          {(duration || price) && (
            <p className={styles.facts}>{[duration, price?.shown].filter(Boolean).join(" · ")}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
