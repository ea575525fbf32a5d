import { linkify } from "./links";

const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";
const BLANK = "[ \\t\\u00a0\\u202f]";
// Matches at the first blank of a run only: otherwise a long run costs the square of its length.
const BLANK_RUN = `(?<!${BLANK})${BLANK}`;

const RULES: [RegExp, string | ((match: string) => string)][] = [
  // Pasted paragraphs may hold nothing but no-break spaces.
  [/(?<=\p{L}[,.]?)\u00a0(?=\p{L})/gu, " "],
  [/(\p{L})'(?=[\p{L}«])/gu, "$1’"],
  [/\.{3}/g, "…"],
  [new RegExp(`${BLANK_RUN}+([;!?]+)(?=\\s|$|[»)])`, "gu"), `${NARROW_NO_BREAK}$1`],
  [new RegExp(`${BLANK_RUN}+:(?=\\s|$|[»)])`, "gu"), `${NO_BREAK}:`],
  [new RegExp(`«${BLANK}*`, "gu"), `«${NO_BREAK}`],
  [new RegExp(`(?:${BLANK_RUN}+)?»`, "gu"), `${NO_BREAK}»`],
  // No line break inside « 1500 m », « 18 h 30 », « 10 personnes », « 14 mars 2027 »; in « 8 à 10 personnes » only
  // between the numbers, or lines would become too short.
  [/(\d) (?=(?:h|min|m|km|m²|cm|kg|g|ha|€|%|°C)(?![\p{L}\p{N}]))/gu, `$1${NO_BREAK}`],
  [/(?<!\d)(\d{1,3}) (?=\d{3}[ \u00a0]€)/g, `$1${NARROW_NO_BREAK}`],
  [/(\d[ \u00a0]h) (?=\d)/gu, `$1${NO_BREAK}`],
  [/(\d) (à|ou|et) (?=\d)/gu, `$1${NO_BREAK}$2${NO_BREAK}`],
  [
    /(?<!\d\u00a0(?:à|ou|et)\u00a0\d{0,4})(\d) (?=(?:personne|participant|place|nuit|jour|heure|minute|mètre|kilomètre|euro|an)s?(?!\p{L}))/gu,
    `$1${NO_BREAK}`,
  ],
  // « n° 2004-575 ».
  [/(?<!\p{L})([Nn]°) (?=\d)/gu, `$1${NO_BREAK}`],
  [
    /(?<!\d)(\d{1,2}|1er) (?=(?:janv|févr|mars|avril|mai|juin|juil|août|sept|oct|nov|déc)\p{L}*(?!\p{L}))/gu,
    `$1${NO_BREAK}`,
  ],
  [
    /(?<=\d|1er)(\u00a0(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)) (?=\d{4}(?!\d))/gu,
    `$1${NO_BREAK}`,
  ],
  [/(?<![\d.])(?:\+33 ?(?:\(0\) ?)?|0)[1-9](?:[ .]\d\d){4}(?!\d)/gu, (number) => unbroken(number)],
  // « 913 204 586 00017 », unless it fills a phone's line.
  [/(?<!\d)(?:FR )?\d{2,}(?: \d{2,})+/g, (number) => (number.length > 20 ? number : unbroken(number))],
];

const unbroken = (number: string) => number.replace(/ /g, NO_BREAK);

/** French typography for typed text. Addresses (`https://…`) and times (`10:30`) are left alone. */
export function french(text: string): string {
  const parts = /:\/\/|www\.|@/i.test(text) ? linkify(text) : [{ text }];
  return parts.map(({ text, href = "tel:" }) => (href.startsWith("tel:") ? typeset(text) : text)).join("");
}

// The two kinds of replacement are told apart by the types alone.
const typeset = (text: string) =>
  RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement as string), text);
