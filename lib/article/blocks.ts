import { BREAK, type Piece, paragraphsOf } from "./paragraphs";
import { HEADINGS } from "./tags";
import { append, type Element, element, hasContent, isElement, type Node, textOf } from "./tree";

const ROWS = ["thead", "tbody", "tfoot", "tr"];
/** Parts whose content is text or blocks, and the elements that they are parts of. */
const PARENTS_OF_PARTS: Record<string, RegExp | undefined> = {
  ...{ li: /^[uo]l$/, dt: /^dl$/, dd: /^dl$/, figcaption: /^figure$/ },
  ...{ caption: /^table$/, td: /^tr$/, th: /^tr$/ },
};
/** The entry that other content in a list becomes. */
const ENTRIES_OF_LISTS: Record<string, string | undefined> = { ul: "li", ol: "li", dl: "dd" };
const BLOCKS = new Set([
  ...[...HEADINGS, ...Object.keys(PARENTS_OF_PARTS), ...Object.keys(ENTRIES_OF_LISTS), "table", ...ROWS],
  ...["blockquote", "figure", "p", "div", "hr", "pre"],
]);

/**
 * Builds the blocks of a tree. A block, two line breaks or an empty line end a paragraph; each paragraph
 * repeats the inline elements: `<b>one<p>two</p></b>` becomes two paragraphs with a `<b>` each.
 */
export const articleBlocks = (tree: readonly Node[], hasBlocks: boolean): Element[] =>
  // A plain text has a paragraph per line. A text with tags has a new paragraph only after an empty line.
  blocksOf(hasBlocks ? withBreaks(tree, /\n[^\S\n]*\n\s*/, [BREAK, BREAK]) : withBreaks(tree, /\n/, [BREAK]));

const withBreaks = (nodes: readonly Node[], line: RegExp, breaks: readonly Node[]): Node[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return node.split(line).flatMap((text, i) => (i > 0 ? [...breaks, text] : text));
    return node.name === "pre" ? node : { ...node, children: withBreaks(node.children, line, breaks) };
  });

/** Builds the blocks of nodes that `inlineElements` surround, in an element of the name `parent`. */
function blocksOf(nodes: readonly Node[], inlineElements: readonly Element[] = [], parent = ""): Element[] {
  const blocks: Element[] = [];
  let pieces: Piece[] = [];
  const endParagraph = () => {
    blocks.push(...paragraphsOf(pieces));
    pieces = [];
  };
  const collect = (children: readonly Node[], inlineElements: readonly Element[]) => {
    for (const node of children) {
      if (!isElement(node) || ["br", "img"].includes(node.name)) pieces.push({ node, inlineElements });
      else if (!BLOCKS.has(node.name)) collect(node.children, [...inlineElements, node]);
      else {
        endParagraph();
        const isStray = PARENTS_OF_PARTS[node.name]?.test(parent) === false;
        if (isStray || node.name === "p" || node.name === "div")
          collect(node.children, withLanguageOf(node, inlineElements));
        else
          blocks.push(...builtElements(node, inlineElements).filter((block) => isBlockShown(block, parent)));
        endParagraph();
      }
    }
  };
  collect(nodes, inlineElements);
  endParagraph();
  return blocks;
}

/** The words of an element that loses its tag keep their language. */
const withLanguageOf = ({ attributes: { lang, dir } }: Element, inlineElements: readonly Element[]) =>
  lang || dir
    ? [...inlineElements, element("span", [], { ...(lang && { lang }), ...(dir && { dir }) })]
    : inlineElements;

/** An empty entry of a numbered list is shown, because visitors see its number. */
const isBlockShown = (block: Element, parent: string) =>
  ["hr", "td", "th"].includes(block.name) || (block.name === "li" && parent === "ol") || hasContent([block]);

/** Builds an element with its content. */
function builtElements(node: Element, inlineElements: readonly Element[]): Element[] {
  const { name, attributes, children } = node;
  if (name === "hr") return [node];
  if (name === "pre") return [element(name, [textOf(children).replace(/^[\r\n]+/, "")])];
  const blocks = blocksOf(children, inlineElements, name);
  // An element that holds more than lines of text is no heading.
  const isHeading = textOf(blocks).trim() && blocks.every((block) => block.name === "p");
  if (HEADINGS.includes(name) && !isHeading) return blocks;
  if (name === "ol" && blocks.length === 0) return [];
  return [element(name, contentOf(name, blocks), attributes)];
}

/** The content of an element, from the blocks in it. */
function contentOf(name: string, blocks: readonly Element[]): readonly Node[] {
  if (HEADINGS.includes(name)) return joinedLine(blocks);
  if (name === "figure") return blocks.flatMap((block) => (isPicture(block) ? block.children : block));
  if (name in PARENTS_OF_PARTS) return cellContent(name, blocks);
  const entry = ENTRIES_OF_LISTS[name];
  if (!entry) return blocks;
  const isEntry = (block: Element) => PARENTS_OF_PARTS[block.name]?.test(name);
  return blocks
    .filter((block) => block.name !== "hr")
    .map((block) => (isEntry(block) ? block : element(entry, cellContent(entry, [block]))));
}

/** Whether a block is a paragraph that holds only a picture. */
export const isPicture = (node: Node | undefined): node is Element =>
  isElement(node, "p") && node.children.length === 1 && isElement(node.children[0], "img");

/** A cell with a single line needs no paragraph. The line of a list entry may stand before inner lists. */
function cellContent(name: string, [first, ...others]: readonly Element[]): readonly Node[] {
  if (!first) return [];
  const isLine =
    first.name === "p" && others.every((block) => name === "li" && block.name in ENTRIES_OF_LISTS);
  return isLine ? [...first.children, ...others] : [first, ...others];
}

/** The content of paragraphs, joined by spaces. */
function joinedLine(paragraphs: readonly Element[]): Node[] {
  const line: Node[] = [];
  for (const { children } of paragraphs)
    for (const node of line.length > 0 ? [" ", ...children] : children) append(line, node);
  return line;
}
