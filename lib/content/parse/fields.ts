import { cleanHtml, plainLines } from "@/lib/article/clean";
import { isMarkdown } from "@/lib/article/markdown";
import { hasMarkup } from "@/lib/article/tags";
import type { Article } from "@/lib/article/tree";
import { inEuros, type Price, typedPrice } from "@/lib/text/price";
import { beginning, quoted, slug, withoutDirections } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import {
  type Fault,
  type Field,
  isAbsent,
  notice,
  problemOfKind,
  type Reader,
  readList,
  withFault,
  withNotice,
  withoutFault,
} from "./field";

const MAX_TITLE = 1000;

// Control characters and lone surrogates can neither be shown nor sent.
const withoutUnprintable = (text: string) =>
  withoutDirections(text)
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u00ad\u200b\u2060\ufeff]/gu, "");

/** A character that visitors can see, unlike blanks, format signs and filler letters. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

// The console of the database takes no real line break, so that hosts type « \n » there.
const withLines = (typed: string) => typed.replace(/\\n/g, "\n");

export function readText(raw: unknown): Field<string | undefined> {
  if (isAbsent(raw)) return withoutFault(undefined);
  if (Number.isFinite(raw)) return withNotice(String(raw), problemOfKind(raw), `« ${raw} »`);
  if (typeof raw !== "string") return withFault(undefined, problemOfKind(raw), "rien");
  const trimmed = withoutUnprintable(withLines(raw)).trim();
  return VISIBLE.test(trimmed) ? withoutFault(trimmed) : withFault(undefined, "texte vide", "rien");
}

/** Elements whose content a visitor would miss. */
const DROPPED_ELEMENTS = /^<(?:script|style|textarea|option|iframe|video|audio|object|embed|form|svg|input)>/;
/** A finding names the markup that was taken out in at most this number of characters. */
const MAX_NAMED = 400;

/** Reads HTML as an article, and reports faults of the HTML. */
function articleOf(typed: string, isMarkdown = false): Field<Article> {
  const { article, removed, broken, unclosed } = cleanHtml(typed, isMarkdown);
  const faults: Fault[] = [];
  if (removed.length)
    faults.push({
      problem: `contenu non autorisé (${quoted(removed.join(", "), MAX_NAMED)})`,
      shownInstead: "le texte sans ce contenu",
      // Elements of Word and other editors lose their tags, but their text stays.
      ...(removed.every((what) => what.startsWith("<") && !DROPPED_ELEMENTS.test(what)) && {
        isNotice: true,
      }),
    });
  if (broken.length)
    faults.push({
      problem: `balises HTML illisibles (${quoted(broken.join(", "), MAX_NAMED)})`,
      shownInstead: "le texte, sans ces balises",
    });
  if (unclosed)
    faults.push({ problem: "balises HTML mal fermées", shownInstead: "le texte, balises refermées" });
  return { value: article, faults };
}

/** Removes pasted HTML from a plain text: tags, and references of characters. */
function withoutMarkup({ value, faults }: Field<string | undefined>): Field<string | undefined> {
  if (!value || !hasMarkup(value)) return { value, faults };
  const { value: article, faults: articleFaults } = articleOf(value);
  const fault = notice("balises HTML dans un texte simple", "le texte, sans ses balises");
  return { value: plainLines(article) || undefined, faults: [...faults, fault, ...articleFaults] };
}

/** A line of text for visitors, with folded blanks and French typography. */
export const line = (raw: unknown): Field<string | undefined> => {
  const { value: typed, faults: textFaults } = readText(raw);
  const isLong = typed !== undefined && typed.length > MAX_TITLE;
  const shortened = isLong ? `${beginning(typed, MAX_TITLE).trimEnd()}…` : typed;
  const { value, faults } = withoutMarkup({ value: shortened, faults: textFaults });
  if (isLong)
    faults.push({
      problem: `texte trop long (${typed.length} caractères)`,
      shownInstead: `les ${MAX_TITLE} premiers`,
    });
  return { value: value && french(value.replace(/\s+/g, " ")), faults };
};

