import { ListFailed } from "@/components/detail-messages/detail-messages";
import { inColumns, PersonRow } from "@/components/person-row/person-row";
import type { PartnerSummary } from "@/lib/content";
import { partnerAsPerson } from "@/lib/lists/people";
import { load } from "@/lib/load";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import styles from "./partner-list.module.css";

/** Partners as a wall of portraits, each with title and activity. */
export async function PartnerList({ partners }: { partners: PartnerSummary[] }) {
  const people = await load(Promise.all(partners.map(partnerAsPerson)));
  if (people.state !== "loaded") return <ListFailed />;
  const odd = people.value.length % 2 === 1;
  return (
    <ul className={styles.list}>
      {people.value.map((person, i) => (
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
