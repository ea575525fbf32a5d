import type { ReactNode } from "react";
import buttonStyles from "@/components/button/button.module.css";
import { PhoneIcon } from "@/components/icons/icons";
import { site } from "@/lib/config/site";
import styles from "./call-bar.module.css";

type Props = {
  /** What one wants to know before one calls, in the fewest words, and the name of both together. */
  first?: { says: ReactNode; label: string };
  children: ReactNode;
};

/** The call, within reach on a narrow screen for as long as one reads. */
export function CallBar({ first, children }: Props) {
  return (
    <div
      className={styles.bar}
      data-alone={!first}
      {...(first && { role: "group", "aria-label": first.label })}
    >
      {first && <span className={styles.first}>{first.says}</span>}
      <CallLink>{children}</CallLink>
    </div>
  );
}

/** A button that calls the place; a quiet one where something else comes first. */
export const CallLink = ({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) => (
  <a href={site.phone.href} className={quiet ? buttonStyles.quiet : buttonStyles.button}>
    <PhoneIcon />
    {children}
  </a>
);
