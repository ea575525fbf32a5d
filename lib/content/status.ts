import type { Status } from "@/lib/content/parse/fields";
import { type Dated, type Day, formatRange, isAhead, isDated, isPast, type Moment } from "@/lib/dates";

/** The meaning of a retreat's state for visitors, calendars (RFC 5545) and search engines (schema.org). */
type Meaning = {
  word: string;
  note?: "full" | "cancelled" | "postponed";
  ical: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  event: "EventScheduled" | "EventRescheduled" | "EventPostponed" | "EventCancelled";
  offer: "InStock" | "SoldOut" | "OutOfStock";
};

const MEANINGS: Record<Status, Meaning> = {
  complet: { word: "Complet", note: "full", ical: "CONFIRMED", event: "EventScheduled", offer: "SoldOut" },
  annulé: {
    word: "Annulée",
    note: "cancelled",
    ical: "CANCELLED",
    event: "EventCancelled",
    offer: "OutOfStock",
  },
  reporté: {
    word: "Reporté",
    note: "postponed",
    ical: "TENTATIVE",
    event: "EventPostponed",
    offer: "OutOfStock",
  },
};

const OPEN: Meaning = { word: "", ical: "CONFIRMED", event: "EventScheduled", offer: "InStock" };
/** Postponed to new dates: its dates say so. */
const MOVED: Meaning = { ...OPEN, event: "EventRescheduled" };

type Retreat = Dated & { status?: Status };

/** The meaning of a retreat's state (requirement 4.9); a retreat without one has places left. */
export const meaningOf = (retreat: Retreat): Meaning => {
  if (retreat.status === "reporté" && isDated(retreat)) return MOVED;
  return retreat.status ? MEANINGS[retreat.status] : OPEN;
};

/** The state after a retreat's title, where there is no label. */
export const statusEnding = (status: Status | undefined) => ending(meaningOf({ status }));

const ending = ({ word }: Meaning) => word && ` – ${word.toLowerCase()}`;

/** The title of a retreat beside its dates. */
export const titleWithStatus = (retreat: Retreat & { title: string }) =>
  retreat.title + ending(meaningOf(retreat));

/** The words before the dates of a retreat, or in the place of unknown ones. */
export const beforeDates = ({ status }: Retreat) => (status === "reporté" ? "Reporté au " : "");
export const unknownDates = ({ status }: Retreat) =>
  status === "reporté" ? "Reporté, dates à venir" : formatRange(undefined, undefined);

/** The dates of a retreat in words: « Reporté au 14 mars 2027 – 16 mars 2027 ». */
export const datesOf = (retreat: Retreat) =>
  isDated(retreat) ? beforeDates(retreat) + formatRange(retreat.start, retreat.end) : unknownDates(retreat);

export const takesPlace = (retreat: Retreat) => meaningOf(retreat).ical === "CONFIRMED";
/** Whether places can be booked before it begins: it is neither full nor off. */
export const isOpen = (retreat: Retreat) => meaningOf(retreat).offer === "InStock";

/** The first of sorted retreats that begins after `today` on a known day. */
export const nextOf = <R extends Retreat>(sorted: readonly R[], today: Day): R | undefined =>
  sorted.find((retreat) => isDated(retreat) && takesPlace(retreat) && isAhead(retreat, today));

/** Whether it has begun and is not over: then it is « En cours » (requirement 3.21). */
export const isUnderWay = (retreat: Retreat, today: Day): boolean =>
  takesPlace(retreat) && !isAhead(retreat, today) && !isPast(retreat, today);

export const isCancelled = ({ status }: { status?: Status }) => status === "annulé";

/** « Encore 3 places », where the hosts count them and some are left. */
export const availability = ({ places, ...retreat }: Retreat & { places?: number }) =>
  places && isOpen(retreat) ? `Encore ${places}\u00a0place${places > 1 ? "s" : ""}` : undefined;

/** A document without what is over: dates of a workshop in the past, places of a retreat that has begun. */
export function asOf<D extends object>(document: D, today: Day): D {
  const { dates, places, start } = document as { dates?: Moment[]; places?: number; start?: Day };
  return {
    ...document,
    ...(dates && { dates: dates.filter(({ day }) => day >= today) }),
    ...(places !== undefined && !isAhead({ start }, today) && { places: undefined }),
  };
}

/** Whether it can still be booked: it is neither full nor off, and has not begun. */
export const isBookable = (retreat: Retreat, today: Day) => isOpen(retreat) && isAhead(retreat, today);
