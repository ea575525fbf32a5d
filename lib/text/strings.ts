import { perList } from "./per-list";

/** The slug rule (requirement 4.12): it trims nothing. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s+/g, "-");
}

/** A text with plain hyphens: people type one kind, and paste another. */
const hyphenated = (text: string) => text.replace(/[\p{Pd}\u2212]/gu, "-");

const unligatured = (text: string) => text.replace(/œ/gi, "oe").replace(/æ/gi, "ae");

/** The last part of a category's address: its slug, with all its hyphens. */
export const categorySlug = (name: string) => slug(hyphenated(name));

/** What two names have in common that mean the same: « Bien‑être – Cœur », « bien-être coeur ». */
export const nameKey = (name: string): string => categorySlug(unligatured(name)).replace(/-+/g, "-");

// Spaces at which a line may break.
const BREAKING_BLANKS = /[^\S\u00a0\u202f]+/g;

/** The beginning of a text as one line of at most `limit` characters, cut at the end of a word. */
export function excerpt(text: string, maxLength = 155): string {
  const line = onOneLine(text);
  if (line.length <= maxLength) return line;
  const lineBeginning = beginning(line, maxLength - 1);
  const end = lineBeginning.search(/\s\S*$/);
  return `${lineBeginning.slice(0, end > maxLength / 2 ? end : lineBeginning.length).replace(/[\s,;:.!?«–-]+$/u, "")}…`;
}

export const onOneLine = (text: string) => text.replace(BREAKING_BLANKS, " ").trim();

/** The first `length` characters of a text, not cut between the two halves of one character. */
export const beginning = (text: string, length: number) =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** A title of at most 70 characters, for tabs, previews and breadcrumbs. The ending is never cut. */
export const shortTitle = (title: string, ending = "") => excerpt(title, 70 - ending.length) + ending;

/** Text for an element or a quoted attribute of HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** A name after « de »: « d’Élodie », « de Claire ». A Y before a vowel is a consonant (« de Yann »). */
export const withDe = (name: string): string =>
  /^(?:[aeiouhàâéèêëîïôûœæ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;

/** Names as a sentence lists them: « Claire, Élodie et Anne ». */
export const enumeration = (names: readonly string[]) => new Intl.ListFormat("fr").format(names);

/** Unicode direction controls; one that is not closed also reverses the text after it. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutDirections = (text: string): string => text.replace(DIRECTION_SIGNS, "");

/** Reads an address. `URL.canParse` of Node 20 refuses accents once it has been called often enough. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** A part of an address as text; "" where it is not valid UTF-8. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The beginning of a typed value on one line, for a finding. */
export function quoted(typed: unknown, maxLength = 40): string {
  const text = typeof typed === "string" ? typed : (JSON.stringify(typed) ?? "");
  const line = text
    .slice(0, 10 * maxLength)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line.length > maxLength ? `${beginning(line, maxLength - 1)}…` : line.toWellFormed();
}

const QUOTE = '"';

/** The words of a text, its quotation marks and what ends a part of a sentence, as names are compared. */
const wordsOf = (text: string): string[] =>
  unligatured(hyphenated(text.toLowerCase()).replace(/[«»“”„]/g, QUOTE)).match(
    /[\p{L}\p{M}\p{N}-]+|[".!?;:,]/gu,
  ) ?? [];

type NameTree<E> = Map<string, NameTree<E>> & { entry?: E; isOneWord?: boolean };

const nameTreeOf = perList(<E extends { name: string }>(entries: readonly E[]): NameTree<E> => {
  const names: NameTree<E> = new Map();
  for (const entry of entries) {
    const words = wordsOf(entry.name);
    let end = names;
    for (const word of words) {
      const next = end.get(word) ?? new Map();
      end.set(word, next);
      end = next;
    }
    if (end.entry === undefined && end !== names)
      Object.assign(end, { entry, isOneWord: words.length === 1 });
  }
  return names;
});

/**
 * The entries whose whole name is in a text, in any case of letters, each once, in the order of the text. A name inside a
 * longer one does not count, and a name of one word only in quotation marks: it may be a word of the language.
 */
export function namedIn<E extends { name: string }>(text: string, entries: readonly E[]): E[] {
  const names = nameTreeOf(entries) as NameTree<E>;
  const textWords = wordsOf(text);
  const namedEntries = new Set<E>();
  for (let start = 0; start < textWords.length; ) {
    let node: NameTree<E> | undefined = names;
    let next = start + 1;
    let entry: E | undefined;
    for (let end = start; node; end += 1) {
      const isQuoted = textWords[start - 1] === QUOTE && textWords[end] === QUOTE;
      if (node.entry && (!node.isOneWord || isQuoted)) [entry, next] = [node.entry, end];
      node = node.get(textWords[end] ?? "");
    }
    if (entry) namedEntries.add(entry);
    start = next;
  }
  return [...namedEntries];
}

/** Owners number photos to put them in order: « 01 Aube » is « Aube » to a visitor. */
export const withoutNumber = (name: string) => name.replace(/^\d+[\s.:–-]+(?=\S)/, "");
