import { clsx } from "clsx";
import { Call, CallBar } from "@/components/layout/call";
import { Address } from "@/components/text/plain-text";
import { CalendarIcon, MailIcon, PinIcon, ShareIcon } from "@/components/ui/icons";
import { ShareButton } from "@/components/ui/share-button";
import { WORDS } from "@/content/shipped/words";
import { absoluteAddress, site } from "@/lib/config/site";
import type { FlyerWords } from "@/lib/content";
import { DATES_OF_STATES, datesInWords, isScheduled, WORDS_OF_STATES } from "@/lib/content/retreat-state";
import { PAGES, pathTo } from "@/lib/routes";
import { type Booking, bookingOf, callLabel, mailAbout } from "@/lib/site/booking";
import { linkAttributes } from "@/lib/text/links";
import styles from "./flyer-actions.module.css";
import { stateLabel } from "./retreat-facts";

type Props = { retreat: FlyerWords };

/** A link to the hosts' booking form, or to a prefilled mail. */
const BookingLink = ({ booking, quiet = false }: { booking: Booking; quiet?: boolean }) => (
  <a {...linkAttributes(booking.href)} className={clsx("button", quiet && "quiet")}>
    {booking.mail ? <MailIcon /> : <CalendarIcon />}
    <span>{booking.label}</span>
    {!booking.mail && <span className="visually-hidden"> (nouvel onglet)</span>}
  </a>
);

/**
 * The call about a retreat, with the venue's number; the main action if the retreat cannot be booked online.
 */
const RetreatCall = ({ retreat }: Props) => (
  <Call quiet={!retreat.state.canBook || bookingOf(retreat) !== undefined}>
    {callLabel(retreat)}
    {"\u00a0: "}
    <span className={styles.number}>{site.phone?.text}</span>
  </Call>
);

/** The main action, below the facts: to book, or else to see other retreats or to ask. */
export function MainActions({ retreat }: Props) {
  const { canBook, phase } = retreat.state;
  const booking = bookingOf(retreat);
  return (
    <>
      {!canBook && (
        <a href={PAGES.calendrier.path} className="button">
          Voir les retraites à venir
        </a>
      )}
      {booking && <BookingLink booking={booking} quiet={!canBook} />}
      {phase !== "over" && (
        // The call bar of phones has the call of a retreat that cannot be booked.
        <span className={canBook ? undefined : "wide-only"}>
          <RetreatCall retreat={retreat} />
        </span>
      )}
      {booking?.mail && (
        // Some devices have no mail program: visitors copy the address.
        <span className="tap small soft">
          <Address address={booking.mail} />
        </span>
      )}
    </>
  );
}

export function FlyerActions({ retreat }: Props) {
  const { id, title, state } = retreat;
  const path = pathTo.retreat(id);
  const booking = bookingOf(retreat);
  return (
    <ul className={`cluster screen-only ${styles.actions}`}>
      {(site.phone || booking) && state.canBook && (
        <li className={`wide-only ${styles.call}`}>
          {booking ? <BookingLink booking={booking} /> : <RetreatCall retreat={retreat} />}
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
      {state.phase !== "over" && isScheduled(state) && (
        <li>
          <a className="tap" href={`${path}/evenement.ics`} download="">
            <CalendarIcon />
            Ajouter à mon agenda
          </a>
        </li>
      )}
      {state.phase !== "over" && site.address && (
        <li>
          <a className="tap" href={PAGES.contact.path}>
            <PinIcon />
            Comment venir
          </a>
        </li>
      )}
      <li>
        <ShareButton title={title} url={absoluteAddress(path)} icon={<ShareIcon />} />
      </li>
    </ul>
  );
}

/**
 * The state or the dates beside the main action, at the foot of narrow screens.
 * @param when the known days of the retreat in short
 */
export function RetreatBar({ retreat, when }: Props & { when: string | undefined }) {
  const { state } = retreat;
  const { canBook, name } = state;
  const { label } = stateLabel(state);
  const booking = bookingOf(retreat);
  const dates = when
    ? DATES_OF_STATES[name].wordsBefore + when
    : WORDS_OF_STATES[name] || datesInWords(state);
  const action = booking && (canBook || !site.phone) && <BookingLink booking={booking} quiet={!canBook} />;
  return (
    <CallBar
      fact={{
        text: label || dates,
        label: label || name !== "planned" ? "Cette retraite" : "Dates et réservation",
      }}
      quiet={!canBook}
      phonesOnly
      action={action}
    >
      {action ? <span className="visually-hidden">Appeler</span> : callLabel(retreat)}
    </CallBar>
  );
}
