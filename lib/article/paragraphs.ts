import { append, type Element, element, hasContent, isElement, type Node } from "./tree";

/** A text, picture or line break, with the inline elements around it from the outermost to the innermost. */
export type Piece = { node: Node; inlineElements: readonly Element[] };

export const BREAK = element("br");

/**
 * Builds paragraphs from inline content. Two line breaks separate paragraphs; blanks are folded, and no line
 * begins with a blank.
 */
export function paragraphsOf(pieces: readonly Piece[]): Element[] {
  const paragraphs: Piece[][] = [[]];
  let breaks = 0;
  for (const { node: typed, inlineElements } of pieces) {
    const isEmpty = paragraphs.at(-1)?.length === 0;
    const node = isElement(typed) ? typed : withSingleBlanks(typed, isEmpty || breaks > 0);
    if (isElement(node, "br")) breaks += isEmpty ? 0 : 1;
    else if (node !== "") {
      if (breaks > 1) paragraphs.push([]);
      if (breaks === 1) paragraphs.at(-1)?.push({ node: BREAK, inlineElements });
      paragraphs.at(-1)?.push({ node, inlineElements });
      breaks = 0;
    }
  }
  return paragraphs
    .map((paragraph) => nestedNodes(paragraph.at(-1)?.node === " " ? paragraph.slice(0, -1) : paragraph))
    .filter(hasContent)
    .map((content) => element("p", content));
}

function withSingleBlanks(text: string, isStart: boolean): string {
  const single = text.replace(/[^\S\u00a0\u202f]+/g, " ");
  return isStart ? single.trimStart() : single;
}

/** Nests pieces in copies of the inline elements around them. */
function nestedNodes(pieces: readonly Piece[], depth = 0): Node[] {
  const nodes: Node[] = [];
  for (let i = 0; i < pieces.length; ) {
    const { node, inlineElements } = pieces[i] as Piece;
    const outerElement = inlineElements[depth];
    let next = i + 1;
    if (!outerElement) append(nodes, node);
    else {
      while (pieces[next]?.inlineElements[depth] === outerElement) next += 1;
      nodes.push({ ...outerElement, children: nestedNodes(pieces.slice(i, next), depth + 1) });
    }
    i = next;
  }
  return nodes;
}
