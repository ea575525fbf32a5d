// Each function is imported by itself: the library's index takes a second to load in scripts.
import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { format } from "date-fns/format";
import { isValid } from "date-fns/isValid";
import { fr } from "date-fns/locale/fr";
import { parseISO } from "date-fns/parseISO";
import { french } from "./text/typography";

/** A calendar day as `YYYY-MM-DD`; it has no hour and no time zone. */
export type Day = string;

/** A day with an optional time in Paris, `HH:MM`, and the time until which it lasts. */
export type Moment = { day: Day; time?: string; until?: string };

const DAY_PATTERN = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const PARIS_DATE = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris", dateStyle: "short" });

export const dayInParis = (instant: Date): Day => PARIS_DATE.format(instant);

/** Whether the text is a real day written `YYYY-MM-DD` (2027-02-30 is not). */
export const isDay = (text: string): boolean => DAY_PATTERN.test(text) && isValid(parseISO(text));

const PARIS_CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "medium",
});

/**
 * The instant at which clocks in Paris show a moment: the first one of two in October, an hour later for a
 * time that is skipped in March.
 */
export function instantOf({ day, time = "00:00" }: Moment): Date {
  const utc = Date.parse(`${day}T${time}:00Z`);
  // Paris is one or two hours ahead, never behind.
  const isSummerTime = PARIS_CLOCK.format(utc - 2 * 3600_000) === `${day} ${time}:00`;
  return new Date(utc - (isSummerTime ? 2 : 1) * 3600_000);
}

/** The moment of an instant in Paris, with the time of its end; midnight alone is a day without a time. */
export function momentOf(instant: Date, end?: Date): Moment {
  const [day = "", time = ""] = PARIS_CLOCK.format(instant).split(" ");
  if (end) return { day, time: time.slice(0, 5), until: PARIS_CLOCK.format(end).slice(11, 16) };
  return time === "00:00:00" ? { day } : { day, time: time.slice(0, 5) };
}

/** A moment as `2027-02-06` or `2027-02-06T18:30`, which sorts by time and which HTML reads. */
export const isoOf = ({ day, time }: Moment): string => (time ? `${day}T${time}` : day);

/** The instant at which a moment ends, if its end is known. */
export const endOf = ({ day, until }: Moment): Date | undefined =>
  until ? instantOf({ day, time: until }) : undefined;

export const shiftDay = (day: Day, days: number): Day => format(addDays(parseISO(day), days), "yyyy-MM-dd");

/** The seconds until the day changes in Paris, rounded up; at least one. */
export function secondsUntilMidnightInParis(now: Date): number {
  const midnight = instantOf({ day: shiftDay(dayInParis(now), 1) });
  return Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 1000));
}

/** A day in French on one line, as in `14 mars 2027` and `1er mars 2027`. */
export function formatDay(day: Day): string {
  const date = parseISO(day);
  return french(`${dayOf(date)} ${format(date, "MMMM yyyy", { locale: fr })}`);
}

/** A moment in French, as in `samedi 6 février 2027, 18 h 30`; the time of day may be absent or a range. */
export function formatMoment({ day, time, until }: Moment): string {
  const weekday = format(parseISO(day), "EEEE", { locale: fr });
  const timeText = time && until ? `de ${formatTime(time)} à ${formatTime(until)}` : time && formatTime(time);
  return [`${weekday} ${formatDay(day)}`, timeText].filter(Boolean).join(", ");
}

const formatTime = (time: string) => {
  const [hour, minute] = time.split(":");
  return french(`${Number(hour)} h${minute === "00" ? "" : ` ${minute}`}`);
};

const dayOf = (date: Date) => (date.getDate() === 1 ? "1er" : String(date.getDate()));

/** The two parts of a date block: `14`, `mars`. */
export function dayParts(day: Day): { day: string; month: string } {
  const date = parseISO(day);
  return { day: dayOf(date), month: format(date, "MMM", { locale: fr }) };
}

/** `15–17 janvier`, `30 décembre – 2 janvier`, `14 mars`; with the year if it is more than 300 days ahead. */
export function shortRange(start: Day, end: Day, today: Day): string {
  const [from, to] = [withoutYear(start), withoutYear(end)];
  const year = start > shiftDay(today, 300) ? `\u00a0${end.slice(0, 4)}` : "";
  if (start === end) return `${to}${year}`;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${from.split(/\s/)[0]}–${to}${year}`;
  return `${from} – ${to}${year}`;
}

const withoutYear = (day: Day) => formatDay(day).slice(0, -5);

/** The first and the last day with their weekdays: « Du vendredi 15 janvier au dimanche 17 janvier ». */
export function formatWithWeekdays(start: Day, end = start): string {
  const [first, last] = [start, end].map(
    (day) => `${format(parseISO(day), "EEEE", { locale: fr })} ${withoutYear(day)}`,
  );
  return start === end ? `Le ${first}` : `Du ${first} au ${last}`;
}

/** The length of a stay: `2 nuits`, `1 jour` without a night; undefined without both dates. */
export function stayLength(start: Day | undefined, end: Day | undefined): string | undefined {
  if (!start || !end || end < start) return undefined;
  const nights = differenceInCalendarDays(parseISO(end), parseISO(start));
  return nights === 0 ? "1\u00a0jour" : `${nights}\u00a0nuit${nights > 1 ? "s" : ""}`;
}

const SEASONS = { winter: "Hiver", spring: "Printemps", summer: "Été", autumn: "Automne" };

type SeasonName = keyof typeof SEASONS;

/** The season of a day. Seasons begin with a month: winter on 1 December. */
export const seasonIn = (day: Day): SeasonName =>
  (Object.keys(SEASONS) as SeasonName[])[Math.floor((monthIn(day) % 12) / 3)] ?? "winter";

/** The season of a day with its year: `Automne 2026`, `Hiver 2026–2027`. */
export function seasonOf(day: Day): string {
  const [year, season] = [Number(day.slice(0, 4)), seasonIn(day)];
  if (season !== "winter") return `${SEASONS[season]} ${year}`;
  const first = monthIn(day) === 12 ? year : year - 1;
  return `${SEASONS.winter} ${first}–${first + 1}`;
}

const monthIn = (day: Day) => Number(day.slice(5, 7));

export type Dated = { start?: Day; end?: Day };

/** Whether an entry ended before `today`, a day in Paris; without an end date it lasts one day. */
export const isPast = ({ start, end = start }: Dated, today: Day): boolean =>
  start !== undefined && end !== undefined && end < today;

/** Whether an entry begins after `today`, a day in Paris, or on a day that is not known. */
export const isAhead = ({ start }: Dated, today: Day): boolean => start === undefined || start > today;
