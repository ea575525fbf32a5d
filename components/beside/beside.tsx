import type { ReactNode } from "react";
import styles from "./beside.module.css";

type Props = {
  /** Title and way back: above the picture on phones, beside it where there is room. */
  head: ReactNode;
  picture?: ReactNode;
  /** On which side of the words the picture stands. */
  side: "left" | "right";
  children?: ReactNode;
  /** What ends the page: under the picture where that stands beside the words. */
  below?: ReactNode;
};

/** A picture that stays beside what is read of it. */
export function Beside({ head, picture, side, children, below }: Props) {
  return (
    <div className={styles.beside} data-side={side}>
      <div className={styles.head}>{head}</div>
      {picture && (
        <div className={`torn ${styles.picture}`} data-torn={side === "left" ? "both" : undefined}>
          {picture}
        </div>
      )}
      {children && <div className={styles.words}>{children}</div>}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
