import buttonStyles from "@/components/button/button.module.css";
import { InlineScript } from "@/components/inline-script/inline-script";
import styles from "./load-guard.module.css";
import { LOAD_GUARD } from "./script";

/**
 * The watch over the site's own scripts and what it says in the end. It stands behind the content, which
 * need not wait for it: the scripts start later still (lib/page-cache/first-paint.mjs).
 */
export function LoadGuard() {
  return (
    <>
      <LoadFailure />
      <InlineScript code={LOAD_GUARD} />
    </>
  );
}

/** What is said when a script could not be loaded even after a reload; hidden until then. */
export function LoadFailure() {
  return (
    <div id="load-failure" className={styles.notice} role="alert" hidden>
      <p>
        <strong>La page ne s’est pas chargée jusqu’au bout.</strong> Le site vient peut-être d’être mis à
        jour, ou la connexion est trop faible. Rechargez la page ; si rien ne change, réessayez un peu plus
        tard.
      </p>
      <a className={buttonStyles.button} href="">
        Recharger la page
      </a>
    </div>
  );
}
