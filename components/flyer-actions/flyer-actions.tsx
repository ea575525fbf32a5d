import buttonStyles from "@/components/button/button.module.css";
import { CalendarIcon, MailIcon, PhoneIcon } from "@/components/icons/icons";
import { ShareButton } from "@/components/share-button/share-button";
import { absolute } from "@/lib/absolute";
import { isDated } from "@/lib/calendar/ical";
import type { Retreat } from "@/lib/content";
import { pathTo } from "@/lib/navigation";
import { site } from "@/lib/site";
import styles from "./flyer-actions.module.css";

/** What a visitor can do after reading a flyer: keep the date, pass it on, call, write. */
export function FlyerActions({ retreat }: { retreat: Retreat }) {
  const { id, title } = retreat;
  const path = pathTo.retreat(id);
  const subject = encodeURIComponent(`Retraite « ${title} »`);
  return (
    <ul className={styles.actions}>
      {isDated(retreat) && (
        <li>
          <a className={buttonStyles.button} href={`${path}/evenement.ics`} download="">
            <CalendarIcon />
            Ajouter à mon agenda
          </a>
        </li>
      )}
      <li>
        <ShareButton title={title} url={absolute(path)} />
      </li>
      <li>
        <a className={buttonStyles.quiet} href={site.phone.href}>
          <PhoneIcon />
          Nous appeler
        </a>
      </li>
      <li>
        <a className={buttonStyles.quiet} href={`mailto:${site.email}?subject=${subject}`}>
          <MailIcon />
          Nous écrire
        </a>
      </li>
    </ul>
  );
}
