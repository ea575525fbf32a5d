import { clsx } from "clsx";
import { CalendarIcon, MailIcon } from "@/components/ui/icons";
import type { Booking } from "@/lib/site/booking";
import { linkAttributes } from "@/lib/text/links";

type Props = { booking: Booking; quiet?: boolean };

/** A link to the hosts' own form, or one that writes a mail. */
export const BookingLink = ({ booking: { label, href, isForm }, quiet = false }: Props) => (
  <a {...linkAttributes(href)} className={clsx("button", quiet && "quiet")}>
    {isForm ? <CalendarIcon /> : <MailIcon />}
    <span>{label}</span>
    {isForm && <span className="visually-hidden"> (nouvel onglet)</span>}
  </a>
);
