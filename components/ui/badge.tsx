import type { ReactNode } from "react";
import type { Status } from "@/lib/content/parse/fields";
import { meaningOf } from "@/lib/content/status";
import styles from "./badge.module.css";

type Props = {
  /** The status of a retreat; its name is the badge's text. */
  status?: Status;
  /** For a neutral fact: a paler colour. */
  quiet?: boolean;
  children?: ReactNode;
};

/** A label such as « Complet », « Annulée ». Renders nothing without a text. */
export function Badge({ status, quiet = false, children }: Props) {
  const words = status ? meaningOf({ status }).word : children;
  if (!words) return null;
  return (
    <span className={`slip ${styles.badge} ${quiet ? styles.quiet : ""}`} data-status={status}>
      {words}
    </span>
  );
}
