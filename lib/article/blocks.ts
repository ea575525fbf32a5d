import { linkAttributes, linkify, MAX_LINKS, typedAddress } from "@/lib/text/links";
import { detectLists } from "./lists";
import { HEADINGS } from "./read";
import {
  addText,
  type Element,
  element,
  groupBetween,
  hasContent,
  isBlank,
  isElement,
  isText,
  mergeText,
  type Node,
  text,
  withChildren,
} from "./tree";

/** Step 2 of the cleaner: builds paragraphs, lists and links. Idempotent. */
export function articleBlocks(tree: readonly Node[]): Node[] {
  const nodes = hasBlocks(tree) ? tree : typedLines(tree);
  return withLinks(withoutLoose(toBlocks(nodes)));
}

/** Block elements that contain blocks. */
const CONTAINERS = ["blockquote", "li", "dt", "dd", "td", "th", "figcaption", "caption"];
/** Block elements that contain only their own parts. */
const STRUCTURES = ["ul", "ol", "dl", "table", "thead", "tbody", "tfoot", "tr", "figure"];
const BLOCKS = new Set([...CONTAINERS, ...STRUCTURES, ...HEADINGS, "p", "hr", "pre", "div"]);
/** The name of paragraphs that are created from text outside blocks. */
const LOOSE = "loose";

const isBlock = (node: Node): node is Element =>
  isElement(node) && (BLOCKS.has(node.name) || node.name === LOOSE || isBlockLink(node));
const isBlockLink = (node: Element) => node.name === "a" && node.children.some(isBlock);
const isBreak = (node: Node | undefined): node is Element => isElement(node, "br");
const isBlockOrBreak = (node: Node): node is Element => isBlock(node) || isBreak(node);

const hasBlocks = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (node.name === "br" || BLOCKS.has(node.name) || hasBlocks(node.children)),
  );

/** Plain text without blocks: newlines become `br`. */
function typedLines(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (isElement(node)) return [withChildren(node, typedLines(node.children))];
    if (!isText(node)) return [];
    const lines = node.data.replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, "\n\n").split("\n");
    return lines.flatMap((line, i): Node[] => [
      ...(i > 0 ? [element("br")] : []),
      ...(line ? [text(line)] : []),
    ]);
  });
}

/** Turns sibling nodes into blocks; text outside blocks becomes `LOOSE` paragraphs. */
function toBlocks(nodes: readonly Node[]): readonly Element[] {
  const blocks = groupBetween(nodes.flatMap(normalise), isBlock).flatMap((part) =>
    Array.isArray(part) ? paragraphs(looseText(part)).map((line) => element(LOOSE, line)) : [part],
  );
  return wrapStrayItems(detectLists(blocks, LOOSE));
}

/** Loose text between blocks, in which an empty line separates paragraphs. */
function looseText(run: readonly Node[]): Node[] {
  const found: Node[] = [];
  for (const node of run) {
    if (!isText(node)) found.push(node);
    else
      node.data.split(/\n[^\S\n]*\n\s*/).forEach((part, i) => {
        if (i > 0 && hasContent(found)) found.push(element("br"), element("br"));
        addText(found, part);
      });
  }
  return found;
}

/** Normalises a node: inline nodes and finished blocks, in order. */
function normalise(node: Node): readonly Node[] {
  if (!isElement(node)) return [node];
  const { name, children } = node;
  if (["br", "img", "hr", "pre"].includes(name)) return [node];
  if (name === "div") return toBlocks(children);
  // HTML ends a paragraph where a block begins.
  if (name === "p")
    return toBlocks(children).map((block) => (block.name === LOOSE ? element("p", block.children) : block));
  if (HEADINGS.includes(name)) return [withChildren(node, oneLine(children))];
  if (CONTAINERS.includes(name)) return [withChildren(node, cellContent(name, children))];
  if (STRUCTURES.includes(name)) return structure(node);
  return inline(node);
}

/** The content of a cell or an entry: blocks, or inline nodes if it is a single line. */
function cellContent(name: string, children: readonly Node[]): readonly Node[] {
  const inside = toBlocks(children);
  const [first, ...others] = inside;
  const isLine = name === "li" && first && ["p", LOOSE].includes(first.name);
  if (isLine && others.every((block) => ["ul", "ol"].includes(block.name)))
    return [...first.children, ...others];
  return withoutLoose(inside);
}

/** Replaces `LOOSE` paragraphs by `p`, or by their content if there is nothing else. */
function withoutLoose(blocks: readonly Element[]): readonly Node[] {
  const [only] = blocks;
  if (blocks.length === 1 && only?.name === LOOSE) return only.children;
  return blocks.flatMap((block): Node[] => {
    if (block.name !== LOOSE) return [block];
    // Pictures without text need no paragraph.
    const pictures = block.children.every((node) => isBlank(node) || isElement(node, "img"));
    return pictures ? block.children.filter((node) => isElement(node)) : [element("p", block.children)];
  });
}

