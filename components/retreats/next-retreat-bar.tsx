import { PageStatus } from "@/components/layout/page-status";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { HideOn } from "./hide-on";
import styles from "./next-retreat-bar.module.css";
import { loadNextRetreat, RetreatTeaser } from "./retreat-teaser";

/**
 * The next retreat above the footer; hidden on the home page and under /calendrier, which show it themselves.
 */
export async function NextRetreatBar() {
  const loaded = await load(loadNextRetreat());
  if (loaded.state !== "loaded") return <PageStatus status="500" />;
  if (!loaded.value) return null;
  return (
    <HideOn pages={[PAGES.accueil.path, PAGES.calendrier.path]}>
      <aside className={`deckle ${styles.bar}`} aria-label="Prochaine retraite">
        <RetreatTeaser {...loaded.value} fullWidth />
      </aside>
    </HideOn>
  );
}
