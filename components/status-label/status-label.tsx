import type { Status } from "@/lib/content/parse/fields";
import { meaningOf } from "@/lib/content/status";
import styles from "./status-label.module.css";

/** That a retreat is full, cancelled or postponed. */
export function StatusLabel({ status }: { status: Status | undefined }) {
  return (
    status && (
      <span className={styles.label} data-status={status}>
        {meaningOf(status).word}
      </span>
    )
  );
}
