import { parseISO } from "date-fns/parseISO";
import { isInstant } from "@/lib/content/plain";
import { type Day, dayInParis, instantOf, isDay, isoOf, type Moment, momentOf } from "@/lib/dates";
import { quoted } from "@/lib/text/strings";
import { isAbsent, type Reader, readList, withFault, withoutFault } from "./field";
import { dataOrWords } from "./fields";

const MONTHS = "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(
  " ",
);
const WEEKDAYS = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");
/** A day outside of these years is a typing error, or means « for ever ». */
const [FIRST_YEAR, LAST_YEAR] = ["1950", "2199"];
const isPossible = (day: Day) => isDay(day) && day >= FIRST_YEAR && day.slice(0, 4) <= LAST_YEAR;

/** The accepted spellings of a day (requirement 4.4), after accents are removed. */
const DAY_FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  new RegExp(
    `^(?:(?<weekday>${WEEKDAYS.join("|")}) )?(?<day>\\d{1,2}|1er) (?<name>${MONTHS.join("|")}) (?<year>\\d{4})$`,
  ),
];
/** A limit in characters that is longer than every spelling. */
const MAX_LENGTH = 80;

function typedDay(typed: string): Day | undefined {
  const plain = typed
    .slice(0, MAX_LENGTH)
    .replace(/\p{Pd}/gu, "-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
  const text = plain.replace(/\s+/g, " ").trim();
  const groups = DAY_FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year, month, day = "", name = "", weekday } = groups;
  const number = month ?? String(MONTHS.indexOf(name) + 1);
  const isoDay = `${year}-${number.padStart(2, "0")}-${day.replace("er", "").padStart(2, "0")}`;
  const hasRightWeekday = !weekday || WEEKDAYS[parseISO(isoDay).getDay()] === weekday;
  return isPossible(isoDay) && hasRightWeekday ? isoDay : undefined;
}

const TIME = "(\\d{1,2})(?: ?h ?|:(?=\\d))(\\d{2})?";
/** A day with a start time and perhaps an end time: « 6 février 2027 de 9 h à 10 h 30 ». */
const DAY_WITH_TIMES = new RegExp(
  `^(.{8,40}?)(?:T(?!.*-)|,? )(?:de |à )?${TIME}(?:(?: ?[-–] ?| à )${TIME})?$`,
  "i",
);

function typedMoment(typed: string): Moment | undefined {
  const text = typed.slice(0, MAX_LENGTH).replace(/\s+/g, " ").trim();
  const [, dayText = text, ...times] = DAY_WITH_TIMES.exec(text) ?? [];
  const day = typedDay(dayText);
  const [time, endTime] = [timeOf(times[0], times[1]), timeOf(times[2], times[3])];
  const isFaulty = (times[0] && !time) || (times[2] && (!endTime || !time || endTime <= time));
  return day && !isFaulty ? { day, ...(time && { time }), ...(endTime && { until: endTime }) } : undefined;
}

function timeOf(hour = "", minute = "00"): string | undefined {
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}

/** The moment of a Timestamp. Midnight in Paris or UTC means the whole day. */
function momentOfInstant({ __instant }: { __instant: string }): Moment | undefined {
  const instant = new Date(__instant);
  if (Number.isNaN(instant.getTime()) || !isPossible(dayInParis(instant))) return undefined;
  const [day = "", time] = instant.toISOString().split("T");
  return time === "00:00:00.000Z" ? { day } : momentOf(instant);
}

const momentIn = (raw: unknown): Moment | undefined =>
  isInstant(raw) ? momentOfInstant(raw) : typeof raw === "string" ? typedMoment(raw) : undefined;
const dayIn = (raw: unknown): Day | undefined =>
  isInstant(raw) ? momentOfInstant(raw)?.day : typeof raw === "string" ? typedDay(raw) : undefined;

/** Advises what to type in place of words: the day whose weekday was wrong, else an example. */
const adviceFor = (example: string) => (raw: unknown) => {
  const [, weekday = "", dayAfterWeekday = ""] = /^\s*(\p{L}+) (.*)$/su.exec(String(raw)) ?? [];
  const { day } = (WEEKDAYS.includes(weekday.toLowerCase()) && typedMoment(dayAfterWeekday)) || {};
  const rightWeekday = day && WEEKDAYS[parseISO(day).getDay()];
  if (!rightWeekday || rightWeekday === weekday.toLowerCase()) return `par exemple ${day ?? example}`;
  return `${day}, qui est un ${rightWeekday}`;
};

/** Readers of a day, and of the words that stand in the place of a day. */
export const { data: day, words: dayWords } = dataOrWords(dayIn, "un jour", adviceFor("2027-06-15"));

// Without seconds, « -10:00 » after a time is no offset, because it may be the end of a range.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?|(?!-))(?:Z|[+-]\d\d:?\d\d)$/;

/** The instant from which a document is shown. An unreadable value becomes null, which hides the document. */
export const moment: Reader<string | null | undefined> = (raw) => {
  if (isAbsent(raw)) return withoutFault(undefined);
  const rawOrInstant = typeof raw === "string" && INSTANT.test(raw.trim()) ? { __instant: raw.trim() } : raw;
  const typedTime = momentIn(rawOrInstant);
  const instant =
    typedTime &&
    (isInstant(rawOrInstant) && typedTime.time ? new Date(rawOrInstant.__instant) : instantOf(typedTime));
  if (instant && !typedTime.until) return withoutFault(instant.toISOString());
  const problem = `pas un moment « ${quoted(raw)} » (attendu : 2027-03-14 ou 2027-03-14 08:00)`;
  return withFault(null, problem, "rien : le document reste caché");
};

const session = dataOrWords(momentIn, "une date", adviceFor("2027-03-14 ou 2027-03-14 9h-10h30"));
const entriesOf = (raw: unknown) => (typeof raw === "string" && raw ? [raw] : raw);

/** The days or moments of a list in order of time, without repetitions. */
export const sessions: Reader<Moment[] | undefined> = (raw) => {
  const { value, faults } = readList(entriesOf(raw), session.data, "date");
  const byMoment = new Map(value.map((date) => [isoOf(date), date]));
  const dates = [...byMoment].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, date]) => date);
  return { value: dates.length > 0 ? dates : undefined, faults };
};

/** The dates that could not be read, in the words that were typed. */
export const sessionWords: Reader<string[] | undefined> = (raw) => {
  const { value } = readList(entriesOf(raw), session.words, "date");
  return withoutFault(value.length > 0 ? value : undefined);
};
