import { SLOTS } from "@/lib/pictures/slots";
import { Photo, type PhotoProps } from "./photo";
import styles from "./thumbnail.module.css";

/** The small picture of a person or workshop in a list, or the default of its kind. */
export const Thumbnail = (photo: Pick<PhotoProps, "picture" | "fallback">) => (
  <span className={`frame fills ${styles.thumbnail}`}>
    <Photo {...photo} sizes={SLOTS.thumb} />
  </span>
);
