import type { ReactNode } from "react";
import { Link } from "@/components/link/link";
import type { WorkshopSummary } from "@/lib/content";
import { pathTo } from "@/lib/routes";
import { amountAndTerms } from "@/lib/text/price";
import styles from "./workshop-list.module.css";

type Props = {
  workshops: WorkshopSummary[];
  /** What stands above each title. */
  picture?: ReactNode;
};

/** Workshops as on a menu: title and price in line, what else is known of price and length below. */
export function WorkshopList({ workshops, picture }: Props) {
  return (
    <ul className={styles.list}>
      {workshops.map(({ id, title, duration, price }) => {
        const [amount, terms] = amountAndTerms(price?.shown ?? "");
        return (
          <li key={id} className="leads">
            {picture}
            <Link href={pathTo.workshop(id)}>{title}</Link>
            {(duration || terms) && (
              <p className={styles.facts}>{[duration, terms].filter(Boolean).join(" · ")}</p>
            )}
            {amount && <p className={styles.price}>{amount}</p>}
          </li>
        );
      })}
    </ul>
  );
}
