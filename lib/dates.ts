import { addDays, differenceInSeconds, format, isValid, parseISO } from "date-fns";
import { fr } from "date-fns/locale/fr";

/** A calendar day as `YYYY-MM-DD`; it has no hour and no time zone. */
export type Day = string;

const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const PARIS = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris", dateStyle: "short" });

/** The calendar day that an instant falls on in Europe/Paris. */
export function dayInParis(instant: Date): Day {
  return PARIS.format(instant);
}

/** Whether the text is a real day written `YYYY-MM-DD` (2027-02-30 is not). */
export function isDay(text: string): boolean {
  return DAY.test(text) && isValid(parseISO(text));
}

/** The day that lies `days` after (or, negative, before) the given one. */
export function shiftDay(day: Day, days: number): Day {
  return format(addDays(parseISO(day), days), "yyyy-MM-dd");
}

/** How many whole seconds are left until the day changes in Paris; at least one. */
export function secondsUntilMidnightInParis(now: Date): number {
  const today = dayInParis(now);
  // A Paris day lasts 23 to 25 hours: look for the change instead of computing an offset.
  let low = now.getTime();
  let high = low + 26 * 3600_000;
  while (high - low > 500) {
    const middle = (low + high) / 2;
    if (dayInParis(new Date(middle)) === today) low = middle;
    else high = middle;
  }
  return Math.max(1, differenceInSeconds(high, now, { roundingMethod: "ceil" }));
}

/** `14 mars 2027`, and `1er` for the first of a month. */
export function formatDay(day: Day): string {
  const date = parseISO(day);
  return `${date.getDate() === 1 ? "1er" : date.getDate()} ${format(date, "MMMM yyyy", { locale: fr })}`;
}

/** Weekday and day, for headings that people read aloud: `vendredi 14 mars 2027`. */
export function formatDayWithWeekday(day: Day): string {
  return `${format(parseISO(day), "EEEE", { locale: fr })} ${formatDay(day)}`;
}

/** The three parts of a date block: `14`, `mars`, `2027`. */
export function dayParts(day: Day): { day: string; month: string; year: string } {
  const date = parseISO(day);
  const ordinal = date.getDate() === 1 ? "1er" : String(date.getDate());
  return { day: ordinal, month: format(date, "MMM", { locale: fr }), year: format(date, "yyyy") };
}

/**
 * The date range of a retreat as the calendar shows it (spec section 2, /calendrier): long French
 * form joined by an en dash, « À venir » when either date is missing.
 */
export function formatRange(start: Day | undefined, end: Day | undefined): string {
  return start && end ? `${formatDay(start)} – ${formatDay(end)}` : "À venir";
}

type Dated = { start?: Day; end?: Day };

/**
 * Upcoming (under way included), undated, and past entries, the latest first; `today` is a day in
 * Paris. An entry that lacks either date is undated, as `formatRange` shows it.
 */
export function splitByToday<T extends Dated>(entries: readonly T[], today: Day) {
  const last = (entry: T) => (entry.start && entry.end ? entry.end : undefined);
  return {
    upcoming: entries.filter((entry) => (last(entry) ?? "") >= today),
    undated: entries.filter((entry) => !last(entry)),
    past: entries.filter((entry) => (last(entry) ?? today) < today).reverse(),
  };
}
