import { type Day, seasonIn } from "@/lib/dates";
import styles from "./lettering.module.css";

/** Letters of a title that fills the sky of its poster. */
const LONG = 36;

/** The title on the poster of a season, as posters have it; it stands beside it too. */
export const Lettering = ({ title, start }: { title: string; start?: Day }) => (
  <span
    className={`screen-only season ${styles.lettering}`}
    data-season={start && seasonIn(start)}
    data-long={title.length > LONG}
    aria-hidden="true"
  >
    <span className={styles.title}>{title}</span>
  </span>
);
