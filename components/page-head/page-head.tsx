import type { ReactNode } from "react";
import { BackLink } from "@/components/back-link/back-link";
import styles from "./page-head.module.css";

type Props = {
  title: string;
  /** A short text under the title. */
  lead?: ReactNode;
  /** The way back to the list that this page belongs to. */
  back?: { href: string; label: string };
  children?: ReactNode;
};

/** The beginning of every inner page: the way back, the title, what it is about. */
export function PageHead({ title, lead, back, children }: Props) {
  return (
    <div className={styles.head}>
      {back && <BackLink {...back} />}
      <h1>{title}</h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
}
