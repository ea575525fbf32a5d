const NO_BREAK = "\u00a0";
const NARROW = "\u202f";
const BLANK = "[ \\t\\u00a0\\u202f]";
// A run of blanks is only looked at from its first: long runs would cost the square of their length.
const RUN = `(?<!${BLANK})${BLANK}`;

const RULES: [RegExp, string][] = [
  [/(\p{L})'(?=[\p{L}«])/gu, "$1’"],
  [/\.{3}/g, "…"],
  [new RegExp(`${RUN}+([;!?]+)(?=\\s|$|[»)])`, "gu"), `${NARROW}$1`],
  [new RegExp(`${RUN}+:(?=\\s|$|[»)])`, "gu"), `${NO_BREAK}:`],
  [new RegExp(`«${BLANK}*`, "gu"), `«${NO_BREAK}`],
  [new RegExp(`(?:${RUN}+)?»`, "gu"), `${NO_BREAK}»`],
];

/**
 * French typography for text that people typed: typographic apostrophes, no-break spaces before
 * `: ; ! ?` and inside « », real ellipses. Addresses (`https://…`) and times (`10:30`) are left alone.
 */
export function french(text: string): string {
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
