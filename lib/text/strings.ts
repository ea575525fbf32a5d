import { perList } from "./per-list";

/** The slug of a text (requirement 4.12), which keeps hyphens at both ends. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s+/g, "-");
}

/** Replaces every kind of hyphen by a plain hyphen. People type a plain hyphen and paste others. */
const hyphenated = (text: string) => text.replace(/[\p{Pd}\u2212]/gu, "-");

const unligatured = (text: string) => text.replace(/œ/gi, "oe").replace(/æ/gi, "ae");

/** The last part of a category's address: the slug of the name, with all hyphens. */
export const categorySlug = (name: string) => slug(hyphenated(name));

/** The same key for names that mean the same, like « Bien‑être – Cœur » and « bien-être coeur ». */
export const nameKey = (name: string): string => categorySlug(unligatured(name)).replace(/-+/g, "-");

// The blanks at which a line may break.
const BREAKING_BLANKS = /[^\S\u00a0\u202f]+/g;

/** The beginning of a text as one line of at most `maxLength` characters, cut at the end of a word. */
export function excerpt(text: string, maxLength = 155): string {
  const line = onOneLine(text);
  if (line.length <= maxLength) return line;
  const lineBeginning = beginning(line, maxLength - 1);
  const end = lineBeginning.search(/\s\S*$/);
  return `${lineBeginning.slice(0, end > maxLength / 2 ? end : lineBeginning.length).replace(/[\s,;:.!?«–-]+$/u, "")}…`;
}

export const onOneLine = (text: string) => text.replace(BREAKING_BLANKS, " ").trim();

/** The first `length` characters of a text. The two halves of one character are not separated. */
export const beginning = (text: string, length: number) =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** A title of at most 70 characters for tabs, previews and breadcrumbs. The ending is never cut. */
export const shortTitle = (title: string, ending = "") => excerpt(title, 70 - ending.length) + ending;

/** Text for an element or a quoted attribute of HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/**
 * A name after « de », as in « d’Élodie » or « de Claire ». A Y before a vowel is a consonant (« de Yann »).
 */
export const withDe = (name: string): string =>
  /^(?:[aeiouhàâéèêëîïôûœæ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;

/** Lists names in a sentence, as in « Claire, Élodie et Anne ». */
export const enumeration = (names: readonly string[]) => new Intl.ListFormat("fr").format(names);

/** The direction signs of Unicode. A sign that is not closed would reverse later text, too. */
const DIRECTION_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutDirections = (text: string): string => text.replace(DIRECTION_SIGNS, "");

/** Reads an address. After many calls, `URL.canParse` of Node 20 refuses accents. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Decodes a part of an address. Invalid UTF-8 becomes "". */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The beginning of a typed value on one line, as a finding quotes the value. */
export function quoted(typed: unknown, maxLength = 40): string {
  const text = typeof typed === "string" ? typed : (JSON.stringify(typed) ?? "");
  const line = text
    .slice(0, 10 * maxLength)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line.length > maxLength ? `${beginning(line, maxLength - 1)}…` : line.toWellFormed();
}

const QUOTE = '"';

/** The words and signs of a text by which names are compared: words, quotation marks, punctuation. */
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
 * The entries that a text names in full, each once, in the order of the text. The longest name counts. A name
 * of one word counts only in quotation marks, because it may be an ordinary word.
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

/** A name without the number by which hosts sort photos: « 01 Aube » becomes « Aube ». */
export const withoutNumber = (name: string) => name.replace(/^\d+[\s.:–-]+(?=\S)/, "");
