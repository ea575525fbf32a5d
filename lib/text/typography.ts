import { linkify } from "./links";

const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";
const BLANK = "[ \\t\\u00a0\\u202f]";
// Matches only at the first blank of a run, because a long run would cost the square of its length.
const BLANK_RUN = `(?<!${BLANK})${BLANK}`;

const RULES: [RegExp, string | ((match: string) => string)][] = [
  // Pasted paragraphs may contain no other blanks than no-break spaces.
  [/(?<=\p{L}[,.]?)\u00a0(?=\p{L})/gu, " "],
  [/(\p{L})'(?=[\p{L}«])/gu, "$1’"],
  [/\.{3}/g, "…"],
  [new RegExp(`${BLANK_RUN}+([;!?]+)(?=\\s|$|[»)])`, "gu"), `${NARROW_NO_BREAK}$1`],
  [new RegExp(`${BLANK_RUN}+:(?=\\s|$|[»)])`, "gu"), `${NO_BREAK}:`],
  [new RegExp(`«${BLANK}*`, "gu"), `«${NO_BREAK}`],
  [new RegExp(`(?:${BLANK_RUN}+)?»`, "gu"), `${NO_BREAK}»`],
  // No line breaks inside « 1500 m », « 18 h 30 », « 10 personnes » or « 14 mars 2027 ». A line may break
  // between the numbers of « 8 à 10 personnes », which is long.
  [/(\d) (?=(?:h|min|m|km|m²|cm|kg|g|ha|€|%|°C)(?![\p{L}\p{N}]))/gu, `$1${NO_BREAK}`],
  [/(?<!\d)(\d{1,3}) (?=\d{3}[ \u00a0]€)/g, `$1${NARROW_NO_BREAK}`],
  [/(\d[ \u00a0]h) (?=\d)/gu, `$1${NO_BREAK}`],
  [/(\d) (à|ou|et) (?=\d)/gu, `$1${NO_BREAK}$2${NO_BREAK}`],
  [
    /(?<!\d\u00a0(?:à|ou|et)\u00a0\d{0,4})(\d) (?=(?:personne|participant|place|nuit|jour|heure|minute|mètre|kilomètre|euro|an)s?(?!\p{L}))/gu,
    `$1${NO_BREAK}`,
  ],
  // No line breaks inside « n° 2004-575 ».
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
  // No line breaks inside « 913 204 586 00017 », unless the number fills the line of a phone.
  [/(?<!\d)(?:FR )?\d{2,}(?: \d{2,})+/g, (number) => (number.length > 20 ? number : unbroken(number))],
];

const unbroken = (number: string) => number.replace(/ /g, NO_BREAK);

/** Applies French typography to a typed text, except in addresses (`https://…`) and times (`10:30`). */
export function french(text: string): string {
  const parts = /:\/\/|www\.|@/i.test(text) ? linkify(text) : [{ text }];
  return parts.map(({ text, href = "tel:" }) => (href.startsWith("tel:") ? typeset(text) : text)).join("");
}

// Both kinds of replacement work alike. Only the types of `replace` tell them apart.
const typeset = (text: string) =>
  RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement as string), text);
