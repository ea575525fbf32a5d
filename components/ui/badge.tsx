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

/** A slip of dark paper with the state of a retreat (full, cancelled, postponed) or a text, if any. */
export function Badge({ status, quiet = false, children }: Props) {
  const words = status ? meaningOf(status).word : children;
  if (!words) return null;
  return (
    <span className={`slip ${styles.badge} ${quiet ? styles.quiet : ""}`} data-status={status}>
      {words}
    </span>
  );
}
