import { PageStatus } from "@/components/layout/page-status";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { ExceptOn } from "./except-on";
import styles from "./next-retreat-bar.module.css";
import { nextDated, RetreatTeaser } from "./retreat-teaser";

/** The next retreat above the footer, except on the home page and calendar pages, which show it. */
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
