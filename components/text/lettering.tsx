import { type Day, seasonIn } from "@/lib/dates";
import styles from "./lettering.module.css";

/** Titles with more characters are set smaller. */
const LONG_TITLE_LENGTH = 36;

/**
 * The title drawn on the default poster of a season; hidden from assistive technology, because the page has
 * it too.
 */
export const Lettering = ({ title, start }: { title: string; start?: Day }) => (
  <span
    className={`screen-only season ${styles.lettering}`}
    data-season={start && seasonIn(start)}
    data-long={title.length > LONG_TITLE_LENGTH}
    aria-hidden="true"
  >
    <span className={styles.title}>{title}</span>
  </span>
);
