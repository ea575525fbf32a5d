import type { Status } from "@/lib/content/parse/fields";
import { type Dated, type Day, formatDay, isAhead, isDated, isPast, shiftDay } from "@/lib/dates";

/** What the hosts typed of a retreat, as the parser gives it. */
type TypedRetreat = Dated & {
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
function nameOf({ status, places, start }: TypedRetreat): StateName {
  if (status === "annulé") return "cancelled";
  if (status === "reporté" && !start) return "postponed";
  if (status === "complet" || places === 0) return "full";
  return status === "reporté" ? "moved" : "planned";
}

/** The state of a retreat on a day in Paris. */
export function stateOf(typed: TypedRetreat, today: Day): RetreatState {
  const isBackwards = isDated(typed) && typed.end < typed.start;
  const retreat = isBackwards ? { ...typed, end: undefined } : typed;
  const name = nameOf(retreat);
  const isOver = isPast({ start: retreat.start, end: lastDayOf(retreat) }, today);
  const isOpen = name === "planned" || name === "moved";
  const { places, statusWords, placesWords } = retreat;
  const sharedParts = { days: daysOf(retreat), dates: datesOf(retreat) };
  const words = [statusWords ?? [], (!isOver && placesWords) || []].flat();
  if (name === "postponed" || name === "cancelled")
    return { ...sharedParts, name, phase: isOver ? "over" : "ahead", words, canBook: false };
  const phase = isOver ? "over" : isAhead(retreat, today) ? "ahead" : "under way";
  const canBook = isOpen && phase === "ahead";
  return {
    ...{ ...sharedParts, name, phase, words, canBook },
    placesLeft: canBook && places ? `Encore ${places}\u00a0place${places > 1 ? "s" : ""}` : undefined,
  };
}

/** How long a retreat may last whose end is words, in days. */
const MAX_UNKNOWN_STAY_DAYS = 30;

const lastDayOf = ({ start, end, endWords }: TypedRetreat): Day | undefined =>
  end ?? (start && endWords ? shiftDay(start, MAX_UNKNOWN_STAY_DAYS) : start);

const daysOf = ({ start, end }: TypedRetreat) => (start && end ? { start, end } : undefined);

function datesOf({ start, startWords, end, endWords }: TypedRetreat): DatePart[] {
  const part = (day?: Day, words?: string): DatePart[] => (day ? [{ day }] : words ? [{ words }] : []);
  return [...part(start, startWords), ...(end && end === start ? [] : part(end, endWords))];
}

/** A retreat with its state on a day in Paris. */
export const withState = <R extends TypedRetreat>(retreat: R, today: Day): R & { state: RetreatState } => ({
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
  days !== undefined && name !== "cancelled" && name !== "postponed";

/** Whether it can be announced as the next one. */
export const willBegin = (state: RetreatState): boolean => state.phase === "ahead" && isScheduled(state);

/** The dates of a retreat in words: « Reporté au 14 mars 2027 – 16 mars 2027 ». */
export function datesInWords({ name, dates }: Pick<RetreatState, "name" | "dates">): string {
  const { before, unknown } = DATES_OF_STATES[name];
  const parts = dates.map(({ day, words }) => (day ? formatDay(day) : words));
  return parts.length > 0 ? before + parts.join("\u00a0– ") : unknown;
}

/** A word after a title: « – complet ». */
export const titleEnding = ({ name }: RetreatState): string =>
  WORDS_OF_STATES[name] && ` – ${WORDS_OF_STATES[name].toLowerCase()}`;
