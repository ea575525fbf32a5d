import { PageStatus } from "@/components/layout/page-status";
import { Link } from "@/components/navigation/link";
import { listRetreats, today } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { isDated, shortRange } from "@/lib/dates";
import { otherDates } from "@/lib/lists";
import { load } from "@/lib/load";
import { pathTo } from "@/lib/routes";
import { loadNextRetreat, RetreatPoster, RetreatTeaser } from "./retreat-teaser";
import styles from "./upcoming-retreats.module.css";

/** The end of the home page: the next retreat and the two after it. Renders nothing if none is scheduled. */
export async function UpcomingRetreats() {
  const result = await load(Promise.all([loadNextRetreat(), listRetreats(), today(), textsOf("calendrier")]));
  if (result.state !== "loaded") return <PageStatus status="500" />;
  const [next, retreats, day, { title }] = result.value;
  if (!next) return null;
  const later = otherDates(retreats, next.retreat, day).filter(isDated).slice(0, 2);
  return (
    <section className={`deckle ${styles.coming}`} aria-labelledby="titre_retraites">
      <h2 id="titre_retraites" className="visually-hidden">
        {title}
      </h2>
      <div className={later.length > 0 ? styles.several : undefined}>
        <RetreatTeaser {...next} />
        {later.length > 0 && (
          <ul className={`screen-only ${styles.later}`}>
            {later.map((retreat) => (
              <li key={retreat.id}>
                <Link href={pathTo.retreat(retreat.id)}>
                  <b className={styles.when}>{shortRange(retreat.start, retreat.end, day)}</b>
                  <span className={`names serif ${styles.name}`}>{retreat.title}</span>
                  <RetreatPoster retreat={retreat} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
