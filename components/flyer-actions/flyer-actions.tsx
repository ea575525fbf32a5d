import buttonStyles from "@/components/button/button.module.css";
import { MailIcon, PhoneIcon } from "@/components/icons/icons";
import type { Retreat } from "@/lib/content";
import { site } from "@/lib/site";
import styles from "./flyer-actions.module.css";

/** What a visitor can do after reading a flyer. */
export function FlyerActions({ retreat: { title } }: { retreat: Retreat }) {
  const subject = encodeURIComponent(`Retraite « ${title} »`);
  return (
    <ul role="list" className={styles.actions}>
      <li>
        <a className={buttonStyles.button} href={site.phone.href}>
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
