import type { ReactNode } from "react";
import { Link } from "@/components/link/link";
import type { WorkshopRow } from "@/lib/content";
import { pathTo } from "@/lib/routes";
import { amountAndTerms } from "@/lib/text/price";
import styles from "./workshop-list.module.css";

/** A workshop as somebody names it, perhaps with an address by that name; what is none has no id, and leads nowhere. */
type Named = { title: string; path?: string } & Partial<WorkshopRow>;

type Props = {
  workshops: Named[];
  /** Who leads some of them, by the workshop's id: a face beside the title, the names below. */
  leaders?: ReadonlyMap<string, { face: ReactNode; names: string }>;
};

/** Workshops as on a menu: title and price in line, what else is known of price and length below. */
export function WorkshopList({ workshops, leaders }: Props) {
  return (
    <ul className={styles.list}>
      {workshops.map(({ id, title, path, duration, price }) => {
        const [amount, terms] = amountAndTerms(price?.shown ?? "");
        const led = id === undefined ? undefined : leaders?.get(id);
        const facts = [duration, terms].filter(Boolean).join(" · ");
        return (
          <li key={`${id} ${title}`} className={id && "leads"}>
            {led?.face}
            {id ? (
              <Link href={path ?? pathTo.workshop(id)} className="names" straightTo={pathTo.workshop(id)}>
                {title}
              </Link>
            ) : (
              <span className={styles.named}>{title}</span>
            )}
            {(facts || led) && (
              <p className={styles.facts}>
                {led && `avec ${led.names}`}
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
