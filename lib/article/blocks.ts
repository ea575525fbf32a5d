import { itemise } from "@/lib/article/lists";
import { HEADINGS } from "@/lib/article/read";
import {
  addText,
  type Element,
  element,
  hasContent,
  isBlank,
  isElement,
  type Node,
} from "@/lib/article/tree";
import { linkAttributes, linkify, MOST_LINKS, typedAddress } from "@/lib/text/links";

/**
 * The second half of the cleaner: gives an article the blocks that its writer saw. `<div>`, two `<br>` and an
 * empty line part paragraphs; lines that begin with a bullet or a number are lists; addresses are links.
 * Read again, the result is the same.
 */
export function articleBlocks(tree: readonly Node[]): Node[] {
  const nodes = hasBlocks(tree) ? tree : typedLines(tree);
  return withLinks(unwrapped(flow(nodes)));
}

/** Hold blocks, and are blocks themselves. */
const CONTAINERS = ["blockquote", "li", "dt", "dd", "td", "th", "figcaption", "caption"];
/** Hold nothing but their own parts. */
const STRUCTURES = ["ul", "ol", "dl", "table", "thead", "tbody", "tfoot", "tr", "figure"];
const BLOCKS = new Set([...CONTAINERS, ...STRUCTURES, ...HEADINGS, "p", "hr", "pre", "div"]);
/** A paragraph that nobody typed as one: loose text. */
const LOOSE = "loose";

const isBlock = (node: Node): node is Element =>
  isElement(node) && (BLOCKS.has(node.name) || node.name === LOOSE || isBlockLink(node));
const isBlockLink = (node: Element) => node.name === "a" && node.children.some(isBlock);
const isBreak = (node: Node | undefined): node is Element => isElement(node, "br");

const hasBlocks = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (node.name === "br" || BLOCKS.has(node.name) || hasBlocks(node.children)),
  );

/** Text without a block: its lines are lines. */
function typedLines(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (isElement(node)) return [{ ...node, children: typedLines(node.children) }];
    const lines = node.replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, "\n\n").split("\n");
    return lines.flatMap((line, i): Node[] => [...(i > 0 ? [element("br")] : []), ...(line ? [line] : [])]);
  });
}

/** Blocks from whatever stands side by side; loose text becomes `LOOSE` paragraphs. */
function flow(nodes: readonly Node[]): readonly Element[] {
  const blocks: Element[] = [];
  let run: Node[] = [];
  const flush = () => {
    blocks.push(...paragraphs(run).map((line) => element(LOOSE, line)));
    run = [];
  };
  for (const piece of nodes.flatMap(pieces)) {
    if (typeof piece === "string") looseText(run, piece);
    else if (isBlock(piece)) {
      flush();
      blocks.push(piece);
    } else run.push(piece);
  }
  flush();
  return listed(itemise(blocks, LOOSE));
}

// In loose text between blocks an empty line parts paragraphs.
function looseText(run: Node[], text: string): void {
  const parts = text.split(/\n[^\S\n]*\n\s*/);
  parts.forEach((part, i) => {
    if (i > 0 && hasContent(run)) run.push(element("br"), element("br"));
    addText(run, part);
  });
}

/** What a node is once it stands in a flow: inline nodes and finished blocks, in order. */
function pieces(node: Node): Node[] {
  if (typeof node === "string") return [node];
  const { name, children } = node;
  if (name === "br" || name === "img") return [node];
  if (name === "hr" || name === "pre") return [node];
  if (name === "div") return [...flow(children)];
  if (name === "p") return paragraph(node);
  if (HEADINGS.includes(name)) return [{ ...node, children: oneLine(children) }];
  if (CONTAINERS.includes(name)) return [{ ...node, children: contained(name, children) }];
  if (STRUCTURES.includes(name)) return structure(node);
  return inline(node);
}

function paragraph(node: Element): Node[] {
  const inside = flow(node.children);
  // One that holds blocks is none: HTML ends it there.
  return inside.map((block) => (block.name === LOOSE ? element("p", block.children) : block));
}

/** Blocks inside a cell or an entry; one line alone stays a line. */
function contained(name: string, children: readonly Node[]): Node[] {
  const inside = flow(children);
  const [only, ...others] = inside;
  const isLine = name === "li" && only && ["p", LOOSE].includes(only.name);
  if (isLine && others.every((block) => ["ul", "ol"].includes(block.name)))
    return [...only.children, ...others];
  return unwrapped(inside);
}

