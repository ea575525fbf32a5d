import { CallBar, CallLink } from "@/components/call-bar/call-bar";
import { Facts } from "@/components/facts/facts";
import { PageStatus } from "@/components/page-status/page-status";
import { PersonRow } from "@/components/person-row/person-row";
import type { Workshop } from "@/lib/content";
import { leadersOf } from "@/lib/lists/leaders";
import { load } from "@/lib/load";
import { coverFactor } from "@/lib/media/cover";
import type { Size } from "@/lib/media/decode";
import styles from "./workshop-card.module.css";

const CALL = "Appeler pour la prochaine date";

/** Who leads a workshop, what one wants to know of it before calling, and the call. */
export function WorkshopCard({ workshop }: { workshop: Workshop }) {
  const { price, duration, group } = workshop;
  return (
    <aside className={styles.card} aria-label="En bref">
      <Leaders workshop={workshop} />
      <Facts facts={{ Durée: duration, Tarif: price?.shown, Groupe: group }} />
      <p className={styles.call}>
        <CallLink>{CALL}</CallLink>
      </p>
    </aside>
  );
}

/** On phones the call stays within reach while one reads. */
export const WorkshopBar = () => <CallBar>{CALL}</CallBar>;

async function Leaders({ workshop }: { workshop: Workshop }) {
  const leaders = await load(leadersOf(workshop));
  if (leaders.state !== "loaded") return <PageStatus status="500" />;
  if (leaders.value.length === 0) return null;
  return (
    <div className={styles.leaders}>
      <h2>Avec</h2>
      <ul className={styles.people}>
        {leaders.value.map((person) => (
          <li key={person.path}>
            <PersonRow person={person} sizes={leaders.value.length === 1 ? atTheSide : undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of who leads it alone: a third of the card and as high as it is, or beside the name. */
const atTheSide = (size: Size) => {
  const [side, beside] = [230 * coverFactor(size, 3 / 4), 112 * coverFactor(size, 4 / 5)].map(Math.round);
  return `(min-width: 76rem) ${side}px, ${beside}px`;
};
