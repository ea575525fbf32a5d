import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./folded.module.css";

type Props = {
  summary: string;
  /** The primitives that the summary looks like. */
  look: string;
  className?: string;
  children: ReactNode;
};

/** Content that is folded at first, with an arrow after its summary. */
export const Folded = ({ summary, look, className, children }: Props) => (
  <details className={clsx(styles.folded, className)}>
    <summary className={look}>{summary}</summary>
    {children}
  </details>
);
