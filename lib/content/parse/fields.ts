import { cleanHtml, hasMarkup, plainLines } from "@/lib/article/clean";
import { isMarkdown, markdownAsHtml } from "@/lib/article/markdown";
import { MAX_PICTURES } from "@/lib/article/read";
import type { Article } from "@/lib/article/tree";
import { isInstant } from "@/lib/content/sources/plain";
import {
  type Day,
  dayInParis,
  formatDay,
  isDay,
  type Moment,
  momentOf,
  typedDay,
  typedInstant,
} from "@/lib/dates";
import { addressesIn, typedImage } from "@/lib/pictures/allowed";
import { typedAddress } from "@/lib/text/links";
import { inEuros, type Price, typedPrice } from "@/lib/text/price";
import { beginning, quoted, slug, withoutDirections } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import {
  type Field,
  faulty,
  fine,
  isAbsent,
  kindOf,
  list,
  MAX_ENTRIES,
  notice,
  noticed,
  type Read,
} from "./field";

const DEFAULT_PICTURE = "l’image par défaut";
const MAX_TITLE = 1000;
const MAX_TEXT = 100_000;
/** The cost of reading a text grows with these more than with its length. */
const LIMITS: [of: RegExp, many: number, name: string][] = [
  [/[<\n]/g, 2000, "balises et lignes"],
  [/[&>]/g, 10_000, "signes « & » et « > »"],
];
const MAX_NAMED = 8;

// Control characters and lone surrogates can neither be shown nor sent.
const printable = (text: string) =>
  withoutDirections(text)
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u00ad\u200b\u2060\ufeff]/gu, "");

/** A character that can be seen: no blank, format sign or filler letter. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

function cut(text: string, longest: number): Field<string> {
  let end = longest;
  let why = `${text.length} caractères`;
  for (const [of, many, name] of LIMITS) {
    const at = endOf(many, of, text);
    if (at < end) [end, why] = [at, `plus de ${many} ${name}`];
  }
  if (text.length <= end) return fine(text);
  const start = beginning(text, end);
  return faulty(`${start.trimEnd()}…`, `texte trop long (${why})`, `les ${start.length} premiers caractères`);
}

/** The place of the first match beyond the maximum; the length of a text without one. */
function endOf(many: number, of: RegExp, text: string): number {
  of.lastIndex = 0;
  for (let count = 0; of.test(text); count += 1) if (count === many) return of.lastIndex - 1;
  return text.length;
}

function readText(raw: unknown, longest: number, put = (typed: string) => typed): Field<string | undefined> {
  if (isAbsent(raw)) return fine(undefined);
  if (Number.isFinite(raw)) return noticed(String(raw), kindOf(raw), `« ${raw} »`);
  if (typeof raw !== "string") return faulty(undefined, kindOf(raw), "rien");
  const trimmed = printable(put(raw)).trim();
  return VISIBLE.test(trimmed) ? cut(trimmed, longest) : faulty(undefined, "texte vide", "rien");
}

/** A plain text without the tags and entities of HTML, which somebody pasted. */
function withoutMarkup({ value, faults }: Field<string | undefined>): Field<string | undefined> {
  if (!value || !hasMarkup(value)) return { value, faults };
  const fault = notice("balises HTML dans un texte simple", "le texte, sans ses balises");
  return { value: plainLines(cleanHtml(value).article) || undefined, faults: [...faults, fault] };
}

/** A line of text that a visitor reads: blanks folded, French typography. */
export const line = (raw: unknown): Field<string | undefined> => {
  const { value, faults } = withoutMarkup(readText(raw, MAX_TITLE));
  return { value: value && french(value.replace(/\s+/g, " ")), faults };
};

/** A line that must be there; a document without it goes by its id. */
const required =
  (what: string, shown: string): Read<string> =>
  (raw, id) => {
    const { value, faults } = line(raw);
    if (value) return { value, faults };
    return faulty(printable(id), (!isAbsent(raw) && faults[0]?.problem) || `${what} absent`, shown);
  };

export const title = required("titre", "l’identifiant du document");
/** The name of a photo, by which the gallery is sorted. */
export const photoName = required("nom", "la photo, rangée selon son identifiant");

/** A picture that was pasted as its bytes. */
const PASTED_PICTURE = /data:image\/[\w+.-]+;base64,[\w+/=\s]*/gi;

// The database's console takes « \n » typed in full where it takes no real line break.
const withLines = (typed: string) => typed.replace(PASTED_PICTURE, "data:").replace(/\\n/g, "\n");

/** Text of several lines; line breaks are kept, markup loses its tags. */
export const text: Read<string> = (raw) => {
  const { value = "", faults } = withoutMarkup(readText(raw, MAX_TEXT, withLines));
  return { value: french(value), faults };
};

