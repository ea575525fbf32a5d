import buttonStyles from "@/components/button/button.module.css";
import { PhoneIcon } from "@/components/icons/icons";
import { site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import { shortRange } from "@/lib/dates";
import { callTo } from "./call-to";
import styles from "./flyer-bar.module.css";

type Props = { retreat: Retreat; over: boolean; today: string };

/** On a narrow screen, for as long as the flyer is read: when it is, and the call that books it. */
export function FlyerBar({ retreat, over, today }: Props) {
  const { start, end } = retreat;
  return (
    <div className={styles.bar} role="group" aria-label="Dates et réservation">
      <span className={styles.dates}>{start && end ? shortRange(start, end, today) : "À venir"}</span>
      <a className={buttonStyles.button} href={site.phone.href}>
        <PhoneIcon />
        {callTo(retreat, over)}
      </a>
    </div>
  );
}
