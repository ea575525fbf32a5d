import { WORDS } from "@/content/shipped/words";
import { absolute, site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import { isBookable } from "@/lib/content/status";
import { type Day, formatRange } from "@/lib/dates";
import { pathTo } from "@/lib/routes";
import { shortTitle } from "@/lib/text/strings";

/** How one books online, or asks for a place that becomes free (requirement 3.23). */
export type Booking = { label: string; href: string; isForm: boolean };

/**
 * The hosts' own form, or a prefilled mail; for a full retreat a mail about a place that becomes free. Undefined where
 * there is nothing to book, and for a venue without either, where one calls.
 * @param day today in Paris
 */
export function bookingOf(retreat: Retreat, day: Day): Booking | undefined {
  const { inscription, status } = retreat;
  const isForm = inscription?.startsWith("http") ?? false;
  const mail = inscription && !isForm ? inscription.replace("mailto:", "") : site.email;
  if (isBookable(retreat, day)) {
    if (inscription && isForm) return { label: "Réserver", href: inscription, isForm };
    return mail ? { label: "Réserver", href: mailTo(mail, retreat, WORDS.booking), isForm } : undefined;
  }
  const isFull = status === "complet" && isBookable({ ...retreat, status: undefined }, day);
  if (!isFull || !mail) return undefined;
  return { label: WORDS.notify, href: mailTo(mail, retreat, WORDS.waiting), isForm: false };
}

/** A link that writes a mail with a subject (RFC 6068). */
export const mailAbout = (address: string, subject: string) => `mailto:${address}?subject=${typed(subject)}`;

function mailTo(address: string, retreat: Retreat, body: (retreat: string) => string): string {
  const { id, title, start, end } = retreat;
  const called = `« ${shortTitle(title)} »${start && end ? ` (${formatRange(start, end)})` : ""}`;
  const lines = [body(called), "", absolute(pathTo.retreat(id))].join("\n");
  return `${mailAbout(address, WORDS.subject(shortTitle(title)))}&body=${typed(lines)}`;
}

/** Lines end with CR and LF; some mail programs show no-break spaces as signs. */
const typed = (text: string) =>
  encodeURIComponent(text.replace(/[\u00a0\u202f]/g, " ").replace(/\n/g, "\r\n"));
