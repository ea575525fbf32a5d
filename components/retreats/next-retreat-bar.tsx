import { PageStatus } from "@/components/layout/page-status";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { ExceptOn } from "./except-on";
import styles from "./next-retreat-bar.module.css";
import { nextDated, RetreatTeaser } from "./retreat-teaser";

/** Above the footer, the next retreat; not on the home page and below the calendar, which show it themselves. */
export async function NextRetreatBar() {
  const loaded = await load(nextDated());
  if (loaded.state !== "loaded") return <PageStatus status="500" />;
  if (!loaded.value) return null;
  return (
    <ExceptOn pages={[PAGES.accueil.path, PAGES.calendrier.path]}>
      <aside className={`deckle ${styles.bar}`} aria-label="Prochaine retraite">
        <RetreatTeaser {...loaded.value} spread />
      </aside>
    </ExceptOn>
  );
}
