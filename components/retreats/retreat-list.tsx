import { clsx } from "clsx";
import { seasonIn, seasonOf } from "@/lib/dates";
import type { ShownRetreat } from "@/lib/lists/retreats";
import styles from "./retreat-list.module.css";
import { RetreatRow } from "./retreat-row";

type Props = {
  retreats: ShownRetreat[];
  /** The next retreat, if it is among them: it is a banner, not a row. */
  next?: { id: string; hasProgramme: boolean };
};

export function RetreatList({ retreats, next }: Props) {
  return bySeason(retreats).map(({ name, entries }, i, { length }) => {
    const [first] = entries;
    const last = i + 1 === length;
    return (
      <section
        key={first?.id}
        className={clsx("season", last && "torn", styles.season, first?.id === next?.id && styles.opens)}
        data-season={first?.start && seasonIn(first.start)}
      >
        <span className={`deckle ${styles.edge}`} />
        <h2 className="deckle">{name}</h2>
        <ol className={styles.list}>
          {entries.map((retreat) => (
            <li key={retreat.id} className={retreat.id === next?.id ? styles.next : undefined}>
              <RetreatRow retreat={retreat} next={retreat.id === next?.id ? next : undefined} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

type SeasonGroup = { name: string; entries: ShownRetreat[] };

/** Adjacent retreats of the same season form a group; the order is kept. */
function bySeason(retreats: ShownRetreat[]): SeasonGroup[] {
  const seasons: SeasonGroup[] = [];
  for (const retreat of retreats) {
    const name = retreat.start ? seasonOf(retreat.start) : "Dates à venir";
    const last = seasons.at(-1);
    if (last?.name === name) last.entries.push(retreat);
    else seasons.push({ name, entries: [retreat] });
  }
  return seasons;
}
