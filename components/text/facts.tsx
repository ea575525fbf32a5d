import type { ReactNode } from "react";
import styles from "./facts.module.css";

type Props = {
  /** Values by name, in display order; undefined values are left out. */
  facts: Record<string, ReactNode>;
  /** In columns, each value under its name. */
  inColumns?: boolean;
};

/** Facts in named rows: price, duration, size of the group. */
export function Facts({ facts, inColumns = false }: Props) {
  const rows = Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  if (rows.length === 0) return null;
  return (
    <dl className={inColumns ? `${styles.facts} ${styles.inColumns}` : styles.facts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