/** Makes a reader of a line that every document needs. `replacementOf` gives what replaces a missing line. */
const readerOfRequiredLine =
  <T>(noun: string, shownInstead: string, replacementOf: (id: string) => T): Reader<string | T> =>
  (raw, id) => {
    const { value, faults } = line(raw);
    if (value) return { value, faults };
    const problem = (!isAbsent(raw) && faults[0]?.problem) || `${noun} absent`;
    return withFault(replacementOf(id), problem, shownInstead);
  };

export const title = readerOfRequiredLine("titre", "l’identifiant du document", withoutUnprintable);
/** The name of a photo, by which the gallery is sorted. */
export const photoName = readerOfRequiredLine(
  "nom",
  "la photo sans légende, rangée selon son identifiant",
  () => undefined,
);

/** A text of several lines. Line breaks are kept, and markup loses its tags. */
export const text: Reader<string> = (raw) => {
  const { value = "", faults } = withoutMarkup(readText(raw));
  return { value: french(value), faults };
};

export const html: Reader<Article> = (raw) => {
  const { value, faults } = readText(raw);
  if (!value) return { value: [], faults };
  const { value: article, faults: articleFaults } = articleOf(value, isMarkdown(value));
  return { value: article, faults: [...faults, ...articleFaults] };
};

/** The article of a Markdown text; undefined for a plain text. */
const markdownArticle = (raw: unknown): Field<Article> | undefined =>
  isMarkdown(readText(raw).value ?? "") ? html(raw, "") : undefined;

/** A text of several lines. Markdown becomes a plain text. */
export const description: Reader<string> = (raw, id) => {
  const { value, faults } = markdownArticle(raw) ?? {};
  return value && faults ? { value: plainLines(value), faults } : text(raw, id);
};

/** The description as an article if it is Markdown. `description` reports the faults. */
export const program: Reader<Article | undefined> = (raw) => withoutFault(markdownArticle(raw)?.value);

export type ReadEntry = (raw: unknown) => Field<string | undefined>;

/** Makes an entry keep its place in a list: an entry without a value becomes "". */
export const keepingPlace = (readEntry: ReadEntry) => (raw: unknown) => ({
  ...readEntry(raw),
  value: readEntry(raw).value ?? "",
});

/** A list of texts that keep their places. A single text is a list with one entry. */
export const texts: Reader<string[]> = (raw) => readList(raw, keepingPlace(line), "texte");

/** The names of other documents. */
export const names: Reader<string[]> = (raw) => readList(raw, line, "nom");

/** A finding quotes a value of at most this number of characters as a whole. */
const MAX_QUOTED = 300;

/**
 * Makes two readers of a field for programs (requirement 4.4). `data` gives what `read` understands, and
 * reports other words; `words` gives these words as they were typed.
 */
export function dataOrWords<T>(
  read: (raw: unknown) => T | undefined,
  noun: string,
  example: (raw: unknown) => string,
) {
  const dataIn = (raw: unknown) => read(typeof raw === "string" ? withoutUnprintable(raw) : raw);
  const wordsOf = (raw: unknown) => (dataIn(raw) === undefined ? line(raw) : withoutFault(undefined));
  const data = (raw: unknown): Field<T | undefined> => {
    const { value, faults } = wordsOf(raw);
    if (value === undefined) return { value: dataIn(raw), faults };
    return withNotice(
      undefined,
      `« ${quoted(raw, MAX_QUOTED)} » n’est pas ${noun} (pour qu’il compte, tapez ${example(raw)})`,
      "vos mots, à sa place",
    );
  };
  const words = (raw: unknown) => withoutFault(wordsOf(raw).value);
  return { data, words };
}

const WORDS_FOR_YES = new Set(["true", "vrai", "oui", "1"]);
const WORDS_FOR_NO = new Set(["false", "faux", "non", "0", ""]);

