import type { Status } from "@/lib/content/parse/fields";
import { type Dated, type Day, isAhead, isDated, isPast, type Moment } from "@/lib/dates";

/** The meaning of a retreat's state for visitors, calendars (RFC 5545) and search engines (schema.org). */
type Meaning = {
  word: string;
  note?: "full" | "cancelled" | "postponed";
  ical: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  event: "EventScheduled" | "EventPostponed" | "EventCancelled";
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
    word: "Reportée",
    note: "postponed",
    ical: "TENTATIVE",
    event: "EventPostponed",
    offer: "OutOfStock",
  },
};

const OPEN: Meaning = { word: "", ical: "CONFIRMED", event: "EventScheduled", offer: "InStock" };

/** The meaning of a retreat's state (requirement 4.9); a retreat without one has places left. */
export const meaningOf = (status: Status | undefined): Meaning => (status ? MEANINGS[status] : OPEN);

/** The state after a retreat's title, where there is no label. */
export const statusEnding = (status: Status | undefined) =>
  status ? ` – ${meaningOf(status).word.toLowerCase()}` : "";

export const titleWithStatus = ({ title, status }: { title: string; status?: Status }) =>
  title + statusEnding(status);

export const takesPlace = ({ status }: { status?: Status }) => meaningOf(status).ical === "CONFIRMED";

type Retreat = Dated & { status?: Status };

/** The first of sorted retreats that begins after `today` on a known day. */
export const nextOf = <R extends Retreat>(sorted: readonly R[], today: Day): R | undefined =>
  sorted.find((retreat) => isDated(retreat) && takesPlace(retreat) && isAhead(retreat, today));

/** Whether it has begun and is not over: then it is « En cours » (requirement 3.21). */
export const isUnderWay = (retreat: Retreat, today: Day): boolean =>
  takesPlace(retreat) && !isAhead(retreat, today) && !isPast(retreat, today);

export const isCancelled = ({ status }: { status?: Status }) => meaningOf(status).ical === "CANCELLED";

/** « Encore 3 places », where the hosts count them and some are left. */
export const availability = ({ places, status }: { places?: number; status?: Status }) =>
  places && !status ? `Encore ${places}\u00a0place${places > 1 ? "s" : ""}` : undefined;

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
export const isBookable = (retreat: Retreat, today: Day) => !retreat.status && isAhead(retreat, today);
