import { Link } from "@/components/link/link";
import { Face } from "@/components/person-row/face";
import type { WorkshopRow } from "@/lib/content";
import type { Person } from "@/lib/lists/leaders";
import { pathTo } from "@/lib/routes";
import { enumeration } from "@/lib/text/enumeration";
import { amountAndTerms } from "@/lib/text/price";
import styles from "./workshop-list.module.css";

/** A workshop as somebody names it, perhaps with an address by that name; what is none has no id, and leads nowhere. */
type Named = { title: string; path?: string } & Partial<WorkshopRow>;

type Props = {
  workshops: Named[];
  /** Who leads some of them, by the workshop's id: named below, and met beside a title that has no picture of its own. */
  leaders?: ReadonlyMap<string, readonly Person[]>;
  /** A few, that end a page: where there is room they stand side by side. */
  abreast?: boolean;
};

/** Workshops as on a menu: title and price in line, what else is known of price and length below. */
export function WorkshopList({ workshops, leaders, abreast = false }: Props) {
  return (
    <ul className={styles.list} data-abreast={abreast || undefined}>
      {workshops.map(({ id, title, path, image, duration, price }) => {
        const [amount, terms] = amountAndTerms(price?.shown ?? "");
        const people = (id !== undefined && leaders?.get(id)) || [];
        const led = enumeration(people.map(({ title }) => title));
        const face = id && image ? { path: pathTo.workshop(id), picture: image } : people[0];
        const facts = [duration, terms].filter(Boolean).join(" · ");
        return (
          <li key={`${id} ${title}`} className={id && "leads"}>
            {face && <Face of={face} />}
            {id ? (
              <Link href={path ?? pathTo.workshop(id)} className="names" straightTo={pathTo.workshop(id)}>
                {title}
              </Link>
            ) : (
              <span className={styles.named}>{title}</span>
            )}
            {(facts || led) && (
              <p className={styles.facts}>
                {led && `avec ${led}`}
                {facts && led && <br />}
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
