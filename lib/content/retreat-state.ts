import type { Status } from "@/lib/content/parse/fields";
import { type Dated, type Day, formatDay, isAhead, isDated, isPast, shiftDay } from "@/lib/dates";

/** What the hosts typed of a retreat, as the parser gives it. */
type Typed = Dated & {
  status?: Status;
  places?: number;
  startWords?: string;
  endWords?: string;
  statusWords?: string;
  placesWords?: string;
};

/** « ahead » also means: off, and not over. */
type Phase = "ahead" | "under way" | "over";

/** What a retreat is on a day. Each place that shows it decides for every name (requirements 3.21, 3.23, 4.9). */
export type RetreatState = {
  /** Its days, where both are known. */
  days?: Required<Dated>;
  /** What stands in the place of the dates: one or two days or words; none where nothing was typed. */
  dates: readonly DatePart[];
  /** Words in the place of the state and the places, shown as they were typed. */
  words: readonly string[];
  /** « Encore 3 places », where the hosts count them and visitors can ask for one. */
  placesLeft?: string;
  canBook: boolean;
} & (
  | { name: "planned" | "full" | "moved"; phase: Phase }
  | { name: "postponed" | "cancelled"; phase: Exclude<Phase, "under way"> }
);

export type StateName = RetreatState["name"];
/** A day, or the words that were typed in its place. */
export type DatePart = { day: Day; words?: undefined } | { day?: undefined; words: string };

/** « reporté » to a day that is known is open, and the same event, moved. No place left is full. */
const NAMES_OF_STATUSES: Record<Status, (typed: Typed) => StateName> = {
  annulé: () => "cancelled",
  reporté: ({ places, start }) => (!start ? "postponed" : places === 0 ? "full" : "moved"),
  complet: () => "full",
};

function nameOf(typed: Typed): StateName {
  if (typed.status) return NAMES_OF_STATUSES[typed.status](typed);
  return typed.places === 0 ? "full" : "planned";
}

/** Whether a retreat takes place on its days, and what one can ask for before they begin. */
const MEANINGS_OF_STATES: Record<
  StateName,
  { isScheduled: boolean; offers: "booking" | "free place" | "nothing" }
> = {
  planned: { isScheduled: true, offers: "booking" },
  full: { isScheduled: true, offers: "free place" },
  moved: { isScheduled: true, offers: "booking" },
  postponed: { isScheduled: false, offers: "nothing" },
  cancelled: { isScheduled: false, offers: "nothing" },
};

/** The state of a retreat on a day in Paris. */
export function stateOf(typed: Typed, today: Day): RetreatState {
  const isBackwards = isDated(typed) && typed.end < typed.start;
  const retreat = isBackwards ? { ...typed, end: undefined } : typed;
  const name = nameOf(retreat);
  const isOver = isPast({ start: retreat.start, end: lastDayOf(retreat) }, today);
  const { places, statusWords, placesWords } = retreat;
  const shared = { days: daysOf(retreat), dates: datesOf(retreat) };
  const words = [statusWords ?? [], (!isOver && placesWords) || []].flat();
  if (name === "postponed" || name === "cancelled")
    return { ...shared, name, phase: isOver ? "over" : "ahead", words, canBook: false };
  const phase = isOver ? "over" : isAhead(retreat, today) ? "ahead" : "under way";
  const canBook = phase === "ahead" && MEANINGS_OF_STATES[name].offers === "booking";
  return {
    ...{ ...shared, name, phase, words, canBook },
    placesLeft: canBook && places ? `Encore ${places}\u00a0place${places > 1 ? "s" : ""}` : undefined,
  };
}

/** How long a retreat may last whose end is words, in days. */
const MAX_UNKNOWN_STAY_DAYS = 30;

const lastDayOf = ({ start, end, endWords }: Typed): Day | undefined =>
  end ?? (start && endWords ? shiftDay(start, MAX_UNKNOWN_STAY_DAYS) : start);

const daysOf = ({ start, end }: Typed) => (start && end ? { start, end } : undefined);

function datesOf({ start, startWords, end, endWords }: Typed): DatePart[] {
  const part = (day?: Day, words?: string): DatePart[] => (day ? [{ day }] : words ? [{ words }] : []);
  return [...part(start, startWords), ...(end && end === start ? [] : part(end, endWords))];
}

/** A retreat with its state on a day in Paris. */
export const withState = <R extends Typed>(retreat: R, today: Day): R & { state: RetreatState } => ({
  ...retreat,
  state: stateOf(retreat, today),
});

/** The word after a title and in one-line texts; empty for a planned retreat. */
export const WORDS_OF_STATES: Record<StateName, string> = {
  planned: "",
  full: "Complet",
  moved: "Reporté",
  postponed: "Reporté",
  cancelled: "Annulée",
};

/** The words before the dates, and those in the place of unknown dates. */
export const DATES_OF_STATES: Record<StateName, { before: string; unknown: string }> = {
  planned: { before: "", unknown: "À venir" },
  full: { before: "", unknown: "À venir" },
  moved: { before: "Reporté au ", unknown: "" },
  postponed: { before: "Reporté, ", unknown: "Reporté, dates à venir" },
  cancelled: { before: "", unknown: "À venir" },
};

/** Whether it takes place on days that are known. */
export const isScheduled = ({ name, days }: RetreatState): boolean =>
  days !== undefined && MEANINGS_OF_STATES[name].isScheduled;

/** Whether one can ask for a place that becomes free. */
export const canAskForPlace = ({ name, phase }: RetreatState): boolean =>
  phase === "ahead" && MEANINGS_OF_STATES[name].offers === "free place";

/** Whether it can be announced as the next one. */
export const willBegin = (state: RetreatState): boolean => state.phase === "ahead" && isScheduled(state);

/** The dates of a retreat in words: « Reporté au 14 mars 2027 – 16 mars 2027 ». */
export function datesInWords({ name, dates }: Pick<RetreatState, "name" | "dates">): string {
  const { before, unknown } = DATES_OF_STATES[name];
  const parts = dates.map(({ day, words }) => (day ? formatDay(day) : words));
  return parts.length > 0 ? before + parts.join("\u00a0– ") : unknown;
}

/** A word after a title: « – complet ». */
export const ending = ({ name }: RetreatState): string =>
  WORDS_OF_STATES[name] && ` – ${WORDS_OF_STATES[name].toLowerCase()}`;
