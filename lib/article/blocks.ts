// Step 3 makes paragraphs and other blocks of a tree. In each element, inline content is taken apart into pieces, each
// with the inline elements around it. A block, two line breaks or an empty line end a paragraph, and its pieces are put
// together again: `<b>one<p>two</p></b>` becomes two paragraphs with a `<b>` each. Lists and tables get the entries
// and rows that a browser would add. An element is parted around blocks that it cannot contain, and a part outside its
// list or table loses its tag.
import { BREAK, type Piece, paragraphsOf } from "./paragraphs";
import { HEADINGS } from "./sanitise";
import { append, type Element, element, hasContent, isElement, type Node, textOf } from "./tree";

/** The entry that other content in a list becomes. */
const ENTRIES: Record<string, string | undefined> = { ul: "li", ol: "li", dl: "dd" };
const ROW_GROUPS = ["thead", "tbody", "tfoot"];
/** Elements that contain only their own parts. */
const PARTS: Record<string, readonly string[] | undefined> = {
  ...{ ul: ["li"], ol: ["li"], dl: ["dt", "dd"], figure: ["figcaption"] },
  ...{ table: ["caption", ...ROW_GROUPS, "tr", "td", "th"], tr: ["td", "th"] },
  ...Object.fromEntries(ROW_GROUPS.map((name) => [name, ["tr", "td", "th"]])),
};
/** Parts whose content is text or blocks. */
const CELLS = ["li", "dt", "dd", "td", "th", "figcaption", "caption"];
/** Parts that lose their tag outside their list, table or figure. A stray `li` gets a list. */
const LOSE_TAG_OUTSIDE = [...CELLS, ...ROW_GROUPS, "tr"].filter((name) => name !== "li");
const BLOCKS = new Set([...HEADINGS, ...CELLS, ...Object.keys(PARTS), "blockquote", "p", "div", "hr", "pre"]);

export function articleBlocks(tree: readonly Node[]): Element[] {
  // In plain text each line stays a line, between tags only an empty one counts.
  return blocksOf(
    hasBlocks(tree) ? withBreaks(tree, /\n[^\S\n]*\n\s*/, [BREAK, BREAK]) : withBreaks(tree, /\n/, [BREAK]),
  );
}

const hasBlocks = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (node.name === "br" || BLOCKS.has(node.name) || hasBlocks(node.children)),
  );

const withBreaks = (nodes: readonly Node[], line: RegExp, breaks: readonly Node[]): Node[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return node.split(line).flatMap((text, i) => (i > 0 ? [...breaks, text] : text));
    return node.name === "pre" ? node : { ...node, children: withBreaks(node.children, line, breaks) };
  });

/**
 * @param around the inline elements around the nodes
 * @param parts the names of elements that the nodes may be a part of
 */
function blocksOf(
  nodes: readonly Node[],
  around: readonly Element[] = [],
  parts: readonly string[] = [],
): Element[] {
  const blocks: Element[] = [];
  let pieces: Piece[] = [];
  const endParagraph = () => {
    blocks.push(...paragraphsOf(pieces));
    pieces = [];
  };
  const walk = (children: readonly Node[], inside: readonly Element[]) => {
    for (const node of children) {
      if (!isElement(node) || ["br", "img", "span"].includes(node.name))
        pieces.push({ node, around: inside });
      else if (!BLOCKS.has(node.name)) walk(node.children, [...inside, node]);
      else {
        endParagraph();
        const isStray = LOSE_TAG_OUTSIDE.includes(node.name) && !parts.includes(node.name);
        if (isStray || node.name === "p" || node.name === "div") walk(node.children, inside);
        else blocks.push(...built(node, inside).filter(isShown));
        endParagraph();
      }
    }
  };
  walk(nodes, around);
  endParagraph();
  return parts.includes("li") ? blocks : grouped(blocks, ["li"], "ul");
}

const isShown = (block: Element) => ["hr", "td", "th"].includes(block.name) || hasContent([block]);

/** Builds an element with its content; several blocks where the element is parted. */
function built(node: Element, around: readonly Element[]): Element[] {
  const { name, attributes, children } = node;
  if (name === "hr") return [node];
  if (name === "pre") return [element(name, [textOf(children).replace(/^[\r\n]+/, "")])];
  const blocks = blocksOf(children, around, PARTS[name]);
  if (HEADINGS.includes(name) && !textOf(blocks).trim()) return blocks;
  if (name !== "table" && name !== "tr" && !ROW_GROUPS.includes(name))
    return [element(name, contentOf(name, blocks), attributes)];
  return grouped(blocks, PARTS[name] ?? [], name).map((block) =>
    block.name === name ? withRows(block) : block,
  );
}

/** The content of an element, from the blocks in it. */
function contentOf(name: string, blocks: readonly Element[]): readonly Node[] {
  if (HEADINGS.includes(name)) return onOneLine(blocks);
  if (name === "figure") return blocks.flatMap((block) => (isPicture(block) ? block.children : block));
  if (CELLS.includes(name)) return cellContent(name, blocks);
  const entry = ENTRIES[name];
  if (!entry) return blocks;
  return (
    blocks
      // A rule between the entries of a list is none.
      .filter((block) => block.name !== "hr")
      .map((block) =>
        PARTS[name]?.includes(block.name) ? block : element(entry, cellContent(entry, [block])),
      )
  );
}

/** Blocks; adjacent ones with some names stand together in an element. */
function grouped(blocks: readonly Element[], names: readonly string[], name: string): Element[] {
  const groups: { isNamed: boolean; blocks: Element[] }[] = [];
  for (const block of blocks) {
    const isNamed = names.includes(block.name);
    const last = groups.at(-1);
    if (last?.isNamed === isNamed) last.blocks.push(block);
    else groups.push({ isNamed, blocks: [block] });
  }
  return groups.flatMap(({ isNamed, blocks }) => (isNamed ? element(name, blocks) : blocks));
}

/** A table or a part of one, with the rows and groups of rows that a browser adds. */
function withRows({ name, children }: Element): Element {
  const parts = children.filter((child) => isElement(child));
  const rows = name === "tr" ? parts : grouped(parts, ["td", "th"], "tr");
  return element(name, name === "table" ? grouped(rows, ["tr"], "tbody") : rows);
}

/** Whether a block is a paragraph of one picture. */
export const isPicture = (node: Node | undefined): node is Element =>
  isElement(node, "p") && node.children.length === 1 && isElement(node.children[0], "img");

/** A cell with a single line has no paragraph; the line of a list entry may precede lists. */
function cellContent(name: string, [first, ...others]: readonly Element[]): readonly Node[] {
  if (!first) return [];
  const isLine = first.name === "p" && others.every((block) => name === "li" && block.name in ENTRIES);
  return isLine ? [...first.children, ...others] : [first, ...others];
}

/** The inline content of blocks, separated by spaces. */
function onOneLine(blocks: readonly Node[]): Node[] {
  const line: Node[] = [];
  for (const node of blocks) {
    const isBlock = isElement(node) && BLOCKS.has(node.name);
    const inside = isBlock ? onOneLine(node.children) : [node];
    if (isBlock && line.length > 0 && inside.length > 0) append(line, " ");
    for (const inline of inside) append(line, inline);
  }
  return line;
}
