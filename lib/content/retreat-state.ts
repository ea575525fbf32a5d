import type { Status } from "@/lib/content/parse/fields";
import { type Dated, type Day, formatDay, isAhead, isPast, shiftDay } from "@/lib/dates";

/** The fields of a retreat from which its state follows, as the parser reads them. */
type TypedRetreat = Dated & {
  status?: Status;
  places?: number;
  startWords?: string;
  endWords?: string;
  statusWords?: string;
  placesWords?: string;
};

/** The first day of a retreat, and the last day if it is known. */
export type KnownDays = { start: Day; end?: Day };

/** A cancelled or postponed retreat that is not over is also « ahead ». */
type Phase = "ahead" | "under way" | "over";

/**
 * The state of a retreat on a day. Each place that shows a retreat decides for every name (requirements 3.21,
 * 3.23, 4.9).
 */
export type RetreatState = {
  /** The days of the retreat, if the first day is known and the last day is not in words. */
  days?: KnownDays;
  /** One or two days, or words in their place. The list is empty if nothing was typed. */
  dates: readonly DatePart[];
  /** Words in the place of the state and the number of places, as they were typed. */
  words: readonly string[];
  /** « Encore 3 places », if the hosts count places and visitors can still book. */
  placesLeft?: string;
  canBook: boolean;
} & (
  | { name: "planned" | "full" | "moved"; phase: Phase }
  | { name: "postponed" | "cancelled"; phase: Exclude<Phase, "under way"> }
);

export type StateName = RetreatState["name"];
/** A day, or the words that were typed in the place of a day. */
export type DatePart = { day: Day; words?: undefined } | { day?: undefined; words: string };

/** A retreat that is « reporté » to a known day is the same event on other days, or full without places. */
const NAMES_OF_STATUSES: Record<Status, (typed: TypedRetreat) => StateName> = {
  annulé: () => "cancelled",
  reporté: ({ places, start }) => (!start ? "postponed" : places === 0 ? "full" : "moved"),
  complet: () => "full",
};

function nameOf(typed: TypedRetreat): StateName {
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
export function stateOf(typed: TypedRetreat, today: Day): RetreatState {
  const isBackwards = typed.start && typed.end && typed.end < typed.start;
  const retreat = isBackwards ? { ...typed, end: undefined } : typed;
  const name = nameOf(retreat);
  const isOver = isPast({ start: retreat.start, end: lastDayOf(retreat) }, today);
  const { places, statusWords, placesWords } = retreat;
  const sharedParts = { days: daysOf(retreat), dates: datesOf(retreat) };
  const words = [statusWords ?? [], (!isOver && placesWords) || []].flat();
  if (name === "postponed" || name === "cancelled")
    return { ...sharedParts, name, phase: isOver ? "over" : "ahead", words, canBook: false };
  const phase = isOver ? "over" : isAhead(retreat, today) ? "ahead" : "under way";
  const canBook = phase === "ahead" && MEANINGS_OF_STATES[name].offers === "booking";
  return {
    ...{ ...sharedParts, name, phase, words, canBook },
    placesLeft: canBook && places ? `Encore ${places}\u00a0place${places > 1 ? "s" : ""}` : undefined,
  };
}

/** The longest duration, in days, of a retreat whose end is words. */
const MAX_UNKNOWN_STAY_DAYS = 30;

const lastDayOf = ({ start, end, endWords }: TypedRetreat): Day | undefined =>
  end ?? (start && endWords ? shiftDay(start, MAX_UNKNOWN_STAY_DAYS) : start);

const daysOf = ({ start, end, endWords }: TypedRetreat) => (start && !endWords ? { start, end } : undefined);

function datesOf({ start, startWords, end, endWords }: TypedRetreat): DatePart[] {
  const part = (day?: Day, words?: string): DatePart[] => (day ? [{ day }] : words ? [{ words }] : []);
  return [...part(start, startWords), ...(end && end === start ? [] : part(end, endWords))];
}

/** A retreat with its state on a day in Paris. */
export const withState = <R extends TypedRetreat>(retreat: R, today: Day): R & { state: RetreatState } => ({
  ...retreat,
  state: stateOf(retreat, today),
});

/** The word after a title and in one-line texts. A planned retreat has none. */
export const WORDS_OF_STATES: Record<StateName, string> = {
  planned: "",
  full: "Complet",
  moved: "Reporté",
  postponed: "Reporté",
  cancelled: "Annulée",
};

/** The words before the dates, and the words in the place of unknown dates. */
export const DATES_OF_STATES: Record<StateName, { wordsBefore: string; wordsForUnknown: string }> = {
  planned: { wordsBefore: "", wordsForUnknown: "À venir" },
  full: { wordsBefore: "", wordsForUnknown: "À venir" },
  moved: { wordsBefore: "Reporté au ", wordsForUnknown: "" },
  postponed: { wordsBefore: "Reporté, ", wordsForUnknown: "Reporté, dates à venir" },
  cancelled: { wordsBefore: "", wordsForUnknown: "À venir" },
};

/** Whether the retreat takes place, on days that are known. */
export const isScheduled = ({ name, days }: RetreatState): boolean =>
  days !== undefined && MEANINGS_OF_STATES[name].isScheduled;

/** Whether the hosts said in words how the retreat stands. Such words may mean anything. */
export const isStateInWords = ({ name, words }: RetreatState): boolean =>
  name === "planned" && words.length > 0;

/** Whether one can ask for a place that becomes free. */
export const canAskForPlace = ({ name, phase }: RetreatState): boolean =>
  phase === "ahead" && MEANINGS_OF_STATES[name].offers === "free place";

/** Whether the retreat can be announced as the next retreat. */
export const willBegin = (state: RetreatState): boolean => state.phase === "ahead" && isScheduled(state);

/** The dates of a retreat in words: « Reporté au 14 mars 2027 – 16 mars 2027 ». */
export function datesInWords({ name, dates }: Pick<RetreatState, "name" | "dates">): string {
  const { wordsBefore, wordsForUnknown } = DATES_OF_STATES[name];
  const parts = dates.map(({ day, words }) => (day ? formatDay(day) : words));
  return parts.length > 0 ? wordsBefore + parts.join("\u00a0– ") : wordsForUnknown;
}

/** The ending of a title, as in « – complet ». */
export const titleEnding = ({ name }: RetreatState): string =>
  WORDS_OF_STATES[name] && ` – ${WORDS_OF_STATES[name].toLowerCase()}`;
