import { PageStatus } from "@/components/layout/page-status";
import { Link } from "@/components/navigation/link";
import { listRetreats, today } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { isDated, shortRange } from "@/lib/dates";
import { otherDates } from "@/lib/lists";
import { load } from "@/lib/load";
import { pathTo } from "@/lib/routes";
import styles from "./coming-retreats.module.css";
import { Raised } from "./dates";
import { nextDated, RetreatPoster, RetreatTeaser } from "./retreat-teaser";

/** The end of the home page: the next retreat, and the two that follow. Nothing without one. */
export async function ComingRetreats() {
  const read = await load(Promise.all([nextDated(), listRetreats(), today(), textsOf("calendrier")]));
  if (read.state !== "loaded") return <PageStatus status="500" />;
  const [next, retreats, day, { title }] = read.value;
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
                  <b className={styles.when}>
                    <Raised>{shortRange(retreat.start, retreat.end, day)}</Raised>
                  </b>
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
