import { CallBar, CallLink } from "@/components/layout/call-bar";
import { PersonRow } from "@/components/people/person-row";
import { Facts } from "@/components/text/facts";
import { site } from "@/lib/config/site";
import type { Workshop } from "@/lib/content";
import type { Person } from "@/lib/lists/people";
import { priceInList } from "@/lib/text/price";
import styles from "./workshop-card.module.css";

const CALL = "Appeler";
const FOR = "pour la prochaine date";

const ASK = (
  <CallLink>
    {CALL} {FOR}
  </CallLink>
);

/** Characters of a duration, as far as its first comma, for which the bar has room. */
const BRIEF = 12;

type Props = {
  workshop: Workshop;
  leaders: readonly Person[];
  /** Their picture stands elsewhere on the page. */
  faceless: boolean;
};

/** The facts of a workshop, the call, and its leader. */
export function WorkshopCard({ workshop: { price, duration, group }, leaders, faceless }: Props) {
  const onlyCall = !price && !duration && !group && leaders.length === 0;
  if (onlyCall && !site.phone) return null;
  return (
    <aside
      className={`deckle ${styles.card} ${onlyCall ? "screen-only wide-only" : ""}`}
      data-deckle="below"
      aria-label="En bref"
    >
      <Facts facts={{ Durée: duration, Tarif: price?.shown, Groupe: group }} />
      {site.phone && <p className={`screen-only wide-only ${styles.call}`}>{ASK}</p>}
      {leaders.length > 0 && (
        <div className={styles.leaders}>
          <h2 className="soft">Avec</h2>
          <ul className={`grid ${styles.people}`}>
            {leaders.map((person) => (
              <li key={person.path}>
                <PersonRow person={person} faceless={faceless} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/** A button below a list of workshops to call and ask for the next dates, with an optional text beside it. */
export const DateCall = ({ text }: { text?: string }) =>
  site.phone && (
    <p className={`cluster screen-only ${styles.asked}`}>
      {text && <span className="serif">{text}</span>}
      {ASK}
    </p>
  );

/** The call bar of a workshop page, with lowest price and duration. */
export function WorkshopBar({ workshop: { price, duration } }: Pick<Props, "workshop">) {
  const cost = priceInList(price);
  const [length = ""] = duration?.split(",") ?? [];
  const text = [cost, length.length <= BRIEF && length].filter(Boolean).join(" · ");
  return (
    <CallBar first={cost ? { text, label: "Tarif et appel" } : undefined} more={FOR}>
      {CALL}
    </CallBar>
  );
}