const TABLE_PARTS = ["caption", "thead", "tbody", "tfoot", "tr", "td", "th"];
const LIST_PARTS: Record<string, string[]> = { ul: ["li"], ol: ["li"], dl: ["dt", "dd"] };

/**
 * Lists and tables contain their own parts only. Other content becomes an entry, or moves before the table.
 */
function structure(node: Element): Node[] {
  if (node.name === "figure") return [withChildren(node, withoutLoose(toBlocks(node.children)))];
  const known = LIST_PARTS[node.name];
  const isPart = (piece: Node): piece is Element => isElement(piece, ...(known ?? TABLE_PARTS));
  const strays: Node[] = [];
  const parts = groupBetween(node.children.flatMap(normalise), isPart).flatMap((part): Element[] => {
    if (!Array.isArray(part)) return [part];
    const name = known?.at(-1);
    if (!name) strays.push(...part);
    return name && hasContent(part) ? [element(name, cellContent(name, part))] : [];
  });
  return [...strays, ...(parts.length ? [withChildren(node, parts)] : [])];
}

/** Puts `li` elements outside a list into a `ul`. */
const wrapStrayItems = (blocks: readonly Element[]): Element[] =>
  groupBetween(blocks, (block): block is Element => block.name !== "li").map((part) =>
    Array.isArray(part) ? element("ul", part) : part,
  );

const EMPHASIS = ["strong", "em"];

/** An inline element; emphasis around blocks moves into each of them. */
function inline(node: Element): readonly Node[] {
  const inside = node.children.flatMap(normalise);
  if (!hasContent(inside)) return inside;
  const blocks = inside.some(isBlock);
  if (node.name === "a") return [withChildren(node, blocks ? withoutLoose(toBlocks(inside)) : inside)];
  if (blocks && !EMPHASIS.includes(node.name)) return inside;
  return EMPHASIS.includes(node.name) ? wrapEmphasis(node.name, inside) : [withChildren(node, inside)];
}

/** Wraps the inline nodes between breaks and in blocks in emphasis. */
const wrapEmphasis = (name: string, nodes: readonly Node[]): Node[] =>
  groupBetween(nodes, isBlockOrBreak).flatMap((part) => {
    if (Array.isArray(part)) return hasContent(part) ? [element(name, part)] : part;
    return isBlock(part) ? [withChildren(part, wrapEmphasis(name, part.children))] : [part];
  });

/** The content of a heading: blocks in it are joined by spaces. */
function oneLine(nodes: readonly Node[]): readonly Node[] {
  const inside = nodes.flatMap(normalise);
  if (!inside.some(isBlock)) return inside;
  return inside.flatMap((node, i): Node[] => [
    ...(i > 0 ? [text(" ")] : []),
    ...(isBlock(node) ? oneLine(node.children) : [node]),
  ]);
}

/** Splits inline nodes at empty lines; blanks and breaks at both ends are removed. */
function paragraphs(run: readonly Node[]): Node[][] {
  const found: Node[][] = [];
  let line: Node[] = [];
  let breaks = 0;
  for (const node of run) {
    if (isBreak(node)) breaks += 1;
    else if (!isBlank(node) || (breaks === 0 && line.length > 0)) {
      if (breaks > 1) {
        found.push(line);
        line = [];
      } else if (breaks === 1 && line.length > 0) line.push(element("br"));
      breaks = 0;
      line.push(node);
    }
  }
  found.push(line);
  return found.filter(hasContent).map(trimmed);
}

function trimmed(line: readonly Node[]): Node[] {
  const nodes = mergeText(line);
  while (nodes.length && (isBreak(nodes[0]) || isBlank(nodes[0]))) nodes.shift();
  while (nodes.length && (isBreak(nodes.at(-1)) || isBlank(nodes.at(-1)))) nodes.pop();
  return nodes.map((node, i) => {
    if (!isText(node)) return node;
    const left = i === 0 || isBreak(nodes[i - 1]) ? node.data.trimStart() : node.data;
    return text(i === nodes.length - 1 || isBreak(nodes[i + 1]) ? left.trimEnd() : left);
  });
}

/** Web and mail addresses and telephone numbers in the text become links, except in links and code. */
function withLinks(nodes: readonly Node[], budget = { links: MAX_LINKS }): Node[] {
  return mergeText(nodes).flatMap((node): Node[] => {
    if (isElement(node)) {
      if (node.name === "pre") return [node];
      const linked = ["a", "code"].includes(node.name) ? { links: 0 } : budget;
      return [withChildren(node, withLinks(node.children, linked))];
    }
    if (!isText(node)) return [];
    // A newline in HTML is a space.
    return linkify(node.data.replace(/\s*\n\s*/g, " "), budget.links).map((part) => {
      const address = part.href && typedAddress(part.href).href;
      if (!address) return text(part.text);
      budget.links -= 1;
      return element("a", [text(part.text)], linkAttributes(address));
    });
  });
}
