import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./opening.module.css";

type Props = {
  picture: ReactNode;
  /** How much of the screen it takes: nearly all, so much that text follows in it, or a band above a list. */
  height: "full" | "high" | "band";
  /** The caption of the picture. */
  caption?: string;
  /** Lies on the foot of the picture, at its far end; on phones it is a strip below the name. */
  tab?: ReactNode;
  /** The intro of the page. */
  lead?: ReactNode;
  /** The page's name, and a few words. */
  children: ReactNode;
};

/** A picture across the screen, with the page's title on a torn sheet. */
export function Opening({ picture, height, caption, tab, lead, children }: Props) {
  return (
    <div className={clsx("bleed", styles.opening, styles[height], lead && styles.withLead)}>
      <div className={styles.sheet}>{children}</div>
      <div className={clsx("behind torn frame fills", styles.view, height === "band" && "screen-only")}>
        {picture}
      </div>
      {caption && <p className={`slip ${styles.caption}`}>{caption}</p>}
      {tab && <div className={`torn ${styles.tab}`}>{tab}</div>}
      {lead && <div className={`lead ${styles.lead}`}>{lead}</div>}
    </div>
  );
}
