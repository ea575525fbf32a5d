import { clsx } from "clsx";
import { SLOTS } from "@/lib/pictures/slots";
import { Photo } from "./photo";
import styles from "./thumbnail.module.css";

type Props = {
  src: string | undefined;
  /** The default of its kind. */
  fallback: string;
  /** The `sizes` of a large picture, torn from the page; without it the picture is small and has a white border. */
  large?: string;
};

/** The picture of a person or workshop in a list. */
export const Thumbnail = ({ src, fallback, large }: Props) => (
  <span className={clsx(styles.thumbnail, large ? "torn" : styles.small)} data-torn={large && "both"}>
    <Photo src={src} sizes={large ?? SLOTS.thumb} fallback={fallback} />
  </span>
);
