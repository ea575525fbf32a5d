import { Call, CallBar } from "@/components/layout/call";
import { PersonRow } from "@/components/people/person-row";
import { Facts } from "@/components/text/facts";
import { site } from "@/lib/config/site";
import type { Workshop } from "@/lib/content";
import type { Person } from "@/lib/lists/people";
import { priceInList } from "@/lib/text/price";
import styles from "./workshop-card.module.css";

const ASK = "pour la prochaine date";

/** Characters of a duration, as far as its first comma, for which the bar has room. */
const SHORT_DURATION = 12;

type Props = {
  workshop: Workshop;
  leaders: readonly Person[];
  /** Whether their pictures are shown; the page may have one already. */
  pictured: boolean;
};

/** The facts of a workshop, the call, and its leader. */
export function WorkshopCard({ workshop: { price, duration, group }, leaders, pictured }: Props) {
  const onlyCall = !price && !duration && !group && leaders.length === 0;
  if (onlyCall && !site.phone) return null;
  return (
    <aside
      className={`deckle ${styles.card} ${onlyCall ? "screen-only wide-only" : ""}`}
      data-deckle="below"
      aria-label="En bref"
    >
      <Facts facts={{ Durée: duration, Tarif: price?.text, Groupe: group }} />
      {site.phone && (
        <p className={`screen-only wide-only ${styles.call}`}>
          <Call>Appeler {ASK}</Call>
        </p>
      )}
      {leaders.length > 0 && (
        <div className={styles.leaders}>
          <h2 className="soft">Avec</h2>
          <ul className={`grid ${styles.people}`}>
            {leaders.map((person) => (
              <li key={person.path}>
                <PersonRow person={person} pictured={pictured} />
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
      <Call>Appeler {ASK}</Call>
    </p>
  );

/** The call bar of a workshop page, with lowest price and duration. */
export function WorkshopBar({ workshop: { price, duration } }: Pick<Props, "workshop">) {
  const cost = priceInList(price);
  const [length = ""] = duration?.split(",") ?? [];
  const text = [cost, length.length <= SHORT_DURATION && length].filter(Boolean).join(" · ");
  return (
    <CallBar fact={cost ? { text, label: "Tarif et appel" } : undefined}>
      Appeler <span className={cost && "visually-hidden"}>{ASK}</span>
    </CallBar>
  );
}
