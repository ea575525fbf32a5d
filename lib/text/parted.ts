import { type Element, isElement, type Node, partedAt, readTree, writeTree } from "./html-tree";
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

/**
 * Takes the first picture that is alone in its paragraph out of an article.
 * @param html as the content door gives it
 * @returns the picture, if there is one, and the article without it
 */
export function withoutPicture(html: string): { picture?: { src: string; alt: string }; rest: string } {
  const nodes = readTree(html);
  const place = nodes.findIndex((node) => pictureIn(node));
  const picture = place < 0 ? undefined : pictureIn(nodes[place]);
  if (!picture) return { rest: html };
  const { src = "", alt = "" } = picture.attributes;
  return { picture: { src, alt }, rest: writeTree(nodes.toSpliced(place, 1)) };
}

function pictureIn(node: Node | undefined): Element | undefined {
  if (!isElement(node, "p") || node.children.length !== 1) return undefined;
  const [child] = node.children;
  return isElement(child, "img") ? child : undefined;
}
