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
  let breaks: Piece[] = [];
  for (const { node: typed, inlineElements } of pieces) {
    const isEmpty = paragraphs.at(-1)?.length === 0;
    const node = isElement(typed) ? typed : withSingleBlanks(typed, isEmpty || breaks.length > 0);
    if (isElement(node, "br")) breaks.push(...(isEmpty ? [] : [{ node: BREAK, inlineElements }]));
    else if (node !== "") {
      if (breaks.length > 1) paragraphs.push([]);
      else paragraphs.at(-1)?.push(...breaks);
      paragraphs.at(-1)?.push({ node, inlineElements });
      breaks = [];
    }
  }
  return paragraphs
    .map((paragraph) => nestedNodes(withoutLastBlank(paragraph)))
    .filter(hasContent)
    .map((content) => element("p", content));
}

function withoutLastBlank(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  if (typeof last?.node !== "string") return pieces;
  const node = last.node.replace(/ $/, "");
  return [...pieces.slice(0, -1), ...(node ? [{ ...last, node }] : [])];
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
