import type { ReactNode } from "react";
import styles from "./opening.module.css";

type Props = {
  picture: ReactNode;
  /** How much of the screen it takes: nearly all, so much that text follows in it, or a band above a list. */
  height: "full" | "high" | "band";
  /** What the picture is called. */
  caption?: string;
  /** What lies on the picture's foot, at its far end; on phones it is a strip below the name. */
  tab?: ReactNode;
  /** What the page is about. */
  lead?: ReactNode;
  /** The page's name, and a few words. */
  children: ReactNode;
};

/**
 * The widths of a picture across the screen, as in HTML's `sizes`. Of a high one a narrow screen shows the middle:
 * a fine one forgives that it is not sent whole.
 */
export const across = (height: Props["height"]) =>
  height === "band"
    ? "100vw"
    : "(max-width: 40rem) and (max-resolution: 1.4dppx) 195vw, (max-width: 40rem) 105vw, 100vw";

/** What a page speaks of, from one edge of the screen to the other, with the page's name on a torn sheet. */
export function Opening({ picture, height, caption, tab, lead, children }: Props) {
  return (
    <div className={`bleed ${styles.opening}`} data-height={height}>
      <div className={styles.sheet}>{children}</div>
      <div className={`behind torn ${styles.view}`}>{picture}</div>
      {caption && <p className={`tongue ${styles.caption}`}>{caption}</p>}
      {tab && <div className={styles.tab}>{tab}</div>}
      {lead && <div className={`lead ${styles.lead}`}>{lead}</div>}
    </div>
  );
}
