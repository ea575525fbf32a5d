import buttonStyles from "@/components/button/button.module.css";
import { CallLink } from "@/components/call-bar/call-bar";
import { CalendarIcon, MailIcon, ShareIcon } from "@/components/icons/icons";
import { Link } from "@/components/link/link";
import { ShareButton } from "@/components/share-button/share-button";
import { WORDS } from "@/content/shipped/words";
import { absolute, site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import { takesPlace } from "@/lib/content/status";
import { isDated } from "@/lib/dates";
import { PAGES, pathTo } from "@/lib/routes";
import { callTo, isLost } from "./call-to";
import styles from "./flyer-actions.module.css";

type CallProps = { retreat: Retreat; quiet?: boolean };

/** The call that books a retreat, with its number; nothing where the place has none. */
export function Call({ retreat, quiet = false }: CallProps) {
  if (!site.phone) return null;
  return (
    <CallLink quiet={quiet}>
      <span>
        {callTo(retreat)}
        {"\u00a0: "}
        <span className={styles.number}>{site.phone.shown}</span>
      </span>
    </CallLink>
  );
}

/** The way on from a retreat that can no longer be booked. */
export const WayOut = () => (
  <Link href={PAGES.calendrier.path} className={buttonStyles.button}>
    Voir les retraites à venir
  </Link>
);

type Props = {
  retreat: Retreat;
  over: boolean;
  /** The page has said before where one goes from a lost one, and whom one calls about it. */
  said: boolean;
};

/** What a visitor can do after reading a flyer: see those to come, call, write, keep the date, pass it on. */
export function FlyerActions({ retreat, over, said }: Props) {
  const { id, title } = retreat;
  const path = pathTo.retreat(id);
  const subject = encodeURIComponent(WORDS.subject(title));
  const lost = isLost(retreat, over);
  return (
    <ul className={`screen-only ${styles.actions}`}>
      {lost && !said && (
        <li className={styles.alone}>
          <WayOut />
        </li>
      )}
      {site.phone && !over && !(lost && said) && (
        <li className={lost ? styles.alone : `${styles.alone} ${styles.again}`}>
          <Call retreat={retreat} quiet={lost} />
        </li>
      )}
      {site.email && (
        <li>
          <a className={styles.plain} href={`mailto:${site.email}?subject=${subject}`}>
            <MailIcon />
            Nous écrire
          </a>
        </li>
      )}
      {isDated(retreat) && !over && takesPlace(retreat) && (
        <li>
          <a className={styles.plain} href={`${path}/evenement.ics`} download="">
            <CalendarIcon />
            Ajouter à mon agenda
          </a>
        </li>
      )}
      <li className={styles.share}>
        <ShareButton title={title} url={absolute(path)} icon={<ShareIcon />} />
      </li>
    </ul>
  );
}
