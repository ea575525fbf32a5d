import { ListFailed } from "@/components/detail-messages/detail-messages";
import { PersonRow } from "@/components/person-row/person-row";
import type { PartnerSummary } from "@/lib/content";
import { partnerAsPerson } from "@/lib/lists/leaders";
import { load } from "@/lib/load";
import styles from "./partner-list.module.css";

/** Partners as a wall of portraits, each with title and activity. */
export async function PartnerList({ partners }: { partners: PartnerSummary[] }) {
  const people = await load(Promise.all(partners.map(partnerAsPerson)));
  if (people.state !== "loaded") return <ListFailed />;
  return (
    <ul className={styles.list}>
      {people.value.map((person) => (
        <li key={person.path}>
          <PersonRow person={person} portrait />
        </li>
      ))}
    </ul>
  );
}
