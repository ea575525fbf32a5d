import { isInstant } from "@/lib/content/sources/plain";
import {
  type Day,
  dayInParis,
  formatDay,
  isDay,
  isoOf,
  type Moment,
  momentOf,
  typedDay,
  typedInstant,
} from "@/lib/dates";
import { quoted } from "@/lib/text/strings";
import { type Field, faulty, fine, isAbsent, list, type Read } from "./field";

/** A day, typed without ambiguity or as a Timestamp in Paris; anything else counts as missing. */
export const day = (raw: unknown): Field<Day | undefined> => readDay(raw, "« À venir »");

function readDay(raw: unknown, otherwise: string): Field<Day | undefined> {
  if (isAbsent(raw)) return fine(undefined);
  if (isInstant(raw)) {
    const instant = new Date(raw.__instant);
    const read = Number.isNaN(instant.getTime()) ? "" : dayInParis(instant);
    return isDay(read) ? fine(read) : faulty(undefined, "date impossible", otherwise);
  }
  const read = typeof raw === "string" ? typedDay(raw) : undefined;
  if (read) return fine(read);
  const problem =
    typeof raw === "string" ? `date illisible « ${quoted(raw)} »` : "date qui n’est pas un texte";
  return faulty(undefined, `${problem} (attendu : 2027-03-14, soit ${formatDay("2027-03-14")})`, otherwise);
}

/** An instant that is given or typed; undefined for what cannot be read. */
function instant(raw: unknown): Date | undefined {
  const typed =
    typeof raw === "string" ? typedInstant(raw) : isInstant(raw) ? new Date(raw.__instant) : undefined;
  return typed && !Number.isNaN(typed.getTime()) && isDay(dayInParis(typed)) ? typed : undefined;
}

/** The instant from which a document is shown. Null hides it: whoever typed what cannot be read wanted to wait. */
export const moment: Read<string | null | undefined> = (raw) => {
  if (isAbsent(raw)) return fine(undefined);
  const typed = instant(raw);
  if (typed) return fine(typed.toISOString());
  return { value: null, faults: readDay(raw, "rien : le document reste caché").faults };
};

const session = (raw: unknown): Field<Moment | undefined> => {
  if (isAbsent(raw)) return fine(undefined);
  const typed = instant(raw);
  return typed
    ? fine(momentOf(typed))
    : { value: undefined, faults: readDay(raw, "les autres dates").faults };
};

/** Days, with or without a time, the first one first; one text may hold several, separated by commas or lines. */
export const sessions: Read<Moment[] | undefined> = (raw) => {
  const parted = typeof raw === "string" ? raw.split(/[,;\n]/).filter((date) => date.trim()) : raw;
  const { value, faults } = list(parted, session, "date");
  const known = new Map(value.map((one) => [isoOf(one), one]));
  const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return { value: sorted.length > 0 ? sorted : undefined, faults };
};
