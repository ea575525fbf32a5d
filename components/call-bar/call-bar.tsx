import type { ReactNode } from "react";
import buttonStyles from "@/components/button/button.module.css";
import { PhoneIcon } from "@/components/icons/icons";
import { site } from "@/lib/config/site";
import styles from "./call-bar.module.css";

/** The call, within reach on a narrow screen for as long as one reads; a flyer's begins with its dates. */
export function CallBar({ dates, children }: { dates?: ReactNode; children: ReactNode }) {
  return (
    <div
      className={styles.bar}
      data-dated={Boolean(dates)}
      {...(dates && { role: "group", "aria-label": "Dates et réservation" })}
    >
      {dates && <span className={styles.dates}>{dates}</span>}
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
