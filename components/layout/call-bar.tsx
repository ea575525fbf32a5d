import { clsx } from "clsx";
import type { ReactNode } from "react";
import buttonStyles from "@/components/ui/button.module.css";
import { PhoneIcon } from "@/components/ui/icons";
import { site } from "@/lib/config/site";
import styles from "./call-bar.module.css";

type Props = {
  /** The main fact before the call (date and price, in short), and the label of the group. */
  first?: { says: ReactNode; label: string };
  /** More words of the call; beside `first` a phone has no room for them, they are only heard. */
  more?: string;
  /** There is nothing to book. */
  quiet?: boolean;
  /** Tablets have the call beside the words of the page. */
  phone?: boolean;
  children: ReactNode;
};

/** The call link at the bottom of a narrow screen; nothing without a phone number. */
export function CallBar({ first, more, quiet = false, phone = false, children }: Props) {
  if (!site.phone) return null;
  const classes = clsx("screen-only", phone && "phone-only", styles.bar, (quiet || !first) && styles.pale);
  return (
    <div className={classes} {...(first && { role: "group", "aria-label": first.label })}>
      {first && <span className={styles.first}>{first.says}</span>}
      <CallLink quiet={quiet}>
        {more ? (
          <span>
            {children} <span className={first && "visually-hidden"}>{more}</span>
          </span>
        ) : (
          children
        )}
      </CallLink>
    </div>
  );
}

/** A button that calls the place; a quiet one where something else comes first. Nothing without a number. */
export function CallLink({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  if (!site.phone) return null;
  return (
    <a href={site.phone.href} className={quiet ? buttonStyles.quiet : buttonStyles.button}>
      <PhoneIcon />
      {children}
    </a>
  );
}
