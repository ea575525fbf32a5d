import type { NextRetreat } from "@/lib/lists/retreats";
import { SLOTS } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { Poster } from "./poster";
import styles from "./retreat-card.module.css";
import { StateBadge, shownPrice } from "./retreat-facts";

export function RetreatCard({ retreat, when, length }: NextRetreat) {
  const { id, title, state } = retreat;
  const price = shownPrice(retreat);
  return (
    <a href={pathTo.retreat(id)} className={`inset ${styles.card}`}>
      <span className={styles.words}>
        <span>Prochaine retraite</span>
        <span className={`link-title ${styles.title}`}>{title}</span>{" "}
        <span className={`cluster ${styles.when}`}>
          <span className={`slip arrow ${styles.ticket}`}>
            <span className="part">{when},</span> {length}
          </span>{" "}
          {price && <b>{price}</b>}
        </span>
        <StateBadge state={state} />
      </span>
      <Poster retreat={retreat} sizes={SLOTS.third} className={`screen-only ${styles.poster}`} />
    </a>
  );
}
