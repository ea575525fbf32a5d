import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./opening.module.css";

type Props = {
  picture: ReactNode;
  /**
   * `full`: nearly the whole screen; `high`: text follows on the same screen; `band`: a strip above a list.
   */
  height: "full" | "high" | "band";
  caption?: string;
  /** A link at the lower right of the picture; on phones a strip below the title. */
  tab?: ReactNode;
  lead?: ReactNode;
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
