import { append, type Element, element, hasContent, isBlank, isElement, type Node } from "./tree";

/** A text, picture or line break, and the inline elements around it, the outermost first. */
export type Piece = { node: Node; around: readonly Element[] };

export const BREAK = element("br");

/** Inline content as paragraphs, which two line breaks separate. */
export function paragraphsOf(pieces: readonly Piece[]): Element[] {
  const paragraphs: Piece[][] = [[]];
  let breaks = 0;
  for (const { node, around } of pieces) {
    if (isElement(node, "br")) breaks += 1;
    else if (breaks === 0 || isElement(node) || !isBlank(node)) {
      if (breaks > 1) paragraphs.push([]);
      if (breaks === 1) paragraphs.at(-1)?.push({ node: BREAK, around });
      paragraphs.at(-1)?.push({ node, around });
      breaks = 0;
    }
  }
  return paragraphs
    .map((paragraph) => nested(trimmed(paragraph)))
    .filter(hasContent)
    .map((content) => element("p", content));
}

/** Pieces without the blanks that a browser does not show. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const { node, around } of pieces) {
    const isBreak = isElement(node, "br");
    if (isBreak) trimEnd(kept);
    const before = kept.at(-1);
    const trimmed = isElement(node) ? node : folded(node, before?.node);
    if (trimmed === "" || (isBreak && !before)) continue;
    // A blank or break belongs to the elements around both of its neighbours.
    const isBetween = isBreak || (!isElement(trimmed) && isBlank(trimmed));
    const both = around.filter((outer, depth) => before?.around[depth] === outer);
    kept.push({ node: trimmed, around: isBetween ? both : around });
  }
  trimEnd(kept);
  return kept;
}

/** A text with single blanks, and none where `before` ends with one or begins a line. */
function folded(text: string, before: Node | undefined): string {
  const single = text.replace(/[^\S\u00a0\u202f]+/g, " ");
  if (before === undefined) return single.trimStart();
  const isAfterBlank = isElement(before) ? before.name === "br" : before.endsWith(" ");
  return isAfterBlank ? single.replace(/^ /, "") : single;
}

function trimEnd(pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (typeof last?.node !== "string") return;
  pieces.pop();
  const node = last.node.trimEnd();
  if (node) pieces.push({ ...last, node });
}

/** Pieces inside copies of the elements around them. */
function nested(pieces: readonly Piece[], depth = 0): Node[] {
  const nodes: Node[] = [];
  for (let i = 0; i < pieces.length; ) {
    const { node, around } = pieces[i] as Piece;
    const outer = around[depth];
    let next = i + 1;
    if (!outer) append(nodes, node);
    else {
      while (pieces[next]?.around[depth] === outer) next += 1;
      nodes.push({ ...outer, children: nested(pieces.slice(i, next), depth + 1) });
    }
    i = next;
  }
  return nodes;
}
