import { RetreatCard } from "@/components/retreat-card/retreat-card";
import type { RetreatSummary } from "@/lib/content";
import { seasonOf } from "@/lib/dates";
import styles from "./retreat-list.module.css";

/** Retreats by season, as lines of a calendar; `next` is the id of the next to come, if it is among them. */
export function RetreatList({ retreats, next }: { retreats: RetreatSummary[]; next?: string }) {
  return bySeason(retreats).map(({ season, entries }) => (
    <section key={entries[0]?.id} className={styles.season}>
      <h2 className="deckle">{season}</h2>
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

type Season = { season: string; entries: RetreatSummary[] };

/** In the order they come in: neighbours of the same season stand together. */
function bySeason(retreats: RetreatSummary[]): Season[] {
  const seasons: Season[] = [];
  for (const retreat of retreats) {
    const season = retreat.start ? seasonOf(retreat.start) : "Dates à venir";
    const last = seasons.at(-1);
    if (last?.season === season) last.entries.push(retreat);
    else seasons.push({ season, entries: [retreat] });
  }
  return seasons;
}
