import { WORDS } from "@/content/shipped/words";
import styles from "./preview-banner.module.css";

/** A notice on every page of the preview instance that this is not the public site. */
export const PreviewBanner = () => (
  <section className={styles.banner} aria-label="Aperçu">
    <strong>Aperçu</strong> Les brouillons et les documents à paraître sont visibles ici, et ici seulement.{" "}
    <a href="/apercu">{WORDS.howIsTheSite}</a>
  </section>
);
