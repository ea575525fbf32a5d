import { Link } from "@/components/link/link";
import { Face } from "@/components/person-row/face";
import type { WorkshopSummary } from "@/lib/content";
import type { Person } from "@/lib/lists/leaders";
import { pathTo } from "@/lib/routes";
import { amountAndTerms } from "@/lib/text/price";
import styles from "./workshop-list.module.css";

type Props = {
  workshops: WorkshopSummary[];
  /** Who leads each, where that is told: the face of the first beside the title, all names below. */
  leaders?: ReadonlyMap<string, Person[]>;
};

const names = new Intl.ListFormat("fr");

/** Workshops as on a menu: title and price in line, what else is known of price and length below. */
export function WorkshopList({ workshops, leaders }: Props) {
  return (
    <ul className={styles.list}>
      {workshops.map(({ id, title, duration, price }) => {
        const [amount, terms] = amountAndTerms(price?.shown ?? "");
        const people = leaders?.get(id) ?? [];
        const facts = [duration, terms].filter(Boolean).join(" · ");
        return (
          <li key={id} className="leads">
            {people[0] && <Face picture={people[0].picture} />}
            <Link href={pathTo.workshop(id)}>{title}</Link>
            {(facts || people.length > 0) && (
              <p className={styles.facts}>
                {people.length > 0 && `avec ${names.format(people.map(({ title }) => title))}`}
                {facts && people.length > 0 && <br />}
                {facts}
              </p>
            )}
            {amount && <p className={styles.price}>{amount}</p>}
          </li>
        );
      })}
    </ul>
  );
}
