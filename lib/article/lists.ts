import { type Element, element, isElement, type Node } from "@/lib/article/tree";

/** Lists that somebody typed as lines. */

type Kind = "ul" | "ol";
type Marker = { kind: Kind; sign: string; number?: number; length: number };

const SIGN = /^\s*((?:[•◦▪‣●○·]\s*)+|[-*]\s+)(?=\S)/u;
const NUMBER = /^\s*(\d{1,2})[.)]\s+(?=\S)/;
/** These are never anything but a bullet; a hyphen is only among others. */
const PLAIN = /[•◦▪‣●○]/u;

function markerOf(line: readonly Node[]): Marker | undefined {
  const text = typeof line[0] === "string" ? line[0] : "";
  const sign = SIGN.exec(text) ?? (line.length > 1 ? /^\s*((?:[•·]\s*)+|[-*]\s+)$/u.exec(text) : null);
  if (sign) return { kind: "ul", sign: sign[1]?.[0] ?? "", length: sign[0].length };
  const number = NUMBER.exec(text) ?? (line.length > 1 ? /^\s*(\d{1,2})[.)]\s+$/.exec(text) : null);
  if (number) return { kind: "ol", sign: "1", number: Number(number[1]), length: number[0].length };
  return undefined;
}

/** How a line begins that may be an entry. */
const BEGINNING = /^\s*(?:[•◦▪‣●○·*-]|\d{1,2}[.)])/u;
const mayBeListed = ({ children }: Element) =>
  children.some(
    (node, i) =>
      typeof node === "string" && (i === 0 || isElement(children[i - 1], "br")) && BEGINNING.test(node),
  );

type Line = { nodes: Node[]; marker?: Marker; block: Element };

/** Lines of paragraphs that begin with a bullet or count up become lists; `loose` names loose paragraphs. */
export function itemise(blocks: readonly Element[], loose: string): readonly Element[] {
  if (!blocks.some(mayBeListed)) return blocks;
  const result: Element[] = [];
  let lines: Line[] = [];
  for (const block of blocks) {
    if (block.name === "p" || block.name === loose) lines.push(...linesOf(block));
    else {
      result.push(...grouped(lines), block);
      lines = [];
    }
  }
  return [...result, ...grouped(lines)];
}

function linesOf(block: Element): Line[] {
  const lines: Line[] = [{ nodes: [], block }];
  for (const node of block.children) {
    if (isElement(node, "br")) lines.push({ nodes: [], block });
    else lines.at(-1)?.nodes.push(node);
  }
  return lines.map((line) => ({ ...line, marker: markerOf(line.nodes) }));
}

function grouped(lines: readonly Line[]): Element[] {
  const result: Element[] = [];
  const lastBlock = { of: undefined as Element | undefined };
  for (let i = 0; i < lines.length; ) {
    const length = listLength(lines, i);
    if (length > 0) {
      result.push(typedList(lines.slice(i, i + length)));
      lastBlock.of = undefined;
      i += length;
      continue;
    }
    const { nodes, block } = lines[i] as Line;
    if (lastBlock.of === block) result.at(-1)?.children.push(element("br"), ...nodes);
    else result.push({ ...block, children: [...nodes] });
    lastBlock.of = block;
    i += 1;
  }
  return result;
}

/** How many lines from here are one list; none where a hyphen or number stands alone. */
function listLength(lines: readonly Line[], from: number): number {
  const first = lines[from]?.marker;
  if (!first) return 0;
  let length = 1;
  for (let next = lines[from + length]?.marker; next; next = lines[from + length]?.marker) {
    const goesOn =
      first.number === undefined ? next.sign === first.sign : next.number === first.number + length;
    if (!goesOn) break;
    length += 1;
  }
  return length > 1 || PLAIN.test(first.sign) ? length : 0;
}

function typedList(lines: readonly Line[]): Element {
  const first = lines[0]?.marker;
  const entries = lines.map(({ nodes, marker }) => {
    const [head, ...others] = nodes;
    const rest = typeof head === "string" ? head.slice(marker?.length ?? 0) : "";
    return element("li", [...(rest ? [rest] : []), ...others]);
  });
  const start = first?.number !== undefined && first.number !== 1 ? { start: String(first.number) } : {};
  return element(first?.kind ?? "ul", entries, start);
}
