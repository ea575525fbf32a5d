import type { NextRetreat } from "@/lib/lists/retreats";
import { PAGES } from "@/lib/routes";
import { HideOn } from "./hide-on";
import styles from "./next-retreat-bar.module.css";
import { RetreatTeaser } from "./retreat-teaser";

/**
 * The next retreat above the footer; hidden on the home page and under /calendrier, which show it themselves.
 */
export const NextRetreatBar = (next: NextRetreat) => (
  <HideOn pages={[PAGES.accueil.path, PAGES.calendrier.path]}>
    <aside className={`deckle ${styles.bar}`} aria-label="Prochaine retraite">
      <RetreatTeaser {...next} fullWidth />
    </aside>
  </HideOn>
);
