import { clsx } from "clsx";
import type { ReactNode } from "react";
import buttonStyles from "@/components/ui/button.module.css";
import { PhoneIcon } from "@/components/ui/icons";
import { site } from "@/lib/config/site";
import styles from "./call-bar.module.css";

type Props = {
  /** The main fact before the call (date and price, in short), and the label of the group. */
  first?: { text: ReactNode; label: string };
  /** Further words of the label; beside `first` there is no room for them, so they are visually hidden. */
  more?: string;
  /** For a retreat that cannot be booked. */
  quiet?: boolean;
  /** Only on phones: on tablets the page itself has the call beside its text. */
  phone?: boolean;
  children: ReactNode;
};

/** A bar with the call button at the foot of narrow screens. Renders nothing if the venue has no number. */
export function CallBar({ first, more, quiet = false, phone = false, children }: Props) {
  if (!site.phone) return null;
  const classes = clsx("screen-only", phone && "phone-only", styles.bar, (quiet || !first) && styles.pale);
  return (
    <div className={classes} {...(first && { role: "group", "aria-label": first.label })}>
      {first && <span className={styles.first}>{first.text}</span>}
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

/** A link that calls the venue. Renders nothing if the venue has no number. */
export function CallLink({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  if (!site.phone) return null;
  return (
    <a href={site.phone.href} className={quiet ? buttonStyles.quiet : buttonStyles.button}>
      <PhoneIcon />
      {children}
    </a>
  );
}
