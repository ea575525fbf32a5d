import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ChevronIcon } from "@/components/ui/icons";
import type { LabelledLink } from "@/lib/routes";
import { isLongTitle } from "@/lib/text/length";
import styles from "./page-head.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  back?: LabelledLink;
  /** The head has the page's full width: where there is room, title and text stand beside each other. */
  wide?: boolean;
  /** The head stands beside a picture of more than half the page. */
  narrow?: boolean;
  children?: ReactNode;
};

/** The beginning of an inner page: the way back, the title, what the page is about. */
export function PageHead({ title, lead, back, wide, narrow, children }: Props) {
  const classes = clsx(
    styles.head,
    wide && styles.wide,
    narrow && styles.narrow,
    isLongTitle(title) && styles.long,
  );
  return (
    <div className={classes}>
      {back && <BackLink {...back} />}
      <h1>{title}</h1>
      {lead && <div className={`lead ${styles.lead}`}>{lead}</div>}
      {children}
    </div>
  );
}

export function BackLink({ href, label }: LabelledLink) {
  return (
    <p className={`small screen-only ${styles.back}`}>
      <a href={href} className="tap">
        <ChevronIcon direction="left" />
        {label}
      </a>
    </p>
  );
}