/** Elements whose content a visitor would miss. */
const DROPPED = /^<(?:script|style|textarea|option|iframe|video|audio|object|embed|form|svg|input)>/;

export const html: Read<Article> = (raw) => {
  const { value, faults } = readText(raw, MAX_TEXT, withLines);
  if (!value) return { value: [], faults };
  const { article, removed, unclosed } = cleanHtml(isMarkdown(value) ? markdownAsHtml(value) : value);
  const found = [...faults];
  if (removed.length)
    found.push({
      problem: `contenu non autorisé (${removed.slice(0, MAX_NAMED).map(quoted).join(", ")})`,
      shown: "le texte sans ce contenu",
      // Of elements that Word and other editors write the text stays.
      ...(removed.every((what) => what.startsWith("<") && !DROPPED.test(what)) && { isNotice: true }),
    });
  if (unclosed) found.push({ problem: "balises HTML mal fermées", shown: "le texte, balises refermées" });
  return { value: article, faults: found };
};

/** The article of a text that is Markdown; a plain text has none. */
const markdown = (raw: unknown): Field<Article> | undefined =>
  isMarkdown(readText(raw, MAX_TEXT, withLines).value ?? "") ? html(raw, "") : undefined;

/** Text of several lines, in which Markdown is allowed: its words. */
export const description: Read<string> = (raw, id) => {
  const { value, faults } = markdown(raw) ?? {};
  return value && faults ? { value: plainLines(value), faults } : text(raw, id);
};

/** The same text as an article if it is Markdown; `description` reports its faults. */
export const program: Read<Article | undefined> = (raw) => fine(markdown(raw)?.value);

type Entry<T = string> = (raw: unknown) => Field<T | undefined>;

/** An entry that keeps its place in a list: "" without a value. */
const placed = (one: Entry) => (raw: unknown) => ({ ...one(raw), value: one(raw).value ?? "" });

/** A list of texts, each in its place; a single text is a list of one. */
export const texts: Read<string[]> = (raw) => list(raw, placed(line), "texte");

/** Names of other documents; one text may hold several, separated by commas. */
export const names: Read<string[]> = (raw) => {
  const parted = typeof raw === "string" ? raw.split(/[,;\n]/).filter((name) => name.trim()) : raw;
  const several = Array.isArray(parted) && parted.length > 1;
  return list(several || !Array.isArray(parted) ? parted : raw, line, "nom");
};

export const image = (raw: unknown): Field<string | undefined> => {
  if (isAbsent(raw)) return fine(undefined);
  if (typeof raw !== "string") return faulty(undefined, kindOf(raw), DEFAULT_PICTURE);
  const [first = "", ...others] = addressesIn(raw);
  const { address, problem } = typedImage(first);
  if (problem !== undefined) return faulty(undefined, problem, DEFAULT_PICTURE);
  if (others.length) return faulty(address, "plusieurs adresses dans une ligne", "la première");
  return fine(address);
};

/** Several pictures. */
const pictures = (one: Entry) => (raw: unknown) => {
  const parted = parts(raw);
  const { value, faults } = list(parted, one, "image");
  const said = (shown: string) => (shown === DEFAULT_PICTURE ? "les autres images, sans celle-ci" : shown);
  const found = faults.map((fault) => ({ ...fault, shown: said(fault.shown) }));
  if (parted !== raw) found.unshift(notice("plusieurs adresses dans une ligne", "chacune à son tour"));
  if (value.length > MAX_PICTURES)
    found.push({ problem: `${value.length} images`, shown: `les ${MAX_PICTURES} premières` });
  return { value: value.slice(0, MAX_PICTURES), faults: found };
};

/** Without those that cannot be shown. */
export const images: Read<string[]> = pictures(image);
/** Each in its place, as the carousel and the alternative texts count them. */
export const pageImages: Read<string[]> = pictures(placed(image));

/** A list with one address per entry; the same list where each entry already had one. */
function parts(raw: unknown): unknown {
  const isCrowded = (item: unknown) => typeof item === "string" && addressesIn(item).length > 1;
  if (isCrowded(raw)) return addressesIn(String(raw));
  if (!Array.isArray(raw)) return raw;
  const read = raw.slice(0, MAX_ENTRIES);
  if (!read.some(isCrowded)) return raw;
  const parted = read.flatMap((item) => (isCrowded(item) ? addressesIn(String(item)) : [item]));
  return [...parted, ...raw.slice(MAX_ENTRIES)];
}

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

const session: Entry<Moment> = (raw) => {
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
  const known = new Map(value.map((one) => [`${one.day} ${one.time ?? ""}`, one]));
  const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return { value: sorted.length > 0 ? sorted : undefined, faults };
};

