import type { ReactNode } from "react";
import { PageHead } from "@/components/page-head/page-head";
import styles from "./legal.module.css";

/** A legal page: plain, readable, printable. */
export function Legal({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={`wrap ${styles.legal}`}>
      <PageHead title={title} />
      {children}
    </article>
  );
}
