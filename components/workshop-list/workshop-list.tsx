import type { ReactNode } from "react";
import { Link } from "@/components/link/link";
import type { WorkshopSummary } from "@/lib/content";
import { pathTo } from "@/lib/routes";
import { amountAndTerms } from "@/lib/text/price";
import styles from "./workshop-list.module.css";

type Props = {
  workshops: WorkshopSummary[];
  /** Who leads some of them, by the workshop's id: a face beside the title, the names below. */
  leaders?: ReadonlyMap<string, { face: ReactNode; names: string }>;
};

/** Workshops as on a menu: title and price in line, what else is known of price and length below. */
export function WorkshopList({ workshops, leaders }: Props) {
  return (
    <ul className={styles.list}>
      {workshops.map(({ id, title, duration, price }) => {
        const [amount, terms] = amountAndTerms(price?.shown ?? "");
        const led = leaders?.get(id);
        const facts = [duration, terms].filter(Boolean).join(" · ");
        return (
          <li key={id} className="leads">
            {led?.face}
            <Link href={pathTo.workshop(id)}>{title}</Link>
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
