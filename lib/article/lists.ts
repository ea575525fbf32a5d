import { type Element, element, isElement, isText, type Node, runs, text, withChildren } from "./tree";

type Marker = { kind: "ul" | "ol"; sign: string; number: number; length: number };

const MARKER = /^\s*(?:(?<sign>(?:[•◦▪‣●○·]\s*)+|[-*]\s+)|(?<number>\d{1,2})[.)]\s+)(?=\S|$)/u;
/** These are never anything but a bullet; a hyphen is one only among others. */
const PLAIN = /[•◦▪‣●○]/u;

const textAt = (node: Node | undefined) => (node && isText(node) ? node.data : "");

function markerOf([first, ...others]: readonly Node[]): Marker | undefined {
  const start = textAt(first);
  const { 0: found = "", groups: { sign = "1", number } = {} } = MARKER.exec(start) ?? {};
  // It may stand alone before an element: « • <strong>…</strong> ».
  if (!found || (found === start && others.length === 0)) return undefined;
  return { kind: number ? "ol" : "ul", sign: sign[0] ?? "", number: Number(number), length: found.length };
}

type Line = { nodes: Node[]; marker?: Marker; block: Element };

/** Lines of paragraphs that begin with a bullet or count up become lists; `loose` names loose paragraphs. */
export function itemise(blocks: readonly Element[], loose: string): readonly Element[] {
  const isOther = (block: Element): block is Element => block.name !== "p" && block.name !== loose;
  return runs(blocks, isOther).flatMap((part) =>
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

/** Lines of the same block that are no list stay one block. */
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

/** How many lines from here are one list; none where a hyphen or number stands alone. */
function listLength(lines: readonly Line[], from: number): number {
  const first = lines[from]?.marker;
  if (!first) return 0;
  let length = 1;
  for (let next = lines[from + length]?.marker; next; next = lines[from + length]?.marker) {
    const goesOn =
      next.kind === first.kind &&
      (first.kind === "ul" ? next.sign === first.sign : next.number === first.number + length);
    if (!goesOn) break;
    length += 1;
  }
  return length > 1 || PLAIN.test(first.sign) ? length : 0;
}

function typedList(lines: readonly Line[]): Element {
  const { kind = "ul", number = 1 } = lines[0]?.marker ?? {};
  const entries = lines.map(({ nodes: [head, ...others], marker }) => {
    const rest = textAt(head).slice(marker?.length ?? 0);
    return element("li", [...(rest ? [text(rest)] : []), ...others]);
  });
  return element(kind, entries, number !== 1 ? { start: String(number) } : {});
}
