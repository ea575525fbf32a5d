import MarkdownIt from "markdown-it";
import { typedAddress } from "@/lib/text/links";

/** A mark at the beginning of a line: heading, quotation, rule, bold, or two entries of a list. */
const LINE_MARK =
  /^(?:#{1,6} |> (?!\d)|(?:---|\*\*\*|___)$|\*\*[^\s*]|__[^\s_]|([-*]) (?:.*\n)+?[ \t]*\1 |\d{1,2}[.)] (?:.*\n)+?\d{1,2}[.)] )/m;
const MARKDOWN_LINK = /\[[^[\]\n]{1,300}\]\((?:https?:|mailto:|tel:|\/|#)[^()\s]{0,2000}\)/i;
/** The parser leaves out text that lies deeper than a hundred lists or quotations. */
const TOO_DEEP = /^(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){13}|^[ \t]{60}/m;

/** A text with more marks is not Markdown, because nobody types so many. */
const MAX_MARKS = 3000;

/** Whether a text is Markdown (requirement 4.6), by a mark at the beginning of a line or a Markdown link. */
export const isMarkdown = (typed: string): boolean =>
  (LINE_MARK.test(typed) || MARKDOWN_LINK.test(typed)) &&
  !TOO_DEEP.test(typed) &&
  typed.split(/[*_~[\]]/, MAX_MARKS + 1).length <= MAX_MARKS;

// Few people mean code, a heading or a link target by indented lines, back quotes, a line of hyphens or an
// address after a name in brackets. A table would lose cells that its head has no room for.
const parser = new MarkdownIt({ html: true, breaks: true, linkify: true }).disable([
  ...["code", "fence", "backticks", "lheading", "reference", "table"],
]);
// `withTextLinks` finds other addresses, in all texts alike.
parser.core.ruler.disable("linkify");
parser.validateLink = (address) => typedAddress(address).href !== undefined;
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (address) => address;

/** A sign between letters or digits is no mark, as in « 2*145 € ». */
class WholeWords extends parser.inline.State {
  override scanDelims(start: number) {
    return super.scanDelims(start, false);
  }
}
parser.inline.State = WholeWords;

/** Each entry of a list has the number that was typed. */
parser.core.ruler.push("numbers", ({ tokens }) => {
  const lists: number[] = [];
  for (const token of tokens) {
    if (token.type === "ordered_list_open") lists.push(Number(token.attrGet("start") ?? 1));
    if (token.type === "ordered_list_close") lists.pop();
    if (token.type !== "list_item_open" || !token.info) continue;
    if (Number(token.info) !== lists.at(-1)) token.attrSet("value", token.info);
    lists[lists.length - 1] = Number(token.info) + 1;
  }
});

/** Signs that are no marks: « > 12 ans » compares, « + 5 € » adds, and a number alone is no list. */
const UNINTENDED_MARKS = /(?<=^[ \t]*)(?:>(?=[ \t]*\d)|\+(?=[ \t]))|[.)](?=[ \t]*$)(?<=^[\s>*+-]*\d{1,9}.)/gm;

/** Renders Markdown as HTML. The tags in the text must be those of an article. */
export const markdownAsHtml = (typed: string): string =>
  parser.render(typed.replace(UNINTENDED_MARKS, "\\$&"));
