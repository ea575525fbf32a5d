import { PageStatus } from "@/components/page-status/page-status";
import { RetreatCard } from "@/components/retreat-card/retreat-card";
import season from "@/components/season/season.module.css";
import { getRetreat, type RetreatSummary } from "@/lib/content";
import { seasonIn, seasonOf } from "@/lib/dates";
import { load } from "@/lib/load";
import { excerpt } from "@/lib/text/excerpt";
import { firstSentence } from "@/lib/text/lead";
import styles from "./retreat-list.module.css";

/** Letters of what is told of a retreat among others, at most. */
const TOLD = 220;

/** Retreats by season, as lines of a calendar; `next` is the id of the next to come, if it is among them. */
export function RetreatList({ retreats, next }: { retreats: RetreatSummary[]; next?: string }) {
  return bySeason(retreats).map(({ name, entries }) => (
    <section
      key={entries[0]?.id}
      className={`deckle ${season.season} ${styles.season}`}
      data-season={entries[0]?.start && seasonIn(entries[0].start)}
    >
      <h2 className="deckle">{name}</h2>
      <ol className={styles.list}>
        {entries.map((retreat) => (
          <li key={retreat.id}>
            <Entry retreat={retreat} next={retreat.id === next} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** With the first sentence of its own text, which lists do not read. */
async function Entry({ retreat, next }: { retreat: RetreatSummary; next: boolean }) {
  const whole = await load(getRetreat(retreat.id));
  const told = whole.state === "loaded" ? excerpt(firstSentence(whole.value.description), TOLD) : undefined;
  return (
    <>
      {whole.state === "failed" && <PageStatus status="500" />}
      <RetreatCard retreat={retreat} next={next} told={told} />
    </>
  );
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
