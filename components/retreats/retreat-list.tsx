import { clsx } from "clsx";
import { Link } from "@/components/navigation/link";
import type { RetreatSummary } from "@/lib/content";
import { type Day, seasonIn, seasonOf } from "@/lib/dates";
import { SLOTS } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { isLongTitle } from "@/lib/text/length";
import { Poster } from "./poster";
import { priceOf, RetreatFacts } from "./retreat-facts";
import styles from "./retreat-list.module.css";
import { RetreatRow } from "./retreat-row";

type Props = {
  retreats: RetreatSummary[];
  /** The next retreat, if it is among them: it is a banner, not a row. */
  next?: { id: string; hasFlyer: boolean };
  /** Today in Paris. */
  day: Day;
};

/** Retreats grouped by season. */
export function RetreatList({ retreats, next, day }: Props) {
  return bySeason(retreats).map(({ name, entries }, i, { length }) => {
    const [first] = entries;
    const opens = first?.id === next?.id && styles.opens;
    // `only`: the banner is alone in its season, and overlaps the next one.
    const last = i + 1 === length;
    const only = opens && entries.length === 1 && !last && styles.only;
    return (
      <section
        key={first?.id}
        className={clsx("season", last && "torn", styles.season, opens, only)}
        data-season={first?.start && seasonIn(first.start)}
      >
        <span className={`deckle ${styles.edge}`} />
        <h2 className="deckle">{name}</h2>
        <ol className={styles.list}>
          {entries.map((retreat) => (
            <li key={retreat.id} className={retreat.id === next?.id ? styles.next : undefined}>
              {retreat.id === next?.id ? (
                <NextRetreatBanner retreat={retreat} hasFlyer={next.hasFlyer} day={day} />
              ) : (
                <RetreatRow retreat={retreat} day={day} />
              )}
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

type Season = { name: string; entries: RetreatSummary[] };

/** Adjacent retreats of the same season form a group; the order is kept. */
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

type BannerProps = { retreat: RetreatSummary; hasFlyer: boolean; day: Day };

/** The next retreat in the calendar: a green band across the screen. */
function NextRetreatBanner({ retreat, hasFlyer, day }: BannerProps) {
  const { id, title } = retreat;
  const price = priceOf(retreat, day);
  return (
    <Link href={pathTo.retreat(id)} className={`deckle inset ${styles.banner}`}>
      <span className={`slip small ${styles.label}`}>La prochaine</span>
      <span className={`link-title ${styles.title} ${isLongTitle(title) ? styles.long : ""}`}>{title}</span>
      <span className={styles.dates}>
        <RetreatFacts retreat={retreat} day={day} />
      </span>
      <span className={styles.booking}>
        {price && <span className={styles.price}>{price}</span>}
        {hasFlyer && <span className={`slip screen-only ${styles.call}`}>Voir le programme</span>}
      </span>
      <Poster retreat={retreat} sizes={SLOTS.third} eager />
    </Link>
  );
}
