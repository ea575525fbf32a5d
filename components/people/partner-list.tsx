import type { Person } from "@/lib/lists/people";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./partner-list.module.css";
import { PersonRow } from "./person-row";

/** Partners with portrait, title and activity. On phones the first of an odd number is as wide as two. */
export function PartnerList({ partners }: { partners: readonly Person[] }) {
  return (
    <ul className={styles.list}>
      {partners.map((person, i) => (
        <li key={person.path}>
          <PersonRow person={person} portrait={i === 0 ? SLOTS.half : SLOTS.third} />
        </li>
      ))}
    </ul>
  );
}
