import {
  type Element,
  element,
  groupBetween,
  isElement,
  isText,
  type Node,
  text,
  withChildren,
} from "./tree";

type Marker = { kind: "ul" | "ol"; bullet: string; number: number; length: number };

const MARKER = /^\s*(?:(?<bullet>(?:[•◦▪‣●○·]\s*)+|[-*]\s+)|(?<number>\d{1,2})[.)]\s+)(?=\S|$)/u;
/** Signs that are always bullets; a hyphen or number makes a list only with a second entry. */
const BULLETS = /[•◦▪‣●○]/u;

const textAt = (node: Node | undefined) => (node && isText(node) ? node.data : "");

function markerOf([first, ...others]: readonly Node[]): Marker | undefined {
  const start = textAt(first);
  const { 0: found = "", groups: { bullet = "1", number } = {} } = MARKER.exec(start) ?? {};
  // A marker may be all of a text node: « • <strong>…</strong> ».
  if (!found || (found === start && others.length === 0)) return undefined;
  return {
    kind: number ? "ol" : "ul",
    bullet: bullet[0] ?? "",
    number: Number(number),
    length: found.length,
  };
}

type Line = { nodes: Node[]; marker?: Marker; block: Element };

/**
 * Turns lines of paragraphs that begin with a bullet, or are numbered in sequence, into lists.
 * @param loose the element name of paragraphs from text outside blocks
 */
export function detectLists(blocks: readonly Element[], loose: string): readonly Element[] {
  const isNotParagraph = (block: Element): block is Element => block.name !== "p" && block.name !== loose;
  return groupBetween(blocks, isNotParagraph).flatMap((part) =>
    Array.isArray(part) ? grouped(part.flatMap(linesOf)) : [part],
  );
}

function linesOf(block: Element): Line[] {
  const lines: Line[] = [{ nodes: [], block }];
  for (const node of block.children) {
    if (isElement(node, "br")) lines.push({ nodes: [], block });
    else lines.at(-1)?.nodes.push(node);
  }
  return lines.map((line) => ({ ...line, marker: markerOf(line.nodes) }));
}

/** Lines of a block that are not in a list are merged again. */
function grouped(lines: readonly Line[]): Element[] {
  const result: Element[] = [];
  let open: Line | undefined;
  const close = () => {
    if (open) result.push(withChildren(open.block, open.nodes));
    open = undefined;
  };
  for (let i = 0; i < lines.length; ) {
    const length = listLength(lines, i);
    const { nodes, block } = lines[i] as Line;
    if (length > 0) {
      close();
      result.push(typedList(lines.slice(i, i + length)));
    } else if (open?.block === block) open.nodes.push(element("br"), ...nodes);
    else {
      close();
      open = { nodes: [...nodes], block };
    }
    i += Math.max(1, length);
  }
  close();
  return result;
}

/** The number of lines from here that are one list; 0 for a single hyphen or number. */
function listLength(lines: readonly Line[], from: number): number {
  const first = lines[from]?.marker;
  if (!first) return 0;
  let length = 1;
  for (let next = lines[from + length]?.marker; next; next = lines[from + length]?.marker) {
    const goesOn =
      next.kind === first.kind &&
      (first.kind === "ul" ? next.bullet === first.bullet : next.number === first.number + length);
    if (!goesOn) break;
    length += 1;
  }
  return length > 1 || BULLETS.test(first.bullet) ? length : 0;
}

function typedList(lines: readonly Line[]): Element {
  const { kind = "ul", number = 1 } = lines[0]?.marker ?? {};
  const entries = lines.map(({ nodes: [head, ...others], marker }) => {
    const rest = textAt(head).slice(marker?.length ?? 0);
    return element("li", [...(rest ? [text(rest)] : []), ...others]);
  });
  return element(kind, entries, number !== 1 ? { start: String(number) } : {});
}
