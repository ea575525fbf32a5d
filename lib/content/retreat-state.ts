import type { Status } from "@/lib/content/parse/fields";
import { type Dated, type Day, formatRange, isAhead, isDated, isPast } from "@/lib/dates";

/** The meaning of a status for visitors, calendars (RFC 5545) and search engines (schema.org). */
type Meaning = {
  name: "planned" | "full" | "moved" | "postponed" | "cancelled";
  /** The state in a word, after titles and in one-line texts; empty for a planned retreat. */
  word: string;
  /** The label beside the dates; empty where the dates say the same. */
  label: string;
  /** The words before the dates, and those in the place of unknown dates. */
  beforeDates: string;
  unknownDates: string;
  /** The name in `WORDS` of a sentence below the dates, in the phase « ahead ». */
  note?: "full" | "cancelled" | "postponed";
  takesPlace: boolean;
  hasPlaces: boolean;
  ical: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  event: "EventScheduled" | "EventRescheduled" | "EventPostponed" | "EventCancelled";
  offer: "InStock" | "SoldOut" | "OutOfStock";
};

const PLANNED: Meaning = {
  name: "planned",
  word: "",
  label: "",
  beforeDates: "",
  unknownDates: formatRange(undefined, undefined),
  takesPlace: true,
  hasPlaces: true,
  ical: "CONFIRMED",
  event: "EventScheduled",
  offer: "InStock",
};

const FULL: Meaning = {
  ...PLANNED,
  name: "full",
  word: "Complet",
  label: "Complet",
  note: "full",
  hasPlaces: false,
  offer: "SoldOut",
};

/** Postponed to dates that are known. */
const MOVED: Meaning = {
  ...PLANNED,
  name: "moved",
  word: "Reporté",
  beforeDates: "Reporté au ",
  event: "EventRescheduled",
};

const POSTPONED: Meaning = {
  ...PLANNED,
  name: "postponed",
  word: "Reporté",
  unknownDates: "Reporté, dates à venir",
  note: "postponed",
  takesPlace: false,
  hasPlaces: false,
  ical: "TENTATIVE",
  event: "EventPostponed",
  offer: "OutOfStock",
};

const CANCELLED: Meaning = {
  ...PLANNED,
  name: "cancelled",
  word: "Annulée",
  label: "Annulée",
  note: "cancelled",
  takesPlace: false,
  hasPlaces: false,
  ical: "CANCELLED",
  event: "EventCancelled",
  offer: "OutOfStock",
};

type Typed = Dated & { status?: Status; places?: number };

const MEANINGS: Record<Status, { dated: Meaning; undated: Meaning }> = {
  complet: { dated: FULL, undated: FULL },
  annulé: { dated: CANCELLED, undated: CANCELLED },
  reporté: { dated: MOVED, undated: POSTPONED },
};

/** The meaning of what the hosts typed, whatever the day is. */
export function meaningOf(retreat: Typed): Meaning {
  if (!retreat.status) return PLANNED;
  return MEANINGS[retreat.status][isDated(retreat) ? "dated" : "undated"];
}

/** The state of a retreat on a day, and what visitors can do then (requirements 3.21, 3.23, 4.9). */
export type RetreatState = Meaning & {
  /** « ahead » also means: off, and not over. A retreat that does not take place is never under way. */
  phase: "ahead" | "under way" | "over";
  /** The days to show; without them `unknownDates` are shown. */
  days?: Required<Dated>;
  /** « Encore 3 places », where the hosts count them. */
  placesLeft?: string;
  /** Nobody knows whether a moved retreat took place: its dates may be the old ones. */
  tookPlace: boolean;
  canBook: boolean;
  /** Whether visitors can ask for a place that becomes free. */
  canWait: boolean;
  canSaveDates: boolean;
  hasPrice: boolean;
  /** The heading of the list below the flyer; « choices » asks whether the visitor is not free on these dates. */
  others: "retreats" | "dates" | "choices";
};

/** The state of a retreat on a day in Paris. */
export function stateOf(retreat: Typed, today: Day): RetreatState {
  const meaning = meaningOf(retreat);
  const { takesPlace, hasPlaces, name } = meaning;
  const { start, end, places } = retreat;
  const phase = isPast(retreat, today)
    ? "over"
    : takesPlace && !isAhead(retreat, today)
      ? "under way"
      : "ahead";
  const tookPlace = phase === "over" && takesPlace && name !== "moved";
  const last = tookPlace ? (end ?? start) : end;
  const canBook = phase === "ahead" && hasPlaces;
  return {
    ...meaning,
    ...(phase === "under way" && { label: "En cours" }),
    ...(phase !== "ahead" && { note: undefined }),
    phase,
    days: start && last ? { start, end: last } : undefined,
    placesLeft: canBook && places ? `Encore ${places}\u00a0place${places > 1 ? "s" : ""}` : undefined,
    tookPlace,
    canBook,
    canWait: phase === "ahead" && name === "full",
    canSaveDates: phase !== "over" && takesPlace && isDated(retreat),
    hasPrice: phase !== "over" && name !== "cancelled",
    others: phase !== "ahead" || !isDated(retreat) ? "retreats" : name === "planned" ? "choices" : "dates",
  };
}

/** A retreat with its state on a day in Paris. Places are counted only while visitors can ask for one. */
export function withState<R extends Typed>(retreat: R, today: Day): R & { state: RetreatState } {
  const state = stateOf(retreat, today);
  return { ...retreat, ...(!state.canBook && !state.canWait && { places: undefined }), state };
}

/** Whether it can be announced as the next one: it will begin on a known day. */
export const willBegin = ({ phase, takesPlace, days }: RetreatState): boolean =>
  phase === "ahead" && takesPlace && days !== undefined;

type Dates = Pick<RetreatState, "days" | "beforeDates" | "unknownDates">;

/** The dates of a retreat in words: « Reporté au 14 mars 2027 – 16 mars 2027 ». */
export const datesInWords = ({ days, beforeDates, unknownDates }: Dates): string =>
  days ? beforeDates + formatRange(days.start, days.end) : unknownDates;

/** A word after a title: « – complet ». */
export const ending = (word: string): string => word && ` – ${word.toLowerCase()}`;
