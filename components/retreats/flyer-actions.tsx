import { Call } from "@/components/layout/call";
import { Link } from "@/components/navigation/link";
import { CalendarIcon, MailIcon, ShareIcon } from "@/components/ui/icons";
import { ShareButton } from "@/components/ui/share-button";
import { WORDS } from "@/content/shipped/words";
import { absolute, site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import { callTo, isBookable, takesPlace } from "@/lib/content/status";
import { type Day, isDated, isPast } from "@/lib/dates";
import { PAGES, pathTo } from "@/lib/routes";
import styles from "./flyer-actions.module.css";

/** The call of the venue about a retreat, with its number. */
export const RetreatCall = ({ retreat, day }: { retreat: Retreat; day: Day }) => (
  <Call quiet={!isBookable(retreat, day)}>
    {callTo(retreat, day)}
    {"\u00a0: "}
    <span className={styles.number}>{site.phone?.shown}</span>
  </Call>
);

/** Shown on a retreat that can no longer be booked. */
export const UpcomingRetreatsButton = () => (
  <Link href={PAGES.calendrier.path} className="button">
    Voir les retraites à venir
  </Link>
);

type Props = {
  retreat: Retreat;
  /** Today in Paris. */
  day: Day;
  /**
   * The description is long: if the retreat cannot be booked, the page has the buttons above the text
   * already.
   */
  long: boolean;
};

/** The actions below a flyer: other retreats, call, write, save the date, share. */
export function FlyerActions({ retreat, day, long }: Props) {
  const { id, title } = retreat;
  const path = pathTo.retreat(id);
  const subject = encodeURIComponent(WORDS.subject(title));
  const over = isPast(retreat, day);
  const bookable = isBookable(retreat, day);
  const callable = site.phone && !over && (bookable || !long);
  return (
    <ul className={`cluster screen-only ${styles.actions}`}>
      {!bookable && !long && (
        <li className={styles.call}>
          <UpcomingRetreatsButton />
        </li>
      )}
      {callable && (
        // On phones the fixed call bar has it.
        <li className={bookable ? `wide-only ${styles.call}` : styles.call}>
          <RetreatCall retreat={retreat} day={day} />
        </li>
      )}
      {site.email && (
        <li>
          <a className="tap" href={`mailto:${site.email}?subject=${subject}`}>
            <MailIcon />
            Nous écrire
          </a>
        </li>
      )}
      {isDated(retreat) && !over && takesPlace(retreat) && (
        <li>
          <a className="tap" href={`${path}/evenement.ics`} download="">
            <CalendarIcon />
            Ajouter à mon agenda
          </a>
        </li>
      )}
      <li>
        <ShareButton title={title} url={absolute(path)} icon={<ShareIcon />} />
      </li>
    </ul>
  );
}
