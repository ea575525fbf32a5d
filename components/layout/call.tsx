import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PhoneIcon } from "@/components/ui/icons";
import { site } from "@/lib/config/site";
import styles from "./call.module.css";

/** A link that calls the venue. Renders nothing if the venue has no number. */
export const Call = ({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) =>
  site.phone && (
    <a href={site.phone.href} className={clsx("button", quiet && "quiet")}>
      <PhoneIcon />
      <span>{children}</span>
    </a>
  );

type BarProps = {
  /** The main fact before the call (date and price, in short), and the label of the group. */
  fact?: { text: string; label: string };
  quiet?: boolean;
  /** Only on phones, once the call in the text has scrolled away; tablets show that call beside the text. */
  phonesOnly?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** The bar with the call at the foot of narrow screens; nothing with neither a phone number nor an action. */
export function CallBar({ fact, quiet = false, phonesOnly = false, action, children }: BarProps) {
  if (!site.phone && !action) return null;
  const classes = clsx(
    "screen-only",
    phonesOnly && `phone-only ${styles.late}`,
    styles.bar,
    (quiet || !fact) && styles.pale,
  );
  return (
    <div className={classes} {...(fact && { role: "group", "aria-label": fact.label })}>
      {fact && <span className={styles.fact}>{fact.text}</span>}
      {action}
      <Call quiet={quiet || Boolean(action)}>{children}</Call>
    </div>
  );
}
