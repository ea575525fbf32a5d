import { isElement, readTree, writeTree } from "./html-tree";
import { GLANCED } from "./lead";
import { plainText } from "./rich-text";

/**
 * Parts an article at its first quotation: what comes before it, the quotation, what follows. All is before where
 * there is none that can stand by itself: one that opens the text, is long, or belongs to a list.
 * @param html as the content door gives it
 */
export function atQuotation(html: string): [before: string, quotation: string, after: string] {
  const nodes = readTree(html);
  const place = nodes.findIndex((node) => isElement(node, "blockquote"));
  const quotation = writeTree(nodes.slice(place, place + 1));
  const stands =
    place > 0 && !quotation.includes("<blockquote>", 1) && plainText(quotation).length <= GLANCED;
  return stands
    ? [writeTree(nodes.slice(0, place)), quotation, writeTree(nodes.slice(place + 1))]
    : [html, "", ""];
}