const YES = new Set(["true", "vrai", "oui", "1"]);
const NO = new Set(["false", "faux", "non", "0", ""]);

/** Yes, or undefined. Any other value counts as yes: somebody wanted to hide the document. */
export const flag: Read<true | undefined> = (raw) => {
  if (isAbsent(raw) || raw === false) return fine(undefined);
  if (raw === true) return fine(true);
  const typed =
    typeof raw === "string" || typeof raw === "number" ? slug(String(raw).trim().slice(0, 100)) : undefined;
  if (typed !== undefined && NO.has(typed))
    return noticed(undefined, "un texte au lieu de vrai/faux", "le document");
  const hidden = "rien : le document reste un brouillon";
  if (typed !== undefined && YES.has(typed)) return noticed(true, "un texte au lieu de vrai/faux", hidden);
  return faulty(true, "ni vrai ni faux", hidden);
};

/** One of a few words, in any case, with or without accents; `words` maps slugs to values. */
const oneOf =
  <T>(words: ReadonlyMap<string, T>, what: string, expected: string, shown: string): Read<T | undefined> =>
  (raw) => {
    const { value, faults } = line(raw);
    const known = value === undefined ? undefined : words.get(slug(value));
    if (value === undefined || known) return { value: known, faults };
    return faulty(undefined, `${what} inconnu « ${quoted(value)} » (attendu : ${expected})`, shown);
  };

export type Status = (typeof STATUSES)[number];

const STATUSES = ["complet", "annulé", "reporté"] as const;
const STATUS_OF = new Map<string, Status>(
  STATUSES.flatMap((status) => [status, `${status}e`].map((word): [string, Status] => [slug(word), status])),
).set("complete", "complet");

/** The state of a retreat, in masculine or feminine. */
export const status = oneOf(STATUS_OF, "état", "complet, annulé ou reporté", "la retraite sans cet état");

// The ids of their pages (requirement 1.3).
const ELEMENTS = ["feu", "eau", "air", "terre"] as const;
const ELEMENT_OF = new Map(ELEMENTS.map((name) => [name as string, name]));

export const element = oneOf(ELEMENT_OF, "élément", "feu, eau, air ou terre", "l’atelier sans élément");

const MAX_PLACES = 1000;

/** How many places are left: a number, or a text that begins with one. */
export const places: Read<number | undefined> = (raw) => {
  if (isAbsent(raw)) return fine(undefined);
  const typed = typeof raw === "string" ? /^\s*(\d{1,4})(?![\d.,])/.exec(raw)?.[1] : undefined;
  const count = typeof raw === "number" ? raw : Number(typed ?? Number.NaN);
  if (Number.isInteger(count) && count >= 0 && count <= MAX_PLACES) return fine(count);
  return faulty(undefined, "pas un nombre de places (attendu : 3, ou 0 si tout est pris)", "rien");
};

/** Where one books: the address of a web page, or `mailto:` and a mail address. */
export const contact: Read<string | undefined> = (raw) => {
  const { value, faults } = readText(raw, MAX_TEXT);
  if (value === undefined) return { value, faults };
  const { href = "" } = typedAddress(value);
  if (ADDRESS.test(href)) return { value: href, faults };
  return faulty(
    undefined,
    `ni adresse web ni adresse mail « ${quoted(value)} »`,
    "un mail préparé, ou le téléphone",
  );
};

// A mail address comes without a subject or text of its own: the site writes them.
const ADDRESS = /^(?:https?:\S{1,2000}|mailto:[^?&\s]{1,200}@[^?&\s]{1,200})$/;
const MAX_VOICES = 20;

/** What guests said, a text each. */
export const voices: Read<string[] | undefined> = (raw) => {
  const { value, faults } = list(raw, line, "voix");
  if (value.length > MAX_VOICES)
    faults.push({ problem: `${value.length} voix`, shown: `les ${MAX_VOICES} premières` });
  return { value: value.length > 0 ? value.slice(0, MAX_VOICES) : undefined, faults };
};

/** A number of euros, or words. */
export const price: Read<Price | undefined> = (raw) => {
  if (typeof raw === "number")
    return Number.isFinite(raw) && raw >= 0
      ? fine({ text: inEuros(raw), euros: raw })
      : faulty(undefined, "prix impossible", "rien");
  const { value, faults } = line(raw);
  if (value === undefined) return { value, faults };
  const typed = typedPrice(value);
  if (typed.euros !== undefined || !/\d/.test(value)) return { value: typed, faults };
  const problem = `pas de montant au début du tarif « ${quoted(value)} » (attendu : 490 € par personne)`;
  return { value: typed, faults: [...faults, notice(problem, "vos mots, sans montant ailleurs")] };
};
