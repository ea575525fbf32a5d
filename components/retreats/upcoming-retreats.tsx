import type { NextRetreat, ShortRetreat } from "@/lib/lists/retreats";
import { pathTo } from "@/lib/routes";
import { Poster } from "./poster";
import { RetreatCard } from "./retreat-card";
import styles from "./upcoming-retreats.module.css";

type Props = { title: string; next: NextRetreat; later: readonly ShortRetreat[] };

export function UpcomingRetreats({ title, next, later }: Props) {
  return (
    <section className={`deckle shade ${styles.coming}`} aria-labelledby="titre_retraites">
      <h2 id="titre_retraites" className="visually-hidden">
        {title}
      </h2>
      <div className={later.length > 0 ? styles.several : undefined}>
        <RetreatCard {...next} />
        {later.length > 0 && (
          <ul className={`screen-only ${styles.later}`}>
            {later.map(({ retreat, when }) => (
              <li key={retreat.id}>
                <a href={pathTo.retreat(retreat.id)}>
                  <b className={styles.when}>{when}</b>
                  <span className={`link-title serif ${styles.name}`}>{retreat.title}</span>
                  <Poster retreat={retreat} className="screen-only" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
