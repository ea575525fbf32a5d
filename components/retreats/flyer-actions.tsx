import { clsx } from "clsx";
import { Call } from "@/components/layout/call";
import { Link } from "@/components/navigation/link";
import { CalendarIcon, MailIcon, ShareIcon } from "@/components/ui/icons";
import { ShareButton } from "@/components/ui/share-button";
import { WORDS } from "@/content/shipped/words";
import { absolute, site } from "@/lib/config/site";
import type { FlyerWords } from "@/lib/content";
import { isBookable, takesPlace } from "@/lib/content/status";
import { type Day, isDated, isPast } from "@/lib/dates";
import { PAGES, pathTo } from "@/lib/routes";
import { type Booking, bookingOf, callTo, mailAbout } from "@/lib/site/booking";
import { linkAttributes } from "@/lib/text/links";
import styles from "./flyer-actions.module.css";

type Props = {
  retreat: FlyerWords;
  /** Today in Paris. */
  day: Day;
};

/** A link to the hosts' own form, or one that writes a mail. */
export const BookingLink = ({ booking, quiet = false }: { booking: Booking; quiet?: boolean }) => (
  <a {...linkAttributes(booking.href)} className={clsx("button", quiet && "quiet")}>
    {booking.isForm ? <CalendarIcon /> : <MailIcon />}
    <span>{booking.label}</span>
    {booking.isForm && <span className="visually-hidden"> (nouvel onglet)</span>}
  </a>
);

/** The call of the venue about a retreat, with its number; the main action where one cannot book online. */
const RetreatCall = ({ retreat, day }: Props) => {
  const isMain = isBookable(retreat, day) && !bookingOf(retreat, day);
  return (
    <Call quiet={!isMain}>
      {callTo(retreat, day)}
      {"\u00a0: "}
      <span className={styles.number}>{site.phone?.text}</span>
    </Call>
  );
};

/** The main action, below the facts: to book, or else to see other retreats or to ask. */
export function FirstActions({ retreat, day }: Props) {
  const booking = bookingOf(retreat, day);
  if (isBookable(retreat, day))
    return (
      <>
        {booking && <BookingLink booking={booking} />}
        <RetreatCall retreat={retreat} day={day} />
      </>
    );
  return (
    <>
      <Link href={PAGES.calendrier.path} className="button">
        Voir les retraites à venir
      </Link>
      {booking && <BookingLink booking={booking} quiet />}
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
  const over = isPast(retreat, day);
  const booking = bookingOf(retreat, day);
  return (
    <ul className={`cluster screen-only ${styles.actions}`}>
      {(site.phone || booking) && isBookable(retreat, day) && (
        <li className={`wide-only ${styles.call}`}>
          {booking ? <BookingLink booking={booking} /> : <RetreatCall retreat={retreat} day={day} />}
        </li>
      )}
      {site.email && (
        <li>
          <a className="tap" href={mailAbout(site.email, WORDS.subject(title))}>
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
