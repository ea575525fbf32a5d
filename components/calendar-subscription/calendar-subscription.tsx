import buttonStyles from "@/components/button/button.module.css";
import { CalendarIcon } from "@/components/icons/icons";
import { absolute } from "@/lib/config/absolute";
import { SUBSCRIPTION } from "@/lib/routes";
import styles from "./calendar-subscription.module.css";

/** The link that a phone opens in its own calendar, and what it does. */
export function CalendarSubscription() {
  const feed = absolute(SUBSCRIPTION).replace(/^https?:/, "webcal:");
  return (
    <section className={styles.subscription} aria-label="Abonnement au calendrier">
      <a className={buttonStyles.quiet} href={feed}>
        <CalendarIcon />
        S’abonner au calendrier
      </a>
      <p>Les nouvelles dates arriveront d’elles-mêmes dans l’agenda de votre téléphone.</p>
    </section>
  );
}
