import { PartnerRow } from "@/components/partner-row/partner-row";
import type { PartnerSummary } from "@/lib/content";
import styles from "./partner-list.module.css";

/** Partners as a wall of portraits, each with title and activity. */
export function PartnerList({ partners }: { partners: PartnerSummary[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerRow partner={partner} portrait />
        </li>
      ))}
    </ul>
  );
}
