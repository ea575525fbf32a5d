import { Badge } from "@/components/ui/badge";
import { WORDS } from "@/content/shipped/words";
import { type StateName, WORDS_OF_STATES } from "@/lib/content/retreat-state";
import type { NextRetreat, ShortRetreat } from "@/lib/lists/retreats";
import { PAGES, pathTo } from "@/lib/routes";
import { HideOn } from "./hide-on";
import styles from "./next-retreat.module.css";
import { RetreatCard } from "./retreat-card";

/** The next retreat above the footer; hidden on the home page and under /calendrier, which show it. */
export const NextRetreatBar = (next: NextRetreat) => (
  <HideOn pages={[PAGES.accueil.path, PAGES.calendrier.path]}>
    <aside className={`deckle shade ${styles.bar}`} aria-label="Prochaine retraite">
      <RetreatCard {...next} />
    </aside>
  </HideOn>
);

export function NextRetreatTab({ retreat, when }: ShortRetreat) {
  const { id, title, state } = retreat;
  return (
    <HideOn pages={[pathTo.retreat(id)]}>
      <a href={pathTo.retreat(id)} className={`inset arrow screen-only ${styles.tab}`}>
        <span className="small">Prochaine retraite</span>{" "}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.dates}>{when}</span>
        </span>
        <StateWordBadge name={state.name} />
      </a>
    </HideOn>
  );
}

function StateWordBadge({ name }: { name: StateName }) {
  const word = WORDS_OF_STATES[name];
  return word && <Badge tone={name === "full" ? "full" : undefined}>{word}</Badge>;
}

export const CalendarTab = () => (
  <a href={PAGES.calendrier.path} className={`inset arrow screen-only ${styles.tab}`}>
    <span className="small">{WORDS.when}</span>{" "}
    <span className={`${styles.words} ${styles.title}`}>Toutes les dates</span>
  </a>
);
