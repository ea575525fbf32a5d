import { clsx } from "clsx";
import styles from "./badge.module.css";

type Props = {
  /** Brown for what is full, pale for a neutral fact; dark by default. */
  tone?: "full" | "quiet";
  children: string;
};

/** A label such as « Complet », « Annulée ». */
export const Badge = ({ tone, children }: Props) => (
  <span className={clsx("slip", styles.badge, tone && styles[tone])}>{children}</span>
);
