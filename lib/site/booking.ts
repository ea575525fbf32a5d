import { WORDS } from "@/content/shipped/words";
import { absoluteAddress, site } from "@/lib/config/site";
import type { FlyerWords } from "@/lib/content";
import { canAskForPlace, datesInWords } from "@/lib/content/retreat-state";
import { pathTo } from "@/lib/routes";
import { shortTitle } from "@/lib/text/strings";

/** The way to book online, or to ask for a place that becomes free (requirement 3.23). */
export type Booking = { label: string; href: string; mail?: string };

/**
 * The hosts' form, or a prefilled mail; for a full retreat a mail that asks for a free place. Undefined if
 * nothing can be booked, or if the venue has neither form nor mail.
 */
export function bookingOf(retreat: FlyerWords): Booking | undefined {
  const { canBook } = retreat.state;
  const form = formOf(retreat);
  if (canBook && form) return { label: "Réserver", href: form };
  const mail = (!form && retreat.inscription?.replace("mailto:", "")) || site.email;
  if (!mail || !(canBook || canAskForPlace(retreat.state))) return undefined;
  return canBook
    ? { label: "Réserver", href: prefilledMail(mail, retreat, WORDS.booking), mail }
    : { label: WORDS.notify, href: prefilledMail(mail, retreat, WORDS.waiting), mail };
}

/** The address of the hosts' own form. */
export const formOf = ({ inscription }: Pick<FlyerWords, "inscription">): string | undefined =>
  inscription?.startsWith("http") ? inscription : undefined;

/** The label of the phone link: « Réserver » if the phone is the only way to book, and the days are known. */
export const callLabel = (retreat: FlyerWords) =>
  retreat.state.days && retreat.state.canBook && !bookingOf(retreat) ? "Réserver" : "Nous appeler";

/** A link that writes a mail with a subject (RFC 6068). */
export const mailAbout = (address: string, subject: string) =>
  `mailto:${address}?subject=${encoded(subject)}`;

function prefilledMail(address: string, retreat: FlyerWords, body: (retreat: string) => string): string {
  const { id, title, state } = retreat;
  const retreatName = `« ${shortTitle(title)} »${state.dates.length > 0 ? ` (${datesInWords({ ...state, name: "planned" })})` : ""}`;
  const lines = [body(retreatName), "", absoluteAddress(pathTo.retreat(id))].join("\n");
  return `${mailAbout(address, WORDS.subject(shortTitle(title)))}&body=${encoded(lines)}`;
}

/** Lines end with CR and LF; some mail programs show no-break spaces as signs. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/[\u00a0\u202f]/g, " ").replace(/\n/g, "\r\n"));
