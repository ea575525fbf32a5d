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

type Props = {
  retreat: Retreat;
  /** Today in Paris. */
  day: Day;
};

/** The call of the venue about a retreat, with its number. */
const RetreatCall = ({ retreat, day }: Props) => (
  <Call quiet={!isBookable(retreat, day)}>
    {callTo(retreat, day)}
    {"\u00a0: "}
    <span className={styles.number}>{site.phone?.text}</span>
  </Call>
);

/** The main action, below the facts: to book, or else to see other retreats or to ask. */
export function FirstActions({ retreat, day }: Props) {
  if (isBookable(retreat, day)) return <RetreatCall retreat={retreat} day={day} />;
  return (
    <>
      <Link href={PAGES.calendrier.path} className="button">
        Voir les retraites à venir
      </Link>
      {!isPast(retreat, day) && (
        // On phones the fixed call bar has it.
        <span className="wide-only">
          <RetreatCall retreat={retreat} day={day} />
        </span>
      )}
    </>
  );
}

/** The actions below a flyer: call, write, save the date, share. */
export function FlyerActions({ retreat, day }: Props) {
  const { id, title } = retreat;
  const path = pathTo.retreat(id);
  const subject = encodeURIComponent(WORDS.subject(title));
  const over = isPast(retreat, day);
  return (
    <ul className={`cluster screen-only ${styles.actions}`}>
      {site.phone && isBookable(retreat, day) && (
        <li className={`wide-only ${styles.call}`}>
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
