import { z } from "zod";
import { allowedImage, isDrawing } from "@/lib/content/images";
import { isInstant } from "@/lib/content/timestamp";
import { type Day, dayInParis, formatDay, isDay } from "@/lib/dates";
import { cleanHtml } from "@/lib/text/rich-text";
import { french } from "@/lib/text/typography";

/** What a field gives: a value to show (or none), and what was wrong with it. */
export type Field<T> = { value: T; faults: Fault[] };
export type Fault = { problem: string; shown: string };
export type Read<T> = (raw: unknown) => Field<T>;

const DEFAULT_PICTURE = "l’image par défaut";
const LONGEST_TITLE = 300;
const LONGEST_TEXT = 100_000;
const MOST_NAMED = 8;

const fine = <T>(value: T): Field<T> => ({ value, faults: [] });
const faulty = <T>(value: T, problem: string, shown: string): Field<T> => ({
  value,
  faults: [{ problem, shown }],
});
const isAbsent = (raw: unknown) => raw === undefined || raw === null || raw === "";

const asText = z.string();
const asNumber = z.number();

/** Names the kind of a value that is not what the field should hold. */
function kindOf(raw: unknown): string {
  if (isInstant(raw)) return "une date (timestamp) au lieu d’un texte";
  if (Array.isArray(raw)) return "une liste au lieu d’un texte";
  if (typeof raw === "number") return "un nombre au lieu d’un texte";
  if (typeof raw === "boolean") return "un vrai/faux au lieu d’un texte";
  return "une valeur qui n’est pas un texte";
}

// Control characters and lone surrogates can neither be shown nor sent.
const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

function cut(text: string, longest: number): Field<string> {
  if (text.length <= longest) return fine(text);
  // Not between the two halves of one character.
  const start = text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  const shown = `${start.trimEnd()}…`;
  return faulty(shown, `texte trop long (${text.length} caractères)`, `les ${longest} premiers caractères`);
}

function readText(raw: unknown, longest: number): Field<string | undefined> {
  if (isAbsent(raw)) return fine(undefined);
  const number = asNumber.safeParse(raw);
  if (number.success) return faulty(String(number.data), kindOf(raw), `« ${number.data} »`);
  const text = asText.safeParse(raw);
  if (!text.success) return faulty(undefined, kindOf(raw), "rien");
  const trimmed = printable(text.data).trim();
  return trimmed ? cut(trimmed, longest) : faulty(undefined, "texte vide", "rien");
}

/** A line of text that a visitor reads: blanks folded, French typography. */
export const line: Read<string | undefined> = (raw) => {
  const { value, faults } = readText(raw, LONGEST_TITLE);
  return { value: value && french(value.replace(/\s+/g, " ")), faults };
};

/** A title; a document without one is shown under its id. */
export const title: Read<string | undefined> = (raw) => {
  const { value, faults } = line(raw);
  if (value) return { value, faults };
  const problem = isAbsent(raw) ? "titre absent" : (faults[0]?.problem ?? "titre vide");
  return faulty(undefined, problem, "l’identifiant du document");
};

/** Text of several lines; line breaks stay. */
export const text: Read<string> = (raw) => {
  const { value, faults } = readText(raw, LONGEST_TEXT);
  // The database's console takes « \n » typed in full where it takes no real line break.
  return { value: value ? french(value.replace(/\\n/g, "\n")) : "", faults };
};

/** HTML of an article, cleaned. */
export const html: Read<string> = (raw) => {
  const { value, faults } = readText(raw, LONGEST_TEXT);
  if (!value) return { value: "", faults };
  const { html: clean, removed, broken } = cleanHtml(value);
  const found = [...faults];
  if (removed.length)
    found.push({
      problem: `contenu non autorisé (${removed.slice(0, MOST_NAMED).map(quoted).join(", ")})`,
      shown: "le texte sans ce contenu",
    });
  if (broken) found.push({ problem: "balises HTML mal fermées", shown: "le texte, balises refermées" });
  return { value: clean, faults: found };
};

/** A list of texts; one text stands for a list of one, holes are skipped. */
export const texts: Read<string[]> = (raw) => list(raw, line, "nom");

/** The address of one picture, from a host that the site may show. */
export const image: Read<string | undefined> = (raw) => {
  if (isAbsent(raw)) return fine(undefined);
  const address = asText.safeParse(raw);
  if (!address.success) return faulty(undefined, kindOf(raw), DEFAULT_PICTURE);
  const allowed = allowedImage(address.data);
  if (allowed) return fine(allowed);
  return faulty(undefined, whyRefused(address.data), DEFAULT_PICTURE);
};

/** Several pictures; those that cannot be shown are left out. */
export const images: Read<string[]> = (raw) => {
  const { value, faults } = list(raw, image, "image");
  const told = (shown: string) => (shown === DEFAULT_PICTURE ? "les autres images, sans celle-ci" : shown);
  return { value, faults: faults.map(({ problem, shown }) => ({ problem, shown: told(shown) })) };
};

/** A day written `YYYY-MM-DD`, or a Timestamp read in Paris; anything else counts as missing. */
export const day: Read<Day | undefined> = (raw) => {
  if (isAbsent(raw)) return fine(undefined);
  if (isInstant(raw)) {
    const instant = new Date(raw.__instant);
    const read = Number.isNaN(instant.getTime()) ? "" : dayInParis(instant);
    return isDay(read) ? fine(read) : faulty(undefined, "date impossible", "« À venir »");
  }
  const typed = asText.safeParse(raw);
  if (typed.success && isDay(typed.data.trim())) return fine(typed.data.trim());
  const problem = typed.success ? `date illisible « ${quoted(typed.data)} »` : "date qui n’est pas un texte";
  return faulty(
    undefined,
    `${problem} (attendu : 2027-03-14, soit ${formatDay("2027-03-14")})`,
    "« À venir »",
  );
};

function list<T>(raw: unknown, one: Read<T | undefined>, what: string): Field<T[]> {
  if (isAbsent(raw)) return fine([]);
  const isMap = typeof raw === "object" && !isInstant(raw);
  const items = Array.isArray(raw) ? raw : isMap ? Object.values(raw as object) : [raw];
  const faults: Fault[] = Array.isArray(raw)
    ? []
    : [{ problem: "une seule valeur au lieu d’une liste", shown: "une liste d’un élément" }];
  const value: T[] = [];
  items.forEach((item, index) => {
    const read = one(item);
    const position = items.length > 1 ? `${what} n° ${index + 1} : ` : "";
    if (read.value !== undefined) value.push(read.value);
    if (isAbsent(item)) faults.push({ problem: `${position}case vide`, shown: "la liste sans cette case" });
    for (const fault of read.faults) faults.push({ ...fault, problem: position + fault.problem });
  });
  return { value, faults };
}

// A finding is one line, also about a value that is not.
const quoted = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 40);

function whyRefused(address: string): string {
  if (address.trim().startsWith("gs://")) return "adresse gs:// (copiez l’URL de téléchargement)";
  if (!URL.canParse(address.trim())) return "adresse d’image illisible";
  const url = new URL(address.trim());
  if (url.protocol !== "https:") return `adresse d’image en « ${quoted(url.protocol)} » (attendu : https)`;
  if (isDrawing(url)) return "image SVG (attendu : JPEG, PNG, WebP ou AVIF)";
  return `image sur un autre site (${url.host.slice(0, 80)})`;
}
