import type { Person } from "@/lib/lists/people";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./partner-list.module.css";
import { PersonRow } from "./person-row";

/** Partners with portrait, title and activity. */
export function PartnerList({ partners }: { partners: readonly Person[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((person) => (
        <li key={person.path}>
          <PersonRow person={person} portrait={SLOTS.third} />
        </li>
      ))}
    </ul>
  );
}
