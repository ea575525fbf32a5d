import { clsx } from "clsx";
import { dayParts } from "@/lib/dates";
import type { ShownRetreat } from "@/lib/lists/retreats";
import { SLOTS } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { Poster } from "./poster";
import { RetreatFacts, shownPrice } from "./retreat-facts";
import styles from "./retreat-row.module.css";

type Props = {
  retreat: ShownRetreat;
  /** The next retreat is a band across the screen. */
  next?: { hasProgramme: boolean };
};

export function RetreatRow({ retreat, next }: Props) {
  const { id, title, state } = retreat;
  const price = shownPrice(retreat);
  return (
    <div className={styles.container}>
      <a
        href={pathTo.retreat(id)}
        className={clsx(styles.row, next ? `deckle inset ${styles.next}` : "arrow")}
        data-cancelled={state.name === "cancelled" || undefined}
      >
        {!next && <DateTile day={state.name === "postponed" ? undefined : retreat.start} />}
        <span className={styles.words}>
          {next && <span className={`slip small ${styles.label}`}>La prochaine</span>}
          <span className={`link-title ${styles.title}`}>{title}</span>
          <RetreatFacts retreat={retreat} className={clsx(!next && "soft", styles.dates)} />
          {(price || next?.hasProgramme) && (
            <span className={`cluster ${styles.price}`}>
              {price}
              {next?.hasProgramme && (
                <span className={`slip screen-only ${styles.call}`}>Voir le programme</span>
              )}
            </span>
          )}
        </span>
        <Poster retreat={retreat} sizes={next && SLOTS.third} eager={Boolean(next)} />
      </a>
    </div>
  );
}

function DateTile({ day }: { day: string | undefined }) {
  const parts = day && dayParts(day);
  return (
    <span className={styles.leaf} aria-hidden="true">
      {parts ? (
        <>
          <span className={styles.number}>{parts.day}</span>
          <span className="small">{parts.month}</span>
        </>
      ) : (
        <img src="/art/leaf-unknown.svg" alt="" width={64} height={64} />
      )}
    </span>
  );
}
