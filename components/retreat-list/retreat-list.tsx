import { RetreatCard } from "@/components/retreat-card/retreat-card";
import type { RetreatSummary } from "@/lib/content";
import { seasonIn, seasonOf } from "@/lib/dates";
import styles from "./retreat-list.module.css";

/** Retreats by season, as lines of a calendar; `next` is the id of the next to come, if it is among them. */
export function RetreatList({ retreats, next }: { retreats: RetreatSummary[]; next?: string }) {
  return bySeason(retreats).map(({ name, entries }) => (
    <section
      key={entries[0]?.id}
      className={`season ${styles.season}`}
      data-season={entries[0]?.start && seasonIn(entries[0].start)}
    >
      <span className={`deckle ${styles.edge}`} />
      <h2 className="deckle">{name}</h2>
      <ol className={styles.list}>
        {entries.map((retreat) => (
          <li key={retreat.id}>
            <RetreatCard retreat={retreat} next={retreat.id === next} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

type Season = { name: string; entries: RetreatSummary[] };

/** In the order they come in: neighbours of the same season stand together. */
function bySeason(retreats: RetreatSummary[]): Season[] {
  const seasons: Season[] = [];
  for (const retreat of retreats) {
    const name = retreat.start ? seasonOf(retreat.start) : "Dates à venir";
    const last = seasons.at(-1);
    if (last?.name === name) last.entries.push(retreat);
    else seasons.push({ name, entries: [retreat] });
  }
  return seasons;
}
