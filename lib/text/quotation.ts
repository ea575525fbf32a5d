import { GLANCED } from "./lead";
import { plainText } from "./rich-text";

/**
 * Parts an article at its first quotation: what comes before it, the quotation, what follows. All is before where
 * there is none that can stand by itself: one that opens the text, is long, or belongs to a list.
 * @param html as the content door gives it
 */
export function atQuotation(html: string): [before: string, quotation: string, after: string] {
  const start = html.indexOf("<blockquote>");
  const end = html.indexOf("</blockquote>", start) + "</blockquote>".length;
  const before = html.slice(0, start);
  const quotation = html.slice(start, end);
  const stands =
    start > 0 &&
    !quotation.includes("<blockquote>", 1) &&
    count(before, /<(?:ul|ol|dl|table|figure)>/g) === count(before, /<\/(?:ul|ol|dl|table|figure)>/g) &&
    plainText(quotation).length <= GLANCED;
  return stands ? [before, quotation, html.slice(end)] : [html, "", ""];
}

const count = (html: string, tags: RegExp) => html.match(tags)?.length ?? 0;