/** True, or undefined for no. Other values count as yes, because somebody wanted to hide the document. */
export const flag: Reader<true | undefined> = (raw) => {
  if (isAbsent(raw) || raw === false) return withoutFault(undefined);
  if (raw === true) return withoutFault(true);
  const typed =
    typeof raw === "string" || typeof raw === "number" ? slug(String(raw).trim().slice(0, 100)) : undefined;
  if (typed !== undefined && WORDS_FOR_NO.has(typed))
    return withNotice(undefined, "un texte au lieu de vrai/faux", "le document");
  const shownDraft = "rien : le document reste un brouillon";
  if (typed !== undefined && WORDS_FOR_YES.has(typed))
    return withNotice(true, "un texte au lieu de vrai/faux", shownDraft);
  return withFault(true, `ni vrai ni faux « ${quoted(raw)} »`, shownDraft);
};

/** Reads a word in any case, with or without accents; `words` has the value of each slug. */
const readerOfWords =
  <T>(words: ReadonlyMap<string, T>) =>
  (raw: unknown) =>
    typeof raw === "string" ? words.get(slug(raw.trim().slice(0, MAX_TITLE))) : undefined;

export type Status = (typeof STATUSES)[number];

export const STATUSES = ["complet", "annulé", "reporté"] as const;
const STATUSES_BY_SLUG = new Map<string, Status>(
  STATUSES.flatMap((status) => [status, `${status}e`].map((word): [string, Status] => [slug(word), status])),
).set("complete", "complet");

/** Readers of a retreat's state, in the masculine or the feminine. */
export const { data: status, words: statusWords } = dataOrWords(
  readerOfWords(STATUSES_BY_SLUG),
  "un état",
  () =>
    `${new Intl.ListFormat("fr", { type: "disjunction" }).format(STATUSES)} dans status, un nombre dans places`,
);

/** The number of places that are left; 0 means that the retreat is full. */
const placesIn = (raw: unknown) =>
  /^\d{1,3}$/.test(typeof raw === "string" ? raw.trim() : String(Number.isInteger(raw) ? raw : ""))
    ? Number(raw)
    : undefined;

export const { data: places, words: placesWords } = dataOrWords(
  placesIn,
  "un nombre de places",
  () => "3 dans places, 0 si tout est pris, annulé ou reporté dans status",
);

// Each element is the id of a page (requirement 1.3).
const ELEMENTS = ["feu", "eau", "air", "terre"] as const;
const elementIn = readerOfWords(new Map(ELEMENTS.map((name) => [name as string, name])));

export const workshopElement: Reader<(typeof ELEMENTS)[number] | undefined> = (raw) => {
  const { value, faults } = line(raw);
  const knownElement = elementIn(raw);
  if (value === undefined || knownElement) return { value: knownElement, faults };
  const problem = `élément inconnu « ${quoted(value)} » (attendu : feu, eau, air ou terre)`;
  return withFault(undefined, problem, "l’atelier sans élément");
};

/** A price as a number of euros, or as words. */
export const price: Reader<Price | undefined> = (raw) => {
  if (typeof raw === "number") {
    if (!Number.isFinite(raw) || raw < 0) return withFault(undefined, `prix impossible « ${raw} »`, "rien");
    const euros = Math.abs(Number(raw.toFixed(2)));
    const typedAmount = { text: inEuros(euros), euros };
    return euros === raw
      ? withoutFault(typedAmount)
      : withNotice(typedAmount, `prix « ${raw} »`, `« ${typedAmount.text} »`);
  }
  const { value, faults } = line(raw);
  if (value === undefined) return { value, faults };
  const priceOfText = typedPrice(value);
  if (priceOfText.euros !== undefined || !/\d/.test(value)) return { value: priceOfText, faults };
  const problem = `« ${quoted(raw, MAX_QUOTED)} » n’est pas un montant (pour qu’il compte, tapez 490 dans price, ou « 490 € par personne »)`;
  return withNotice(priceOfText, problem, "vos mots, à sa place");
};
