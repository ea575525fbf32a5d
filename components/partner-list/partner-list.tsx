import { inColumns, PersonRow } from "@/components/person-row/person-row";
import type { PartnerSummary } from "@/lib/content";
import { partnerAsPerson } from "@/lib/lists/people";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor } from "@/lib/pictures/shown";
import styles from "./partner-list.module.css";

/** Partners as a wall of portraits, each with title and activity. */
export function PartnerList({ partners }: { partners: PartnerSummary[] }) {
  const odd = partners.length % 2 === 1;
  return (
    <ul className={styles.list}>
      {partners.map(partnerAsPerson).map((person, i) => (
        <li key={person.path}>
          <PersonRow person={person} portrait sizes={odd && i === 0 ? first : undefined} />
        </li>
      ))}
    </ul>
  );
}

/** On phones the first of an odd number is as wide as two. */
const first = (size: Size) =>
  `(max-width: 26rem) ${Math.round(92 * coverFactor(size, 4 / 5))}vw, ${inColumns(size)}`;
