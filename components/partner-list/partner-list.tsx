import { PersonRow } from "@/components/person-row/person-row";
import type { PartnerSummary } from "@/lib/content";
import { pathTo } from "@/lib/routes";
import styles from "./partner-list.module.css";

/** Partners as a wall of portraits, each with title and activity. */
export function PartnerList({ partners }: { partners: PartnerSummary[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((partner) => (
        <li key={partner.id}>
          <PersonRow person={{ ...partner, path: pathTo.partner(partner.id) }} portrait />
        </li>
      ))}
    </ul>
  );
}
