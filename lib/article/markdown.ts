import { Marked } from "marked";

const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i;
/** A mark at the beginning of a line: heading, list, quotation, code, rule, bold. */
const MARK = /^(?:#{1,6} |[-*+] |\d{1,2}[.)] |> |```|(?:---|\*\*\*|___)$|\*\*[^\s*]|__[^\s_])/m;
const LINK = /\[[^\]\n]{1,300}\]\((?:https?:|mailto:|tel:|\/|#)[^()\s]{0,2000}\)/i;

/** Nobody types that many marks, or lists in lists: the time of the parser grows with their square. */
const MAX_MARKS = 5000;
const TOO_DEEP = /^(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){13}|^[ \t]{60}/m;

/**
 * Whether a text is Markdown: it has no HTML tag, and a Markdown mark at the beginning of a line or a Markdown link.
 * Everything else is HTML, or plain text with its lines.
 */
export const isMarkdown = (typed: string): boolean =>
  !TAG.test(typed) &&
  (MARK.test(typed) || LINK.test(typed)) &&
  typed.split(/[*_`~[\]|]/, MAX_MARKS + 1).length <= MAX_MARKS &&
  !TOO_DEEP.test(typed);

// Indented lines and a line of hyphens below a text stay text: few people mean code or a heading by them.
const nothing = () => undefined;
const parser = new Marked({ breaks: true, tokenizer: { code: nothing, lheading: nothing, def: nothing } });

/** Markdown as HTML, which the allow-list reads like any other. */
export const markdownAsHtml = (typed: string): string => parser.parse(typed, { async: false });
