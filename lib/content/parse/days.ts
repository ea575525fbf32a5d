import { isInstant } from "@/lib/content/sources/plain";
import { type Day, formatDay, formatMoment, isoOf, type Moment } from "@/lib/dates";
import { quoted } from "@/lib/text/strings";
import { type Field, faulty, fine, isAbsent, list, noticed, type Read } from "./field";
import { givenDate, typedDate } from "./typed-date";

const dateOf = (raw: unknown) => {
  if (typeof raw === "string") return typedDate(raw);
  return isInstant(raw) ? givenDate(new Date(raw.__instant)) : undefined;
};

/** The problem of a date that is not sure. */
const unsure = (raw: unknown) => `date incertaine « ${quoted(raw)} »`;
/** The problem of a value that cannot be read as a date. */
const unread = (raw: unknown, expected = `2027-03-14, soit ${formatDay("2027-03-14")}`): string => {
  if (isInstant(raw)) return "date impossible";
  const problem = typeof raw === "string" ? "date illisible" : "date qui n’est pas un texte";
  return `${problem} « ${quoted(raw)} » (attendu : ${expected})`;
};

/** A day, typed without ambiguity or as a Timestamp in Paris; anything else counts as missing. */
export const day = (raw: unknown): Field<Day | undefined> => {
  if (isAbsent(raw)) return fine(undefined);
  const read = dateOf(raw);
  if (!read) return faulty(undefined, unread(raw), "« À venir »");
  const { time, ...moment } = read.moment;
  const shown = `« ${formatDay(moment.day)} »`;
  if (read.doubt === "day") return faulty(moment.day, unsure(raw), shown);
  if (!time || (isInstant(raw) && isNearMidnight(time))) return fine(moment.day);
  const typed = isInstant(raw) ? formatMoment(read.moment) : quoted(raw);
  return noticed(moment.day, `une heure avec le jour « ${typed} »`, shown);
};

/** The console of another time zone stores its own midnight: up to 02:00 in Paris the day is certain. */
const isNearMidnight = (time: string) => time <= "02:00" || time === "23:59";

/** The instant from which a document is shown; null for an unreadable value, which keeps it hidden. */
export const moment: Read<string | null | undefined> = (raw) => {
  if (isAbsent(raw)) return fine(undefined);
  const read = dateOf(raw);
  if (read && read.doubt !== "day" && !read.moment.until) return fine(read.instant.toISOString());
  return faulty(null, read ? unsure(raw) : unread(raw), "rien : le document reste caché");
};

const session = (raw: unknown): Field<Moment | undefined> => {
  if (isAbsent(raw)) return fine(undefined);
  const { moment, doubt } = dateOf(raw) ?? {};
  if (!moment) return faulty(undefined, unread(raw, "2027-03-14 ou 2027-03-14 9h-10h30"), "les autres dates");
  return doubt ? faulty(moment, unsure(raw), `« ${formatMoment(moment)} »`) : fine(moment);
};

/** The dates in a text, separated by commas or lines; a time after a comma belongs to the date before it. */
const datesIn = (text: string) =>
  typedDate(text)
    ? [text]
    : text.split(/[;\n]|,(?!\s*(?:(?:de|à)\s)?\d{1,2}\s*[h:])/i).filter((date) => date.trim());

/** Days with or without a time, in order of time. A text may hold several. */
export const sessions: Read<Moment[] | undefined> = (raw) => {
  const { value, faults } = list(typeof raw === "string" ? [raw] : raw, session, "date", datesIn);
  const byMoment = new Map<string, Moment>();
  for (const date of value) {
    const first = byMoment.get(isoOf(date)) ?? date;
    byMoment.set(isoOf(date), first);
    const [typed, shown = ""] = [date, first].map((moment) => `« ${formatMoment(moment)} »`);
    if (typed !== shown) faults.push({ problem: `deux fins pour une date, ${typed}`, shown });
  }
  const sorted = [...byMoment].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, date]) => date);
  return { value: sorted.length > 0 ? sorted : undefined, faults };
};