function unwrapped(blocks: readonly Element[]): Node[] {
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

/** Lists and tables hold their own parts; what else was put there becomes one, or stands before the table. */
function structure(node: Element): Node[] {
  if (node.name === "figure") return [{ ...node, children: unwrapped(flow(node.children)) }];
  const known = PARTS[node.name];
  const parts: Element[] = [];
  const strays: Node[] = [];
  let run: Node[] = [];
  const flush = () => {
    const name = known?.at(-1);
    if (!name) strays.push(...run);
    else if (hasContent(run)) parts.push(element(name, contained(name, run)));
    run = [];
  };
  for (const piece of node.children.flatMap(pieces)) {
    if (isElement(piece, ...(known ?? ROWS))) {
      flush();
      parts.push(piece);
    } else run.push(piece);
  }
  flush();
  return [...strays, ...(parts.length ? [{ ...node, children: parts }] : [])];
}

/** Entries without their list get one. */
function listed(blocks: readonly Element[]): readonly Element[] {
  if (!blocks.some(({ name }) => name === "li")) return blocks;
  const found: Element[] = [];
  for (let i = 0; i < blocks.length; ) {
    const from = i;
    while (blocks[i]?.name === "li") i += 1;
    if (i > from) found.push(element("ul", blocks.slice(from, i)));
    else found.push(blocks[i++] as Element);
  }
  return found;
}

const LOOKS = ["strong", "em"];

/** A run of text with its look; around blocks the look goes into each of them. */
function inline(node: Element): Node[] {
  const inside = node.children.flatMap(pieces);
  if (!hasContent(inside)) return inside;
  const blocks = inside.some(isBlock);
  if (node.name === "a") return [{ ...node, children: blocks ? unwrapped(flow(inside)) : inside }];
  if (blocks && !LOOKS.includes(node.name)) return inside;
  return inLook(node.name, node.attributes, inside);
}

/** Puts a look around what is inline, between breaks and in blocks. */
function inLook(name: string, attributes: Element["attributes"], nodes: readonly Node[]): Node[] {
  if (!LOOKS.includes(name)) return [element(name, [...nodes], attributes)];
  const result: Node[] = [];
  let run: Node[] = [];
  const flush = () => {
    if (run.length)
      result.push(
        hasContent(run)
          ? element(
              name,
              run.flatMap((n) => without(name, n)),
            )
          : "",
        ...(hasContent(run) ? [] : run),
      );
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node) || isBreak(node)) {
      flush();
      result.push(isBlock(node) ? { ...node, children: inBlock(name, node) } : node);
    } else run.push(node);
  }
  flush();
  return result.filter((node) => node !== "");
}

const inBlock = (name: string, block: Element): Node[] =>
  block.name === "pre" ||
  block.name === "hr" ||
  (STRUCTURES.includes(block.name) && !block.children.some((node) => isElement(node)))
    ? block.children
    : inLook(name, {}, block.children);

/** Bold inside bold is bold. */
function without(name: string, node: Node): Node[] {
  if (!isElement(node)) return [node];
  const children = node.children.flatMap((child) => without(name, child));
  return node.name === name ? children : [{ ...node, children }];
}

/** A heading is one line. */
function oneLine(nodes: readonly Node[]): Node[] {
  const inside = nodes.flatMap(pieces);
  if (!inside.some(isBlock)) return inside;
  return inside.flatMap((node, i): Node[] => [
    ...(i > 0 ? [" "] : []),
    ...(isBlock(node) ? oneLine(node.children) : [node]),
  ]);
}

/** Cuts a run of text at empty lines; blanks and breaks at its ends say nothing. */
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
  return found.filter(hasContent).map(tidied);
}

function tidied(line: readonly Node[]): Node[] {
  const nodes: Node[] = [];
  for (const node of line) typeof node === "string" ? addText(nodes, node) : nodes.push(node);
  while (nodes.length && (isBreak(nodes[0]) || isBlank(nodes[0] as Node))) nodes.shift();
  while (nodes.length && (isBreak(nodes.at(-1)) || isBlank(nodes.at(-1) as Node))) nodes.pop();
  return nodes.map((node, i) => {
    if (typeof node !== "string") return node;
    const left = i === 0 || isBreak(nodes[i - 1]) ? node.trimStart() : node;
    return i === nodes.length - 1 || isBreak(nodes[i + 1]) ? left.trimEnd() : left;
  });
}

/** Web and mail addresses and telephone numbers in the text are links, outside links and code. */
function withLinks(nodes: readonly Node[], budget = { links: MOST_LINKS }): Node[] {
  const merged: Node[] = [];
  for (const node of nodes) typeof node === "string" ? addText(merged, node) : merged.push(node);
  return merged.flatMap((node): Node[] => {
    if (isElement(node)) {
      if (node.name === "pre") return [node];
      const linked = ["a", "code"].includes(node.name) ? { links: 0 } : budget;
      return [{ ...node, children: withLinks(node.children, linked) }];
    }
    // A line break of the markup is a blank.
    return linkify(node.replace(/\s*\n\s*/g, " "), budget.links).map(({ text, href }) => {
      const address = href && typedAddress(href).href;
      if (!address) return text;
      budget.links -= 1;
      return element("a", [text], linkAttributes(address));
    });
  });
}
