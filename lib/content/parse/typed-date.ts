import { parseISO } from "date-fns/parseISO";
import { type Day, dayInParis, instantInParis, isDay, type Moment, momentOf } from "@/lib/dates";

/** A date as it was read; `doubt` names the part that is read or shown otherwise than it was typed. */
export type ReadDate = { instant: Date; moment: Moment; doubt?: "day" | "time" };

const MAX_LENGTH = 100;
/** A day outside these years is a typing error, or means « for ever ». */
const [FIRST_YEAR, LAST_YEAR] = ["1950", "2199"];

/** A text without accents and invisible signs, with one kind of blank and of dash. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s+/g, " ")
    .replace(/\bmidi\b/gi, "12h")
    .replace(/^ |[ .,;]+$/g, "")
    .toLowerCase();

const MONTHS = "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(
  " ",
);
const WEEKDAYS = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");

/** The index of the only name with this beginning; -1 for none or several (« jui »: June or July). */
function placeOf(typed: string, names: readonly string[]): number {
  const places = names.flatMap((name, i) => (name.startsWith(typed) ? [i] : []));
  return places.length === 1 ? (places[0] ?? -1) : -1;
}

/** A day in numbers or words, with or without its weekday, and what follows it. */
const DAYS = [
  "(?<year>\\d{4}) ?[-./] ?(?<month>\\d{1,2}) ?[-./] ?(?<day>\\d{1,2})",
  "(?<day>\\d{1,2}) ?[-./] ?(?<month>\\d{1,2}) ?[-./] ?(?<year>\\d{4})",
  "(?<day>\\d{1,2})(?:er)? (?<name>[a-z]{3,})\\.? (?<year>\\d{4})",
].map((day) => new RegExp(`^(?:le )?(?:(?<weekday>[a-z]{3,})\\.?,? )?${day}(?!\\d)(?<times>.*)$`));
/** What follows a day: a time, or the two times of a range. */
const TIMES =
  /^(?:t|,? | ?: | - )\(?(?:a |de )?(?<start>\d.*?)(?:(?: ?[-/→] ?| (?:jusqu.)?a )(?<end>\d.*?))?\)?$/;
const TIME =
  /^(?<hour>[01]?\d|2[0-3])(?:(?<mark>:(?=\d)| ?h(?:eures?)? ?)(?:(?<minute>[0-5]\d)(?<second>:[0-5]\d)?(?:\.\d+)?(?: ?mi?n)?)?)?$/;
/** A whole instant. Without seconds, a dash before a time makes a range and no time zone. */
const INSTANT = /^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d+)?|(?!-))(?:z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)$/;

/** The date that somebody typed, in the ways of writing it that leave no doubt (requirement 4.4). */
export function typedDate(typed: string): ReadDate | undefined {
  if (typed.length > MAX_LENGTH) return undefined;
  const text = plain(typed);
  if (INSTANT.test(text)) return givenDate(parseISO(text.toUpperCase()));
  const { weekday, times = "", ...parts } = DAYS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const day = dayOf(parts);
  const typedTimes = timesOf(times);
  const weekdayPlace = weekday && placeOf(weekday, WEEKDAYS);
  if (!day || !typedTimes || weekdayPlace === -1) return undefined;
  const [start = "00:00:00", end] = typedTimes;
  const instant = instantInParis(day, start);
  const until = end && instantInParis(day, end);
  const moment = momentOf(instant, until && until > instant ? until : undefined);
  const shown = [moment.time, moment.until].filter(Boolean).map((time) => `${time}:00`);
  const isOtherDay = weekday && weekdayPlace !== parseISO(day).getDay();
  // « T09:00-10:30 » may be a time zone after all.
  if (isOtherDay || (end && times.startsWith("t"))) return { instant, moment, doubt: "day" };
  return { instant, moment, ...(`${shown}` !== `${typedTimes}` && { doubt: "time" }) };
}

/** The date of an instant, a day only at midnight in Paris or UTC; undefined for an impossible day. */
export function givenDate(instant: Date): ReadDate | undefined {
  if (Number.isNaN(instant.getTime()) || !isPossible(dayInParis(instant))) return undefined;
  const [day = "", time] = instant.toISOString().split("T");
  return { instant, moment: time === "00:00:00.000Z" ? { day } : momentOf(instant) };
}

const isPossible = (day: Day) => isDay(day) && day >= FIRST_YEAR && day.slice(0, 4) <= LAST_YEAR;

function dayOf({ year, month, day = "", name = "" }: { [part: string]: string | undefined }) {
  const number = month ?? `${placeOf(name, MONTHS) + 1}`;
  const read = `${year}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isPossible(read) ? read : undefined;
}

/** Typed times as `HH:MM:SS`, none for an empty text; undefined if one of them cannot be read. */
function timesOf(typed: string): string[] | undefined {
  if (!typed) return [];
  const { start = "", end } = TIMES.exec(typed)?.groups ?? {};
  const times = [start, ...(end === undefined ? [] : [end])].map((time) => TIME.exec(time)?.groups);
  // A bare number is an hour only beside a time.
  if (!times.every(Boolean) || !times.some((time) => time?.mark)) return undefined;
  return times.map(
    ({ hour = "", minute = "00", second = ":00" } = {}) => `${hour.padStart(2, "0")}:${minute}${second}`,
  );
}
