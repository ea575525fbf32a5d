import { isElement, type Node, partedAt, readTree } from "./html-tree";
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
  const parts = partedAt(nodes, place);
  const [, quotation] = parts;
  const stands =
    place > 0 && !quotation.includes("<blockquote>", 1) && plainText(quotation).length <= GLANCED;
  return stands ? parts : [html, "", ""];
}

/** Parts an article at its first picture that is alone in its paragraph: what comes before it, the picture, what follows. */
export function atPicture(html: string): [before: string, picture: string, after: string] {
  const nodes = readTree(html);
  const isPicture = (node: Node) =>
    isElement(node, "p") && node.children.length === 1 && isElement(node.children[0], "img");
  return partedAt(nodes, nodes.findIndex(isPicture));
}
