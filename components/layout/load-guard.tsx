import { CloseIcon } from "@/components/ui/icons";
import { WORDS } from "@/content/shipped/words";
import styles from "./load-guard.module.css";
import { LOAD_GUARD } from "./load-guard-script";
import { LOAD_FAILURE } from "./script-failed";

/**
 * Watches the loading of the site's own scripts. It comes first in the body: the head requests the scripts,
 * and a failure before the watch begins would go unnoticed.
 */
export const LoadWatch = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
  <script dangerouslySetInnerHTML={{ __html: LOAD_GUARD }} />
);

/** The message when a script could not be loaded even after a reload; hidden until then. */
export function LoadFailure() {
  return (
    <div id={LOAD_FAILURE} className={`cluster ${styles.notice}`} role="alert" hidden>
      <p className="measure">
        <strong>La page ne s’est pas chargée jusqu’au bout.</strong> Le site vient peut-être d’être mis à
        jour, ou la connexion est trop faible. {WORDS.reload}
      </p>
      <a className="button" href="">
        Recharger la page
      </a>
      <button type="button" className={`tap ${styles.close}`}>
        <CloseIcon />
        <span className="visually-hidden">Fermer</span>
      </button>
    </div>
  );
}
