import { linkAttributes, linkify, MAX_LINKS, typedAddress } from "@/lib/text/links";
import { itemise } from "./lists";
import { HEADINGS } from "./read";
import {
  addText,
  type Element,
  element,
  hasContent,
  isBlank,
  isElement,
  isText,
  joined,
  type Node,
  runs,
  text,
  withChildren,
} from "./tree";

/** Paragraphs, lists and links as their writer saw them. Applied to its own result, it changes nothing. */
export function articleBlocks(tree: readonly Node[]): Node[] {
  const nodes = hasBlocks(tree) ? tree : typedLines(tree);
  return withLinks(unwrapped(flow(nodes)));
}

/** Hold blocks, and are blocks themselves. */
const CONTAINERS = ["blockquote", "li", "dt", "dd", "td", "th", "figcaption", "caption"];
/** Hold nothing but their own parts. */
const STRUCTURES = ["ul", "ol", "dl", "table", "thead", "tbody", "tfoot", "tr", "figure"];
const BLOCKS = new Set([...CONTAINERS, ...STRUCTURES, ...HEADINGS, "p", "hr", "pre", "div"]);
/** A paragraph of loose text, which nobody typed as one. */
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

/** Text without a block: its lines are lines. */
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

/** Blocks from whatever stands side by side; loose text becomes `LOOSE` paragraphs. */
function flow(nodes: readonly Node[]): readonly Element[] {
  const blocks = runs(nodes.flatMap(pieces), isBlock).flatMap((part) =>
    Array.isArray(part) ? paragraphs(looseText(part)).map((line) => element(LOOSE, line)) : [part],
  );
  return listed(itemise(blocks, LOOSE));
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

/** A node as part of a flow: inline nodes and finished blocks, in order. */
function pieces(node: Node): readonly Node[] {
  if (!isElement(node)) return [node];
  const { name, children } = node;
  if (["br", "img", "hr", "pre"].includes(name)) return [node];
  if (name === "div") return flow(children);
  // A paragraph that holds blocks is none: HTML ends it there.
  if (name === "p")
    return flow(children).map((block) => (block.name === LOOSE ? element("p", block.children) : block));
  if (HEADINGS.includes(name)) return [withChildren(node, oneLine(children))];
  if (CONTAINERS.includes(name)) return [withChildren(node, contained(name, children))];
  if (STRUCTURES.includes(name)) return structure(node);
  return inline(node);
}

/** Blocks inside a cell or an entry; a single line stays a line. */
function contained(name: string, children: readonly Node[]): readonly Node[] {
  const inside = flow(children);
  const [only, ...others] = inside;
  const isLine = name === "li" && only && ["p", LOOSE].includes(only.name);
  if (isLine && others.every((block) => ["ul", "ol"].includes(block.name)))
    return [...only.children, ...others];
  return unwrapped(inside);
}

function unwrapped(blocks: readonly Element[]): readonly Node[] {
  const [only] = blocks;
  if (blocks.length === 1 && only?.name === LOOSE) return only.children;
  return blocks.flatMap((block): Node[] => {
    if (block.name !== LOOSE) return [block];
    // Pictures alone are no text.
    const pictures = block.children.every((node) => isBlank(node) || isElement(node, "img"));
    return pictures ? block.children.filter((node) => isElement(node)) : [element("p", block.children)];
  });
}

const ROWS = ["caption", "thead", "tbody", "tfoot", "tr", "td", "th"];
const PARTS: Record<string, string[]> = { ul: ["li"], ol: ["li"], dl: ["dt", "dd"] };

/** Lists and tables contain their own parts only; anything else becomes a part or moves before the table. */
function structure(node: Element): Node[] {
  if (node.name === "figure") return [withChildren(node, unwrapped(flow(node.children)))];
  const known = PARTS[node.name];
  const isPart = (piece: Node): piece is Element => isElement(piece, ...(known ?? ROWS));
  const strays: Node[] = [];
  const parts = runs(node.children.flatMap(pieces), isPart).flatMap((part): Element[] => {
    if (!Array.isArray(part)) return [part];
    const name = known?.at(-1);
    if (!name) strays.push(...part);
    return name && hasContent(part) ? [element(name, contained(name, part))] : [];
  });
  return [...strays, ...(parts.length ? [withChildren(node, parts)] : [])];
}

const listed = (blocks: readonly Element[]): Element[] =>
  runs(blocks, (block): block is Element => block.name !== "li").map((part) =>
    Array.isArray(part) ? element("ul", part) : part,
  );

const LOOKS = ["strong", "em"];

/** A run of text with its look; around blocks the look goes into each of them. */
function inline(node: Element): readonly Node[] {
  const inside = node.children.flatMap(pieces);
  if (!hasContent(inside)) return inside;
  const blocks = inside.some(isBlock);
  if (node.name === "a") return [withChildren(node, blocks ? unwrapped(flow(inside)) : inside)];
  if (blocks && !LOOKS.includes(node.name)) return inside;
  return LOOKS.includes(node.name) ? inLook(node.name, inside) : [withChildren(node, inside)];
}

/** Puts a look around what is inline, between breaks and in blocks. */
const inLook = (name: string, nodes: readonly Node[]): Node[] =>
  runs(nodes, isBlockOrBreak).flatMap((part) => {
    if (Array.isArray(part)) return hasContent(part) ? [element(name, part)] : part;
    return isBlock(part) ? [withChildren(part, inLook(name, part.children))] : [part];
  });

function oneLine(nodes: readonly Node[]): readonly Node[] {
  const inside = nodes.flatMap(pieces);
  if (!inside.some(isBlock)) return inside;
  return inside.flatMap((node, i): Node[] => [
    ...(i > 0 ? [text(" ")] : []),
    ...(isBlock(node) ? oneLine(node.children) : [node]),
  ]);
}

/** Cuts a run of text at empty lines; blanks and breaks at its ends mean nothing. */
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
  const nodes = joined(line);
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
  return joined(nodes).flatMap((node): Node[] => {
    if (isElement(node)) {
      if (node.name === "pre") return [node];
      const linked = ["a", "code"].includes(node.name) ? { links: 0 } : budget;
      return [withChildren(node, withLinks(node.children, linked))];
    }
    if (!isText(node)) return [];
    // A line break of the markup is a blank.
    return linkify(node.data.replace(/\s*\n\s*/g, " "), budget.links).map((part) => {
      const address = part.href && typedAddress(part.href).href;
      if (!address) return text(part.text);
      budget.links -= 1;
      return element("a", [text(part.text)], linkAttributes(address));
    });
  });
}
