import { SLOTS } from "@/lib/pictures/slots";
import { Photo } from "./photo";
import styles from "./thumbnail.module.css";

/** The small picture of a person or workshop in a list, or the default of its kind. */
export const Thumbnail = (picture: { src: string | undefined; fallback: string }) => (
  <span className={`frame fills ${styles.thumbnail}`}>
    <Photo {...picture} sizes={SLOTS.thumb} />
  </span>
);
