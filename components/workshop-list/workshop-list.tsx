import { Link } from "@/components/link/link";
import type { WorkshopSummary } from "@/lib/content";
import { pathTo } from "@/lib/routes";
import styles from "./workshop-list.module.css";

/** Workshops by their titles. */
export function WorkshopList({ workshops }: { workshops: WorkshopSummary[] }) {
  return (
    <ul className={styles.list}>
      {workshops.map((workshop) => (
        <li key={workshop.id}>
          <Link href={pathTo.workshop(workshop.id)}>{workshop.title}</Link>
        </li>
      ))}
    </ul>
  );
}
