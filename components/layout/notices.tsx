import { CloseIcon } from "@/components/ui/icons";
import { WORDS } from "@/content/shipped/words";
import styles from "./notices.module.css";

/** The id of the notice that a page could not load its scripts. */
export const LOAD_FAILURE = "load-failure";

/** The notice that a script could not be loaded even after a reload; hidden until then. */
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

/** A notice on every page of the preview instance that this is not the public site. */
export const PreviewBanner = () => (
  <section className={styles.banner} aria-label="Aperçu">
    <strong>Aperçu</strong> Les brouillons et les documents à paraître sont visibles ici, et ici seulement.{" "}
    <a href="/apercu">{WORDS.howIsTheSite}</a>
  </section>
);
