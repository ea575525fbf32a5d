import { Marked, Tokenizer } from "marked";
import { readMarkup } from "./tags";

/** A mark at the beginning of a line: heading, list, quotation, rule, bold, or the line below the head of a table. */
const MARK =
  /^(?:#{1,6} |[-*+] |\d{1,2}[.)] |> |(?:---|\*\*\*|___)$|\*\*[^\s*]|__[^\s_]|(?=.*-:?[ \t]*\|[ \t]*:?-)[-|: \t]+$)/m;
const LINK = /\[[^\]\n]{1,300}\]\((?:https?:|mailto:|tel:|\/|#)[^()\s]{0,2000}\)/i;

/** Nobody types that many marks, or lists in lists: the time of the parser grows with their square. */
const MAX_MARKS = 5000;
const TOO_DEEP = /^(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){13}|^[ \t]{60}/m;

/**
 * Whether a text is Markdown (requirement 4.6): it has no HTML tag, and a Markdown mark at the beginning of a line or a
 * Markdown link. Everything else is HTML, or plain text with its lines.
 */
export function isMarkdown(typed: string): boolean {
  if (readMarkup(typed).hasTags || TOO_DEEP.test(typed)) return false;
  if (typed.split(/[*_`~[\]|]/, MAX_MARKS + 1).length > MAX_MARKS) return false;
  const read = onlyMarks(typed);
  return MARK.test(read) || LINK.test(read);
}

// Indented lines and a line of hyphens below a text stay text: few people mean code or a heading by them. Addresses are
// found later, in all texts alike.
const nothing = () => undefined;
const parser = new Marked({
  breaks: true,
  tokenizer: {
    code: nothing,
    fences: nothing,
    lheading: nothing,
    def: nothing,
    url: nothing,
    table: completeTable,
  },
});

/** Markdown as HTML, which the allow-list reads like any other. */
export const markdownAsHtml = (typed: string): string => parser.parse(onlyMarks(typed), { async: false });

/** A table, unless it is wider than its head: the parser leaves the further cells out. */
function completeTable(this: Tokenizer, src: string) {
  const table = Tokenizer.prototype.table.call(this, src);
  const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");
  const cells = table && [...table.header, ...table.rows.flat()].map(({ text }) => text).join("");
  return table && words(table.raw) === words(cells ?? "") ? table : undefined;
}

const RULE = /^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const QUOTES = /^(?:[ \t]*>)*/;
const ENTRY = /^([ \t]*)(?:([*+-])|(\d{1,9})([.)]))(?:[ \t]+(?=\S)|[ \t]*$)/;

/** A text in which the signs that are no marks are escaped, so that the parser keeps them. */
function onlyMarks(typed: string): string {
  const lines = typed.split("\n");
  const entries = entriesOf(lines);
  let isQuoted = false;
  return lines
    .map((line, i) => {
      if (RULE.test(line)) return line;
      const [typedQuotes] = QUOTES.exec(line) ?? [""];
      const rest = line.slice(typedQuotes.length);
      const [entry = ""] = ENTRY.exec(rest) ?? [];
      // « > 12 ans » compares.
      const quotes =
        isQuoted || entry || !/^\s*\d/.test(rest) ? typedQuotes : typedQuotes.replaceAll(">", "\\>");
      isQuoted = quotes.includes(">") && !quotes.includes("\\");
      const sign = entries.has(i) ? entry : entry.replace(/[*+.)-]/, "\\$&");
      return quotes + sign + rest.slice(entry.length).replace(SIGNS, escaped);
    })
    .join("\n");
}

/** Lines that begin with the same sign, or with numbers that go up by one. */
type Entries = { sign: string; indent: number; lines: number[]; next: number; isList: boolean };

/** The lines that are entries of lists: at least two, between which only blank and indented lines stand. */
function entriesOf(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let open: Entries[] = [];
  const keep = (isKept: (entries: Entries) => boolean) => {
    for (const entries of open)
      if (!isKept(entries) && entries.isList && entries.lines.length > 1)
        for (const line of entries.lines) found.add(line);
    open = open.filter(isKept);
  };
  let depth = 0;
  lines.forEach((line, i) => {
    const [quotes] = QUOTES.exec(line) ?? [""];
    const rest = line.slice(quotes.length);
    if (!rest.trim()) return;
    const level = quotes.replace(/[^>]/g, "").length;
    if (level !== depth) keep(() => false);
    depth = level;
    const [, blanks = /^[ \t]*/.exec(rest)?.[0] ?? "", bullet, number = "", point] = ENTRY.exec(rest) ?? [];
    const indent = blanks.length;
    const sign = RULE.test(line) ? undefined : (bullet ?? (point && `${point}${indent}`));
    keep((entries) => entries.indent < indent || entries.sign === sign);
    if (!sign) return;
    const sameSign = open.find((entries) => entries.sign === sign);
    const entries = sameSign ?? { sign, indent, lines: [], next: Number(number), isList: true };
    if (!sameSign) open.push(entries);
    entries.lines.push(i);
    const isEmpty = !/\s.*[^\s*+_~>#-]/.test(rest.trim());
    if (isEmpty || number !== (bullet ? "" : String(entries.next))) entries.isList = false;
    entries.next += 1;
  });
  keep(() => false);
  return found;
}

/** The words and the address of a link. */
const WORDS_AND_ADDRESS = "[^\\]\\n]{1,300}\\]\\((?:[^\\s()<>]|\\([^\\s()<>]{0,200}\\)){0,2000}\\)";
/** Escaped signs, addresses, and the signs that may be marks inside a line. */
const SIGNS = new RegExp(
  [
    "\\\\[^\\p{L}\\p{N}\\s]",
    "(?:https?:\\/\\/|www\\.)[^\\s<>[]*[^\\s<>[*_~.,;:!?)\\]]",
    "[*_~]+|[`<]",
    `(?<!!)\\[(?!${WORDS_AND_ADDRESS}(?![\\p{L}\\p{N}]))|(?<=[\\p{L}\\p{N}])\\[`,
  ].join("|"),
  "giu",
);
/** The signs that may precede the first word of an emphasis, and those that may follow its last word. */
const BEFORE = /^$|[\s([«“"'’—–]/;
const AFTER = /^$|[\s)\]»”"'’—–.,;:!?…-]/;

/** Signs as they are if they are marks or escaped, else so that they stay text. */
function escaped(signs: string, at: number, line: string): string {
  if (signs.startsWith("\\")) return signs;
  const [before, after] = [line.charAt(at - 1), line.charAt(at + signs.length)];
  const opens = BEFORE.test(before) && !AFTER.test(after);
  const closes = AFTER.test(after) && !BEFORE.test(before);
  if (/^(?:[*_]|(?<!~)~~(?!~))+$/.test(signs) && (opens || closes)) return signs;
  return signs.replace(signs === "[" || signs === "<" ? /./ : /[*_~`]/g, "\\$&");
}
