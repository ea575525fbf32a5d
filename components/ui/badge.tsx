import type { ReactNode } from "react";
import type { Status } from "@/lib/content/parse/fields";
import { meaningOf } from "@/lib/content/status";
import styles from "./badge.module.css";

type Props = {
  /** The status of a retreat, which the badge says. */
  status?: Status;
  /** Nothing went wrong. */
  quiet?: boolean;
  children?: ReactNode;
};

/** A slip of dark paper: that a retreat is full, cancelled or postponed, or other words. Nothing without either. */
export function Badge({ status, quiet = false, children }: Props) {
  const words = status ? meaningOf(status).word : children;
  if (!words) return null;
  return (
    <span className={`slip ${styles.badge} ${quiet ? styles.quiet : ""}`} data-status={status}>
      {words}
    </span>
  );
}
