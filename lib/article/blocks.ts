import { HEADINGS } from "./read";
import { append, type Element, element, hasContent, isBlank, isElement, type Node, textOf } from "./tree";

const ROWS = ["thead", "tbody", "tfoot"];
/** Elements that contain only their own parts. */
const PARTS: Record<string, readonly string[] | undefined> = {
  ...{ ul: ["li"], ol: ["li"], dl: ["dt", "dd"], figure: ["figcaption"] },
  ...{ table: ["caption", ...ROWS, "tr", "td", "th"], tr: ["td", "th"] },
  ...Object.fromEntries(ROWS.map((name) => [name, ["tr", "td", "th"]])),
};
/** Elements that are parts of others. */
const CELLS = ["li", "dt", "dd", "td", "th", "figcaption", "caption"];
const BLOCKS = new Set([...HEADINGS, ...CELLS, ...Object.keys(PARTS), "blockquote", "p", "div", "hr", "pre"]);
/** The entry that is made of other content in a list. */
const ENTRIES: Record<string, string | undefined> = { ul: "li", ol: "li", dl: "dd" };

const hasBlocks = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (node.name === "br" || BLOCKS.has(node.name) || hasBlocks(node.children)),
  );

/** Step 3: a tree as paragraphs and other blocks, in its order. In plain text each line stays a line. */
export const articleBlocks = (tree: readonly Node[]): Element[] =>
  blocksOf(tree, { newLine: hasBlocks(tree) ? undefined : /\n/ });

type Options = {
  /** The inline elements around the nodes, which continue in each paragraph. */
  around?: readonly Element[];
  /** The names of elements that the nodes may be a part of. */
  parts?: readonly string[];
  /** The separator of lines. Without it, empty lines separate paragraphs. */
  newLine?: RegExp | undefined;
};

/** A text, picture, target of a link or line break, and the inline elements around it. */
type Word = { node: Node; around: readonly Element[] };

const BREAK = element("br");

function blocksOf(nodes: readonly Node[], { around = [], parts = [], newLine }: Options): Element[] {
  const blocks: Element[] = [];
  let words: Word[] = [];
  const end = () => {
    blocks.push(...paragraphsOf(words));
    words = [];
  };
  const walk = (children: readonly Node[], inside: readonly Element[]) => {
    const add = (...nodes: Node[]) => words.push(...nodes.map((node) => ({ node, around: inside })));
    for (const node of children) {
      if (!isElement(node))
        node.split(newLine ?? /\n[^\S\n]*\n\s*/).forEach((line, i) => {
          if (i > 0) add(...(newLine ? [BREAK] : [BREAK, BREAK]));
          add(line);
        });
      else if (["br", "img", "span"].includes(node.name)) add(node);
      else if (!BLOCKS.has(node.name)) walk(node.children, [...inside, node]);
      else {
        end();
        const isPart = CELLS.includes(node.name) || ROWS.includes(node.name) || node.name === "tr";
        const isStray = isPart && node.name !== "li" && !parts.includes(node.name);
        if (isStray || node.name === "p" || node.name === "div") walk(node.children, inside);
        else blocks.push(...finished(node, inside));
        end();
      }
    }
  };
  walk(nodes, around);
  end();
  return parts.includes("li") ? blocks : grouped(blocks, ["li"], "ul");
}

/** Blocks, adjacent ones with some names together in an element. */
function grouped(blocks: readonly Element[], names: readonly string[], name: string): Element[] {
  const found: Element[] = [];
  let group: Element[] | undefined;
  for (const block of blocks) {
    const isLoose = names.includes(block.name);
    if (isLoose && !group) {
      group = [];
      found.push(element(name, group));
    }
    if (isLoose) group?.push(block);
    else {
      group = undefined;
      found.push(block);
    }
  }
  return found;
}

/** A block with its content; around what it cannot contain it is parted. */
const finished = (node: Element, around: readonly Element[]): Element[] =>
  built(node, around).filter((block) => ["hr", "td", "th"].includes(block.name) || hasContent([block]));

function built(node: Element, around: readonly Element[]): Element[] {
  const { name, attributes, children } = node;
  if (name === "hr") return [node];
  if (name === "pre") return [element(name, [textOf(children).replace(/^[\r\n]+/, "")])];
  const parts = PARTS[name];
  const found = blocksOf(children, { around, parts: parts ?? [] });
  const withContent = (content: readonly Node[]) => element(name, content, attributes);
  const entry = ENTRIES[name];
  if (HEADINGS.includes(name)) return textOf(found).trim() ? [withContent(onOneLine(found))] : found;
  if (name === "figure")
    return [withContent(found.flatMap((block) => (isPicture(block) ? block.children : block)))];
  if (!parts) return [withContent(CELLS.includes(name) ? cellContent(name, found) : found)];
  if (!entry)
    return grouped(found, parts, name).map((block) =>
      block.name === name ? element(name, rowsOf(block)) : block,
    );
  // A rule between the entries of a list is none.
  const entries = found.filter((block) => block.name !== "hr");
  return [
    withContent(
      entries.map((block) =>
        parts.includes(block.name) ? block : element(entry, cellContent(entry, [block])),
      ),
    ),
  ];
}

/** The parts of a table with the rows and groups of rows that a browser adds. */
function rowsOf({ name, children }: Element): Element[] {
  const parts = children.filter((child) => isElement(child));
  if (name === "tr") return parts;
  const rows = grouped(parts, ["td", "th"], "tr");
  return name === "table" ? grouped(rows, ["tr"], "tbody") : rows;
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

/** Words as paragraphs, which two line breaks separate. */
function paragraphsOf(words: readonly Word[]): Element[] {
  const paragraphs: Word[][] = [[]];
  let breaks = 0;
  for (const word of words) {
    const { node, around } = word;
    if (isElement(node, "br")) breaks += 1;
    else if (isElement(node) || breaks === 0 || !isBlank(node)) {
      if (breaks > 1) paragraphs.push([]);
      paragraphs.at(-1)?.push(...(breaks === 1 ? [{ node: BREAK, around }, word] : [word]));
      breaks = 0;
    }
  }
  return paragraphs
    .map((paragraph) => nested(trimmed(paragraph)))
    .filter(hasContent)
    .map((content) => element("p", content));
}

/** Words with the blanks that are shown. Blanks and breaks belong to the elements around both of their neighbours. */
function trimmed(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  let afterBlank = true;
  const trimEnd = () => {
    const last = kept.at(-1);
    if (typeof last?.node !== "string") return;
    kept.pop();
    if (last.node.trimEnd()) kept.push({ ...last, node: last.node.trimEnd() });
  };
  const put = (node: Node, around: readonly Element[]) => {
    const before = kept.at(-1)?.around ?? [];
    const isBetween = isElement(node, "br") || (!isElement(node) && isBlank(node));
    kept.push({ node, around: isBetween ? around.filter((one, i) => before[i] === one) : around });
  };
  for (const { node, around } of words) {
    if (isElement(node)) {
      if (node === BREAK) trimEnd();
      if (node !== BREAK || kept.length > 0) put(node, around);
      afterBlank = node === BREAK;
    } else {
      const folded = node.replace(/[^\S\u00a0\u202f]+/g, " ");
      const text: string =
        kept.length === 0 ? folded.trimStart() : afterBlank ? folded.replace(/^ /, "") : folded;
      if (!text) continue;
      put(text, around);
      afterBlank = text.endsWith(" ");
    }
  }
  trimEnd();
  return kept;
}

/** Words inside copies of the elements around them. */
function nested(words: readonly Word[], depth = 0): Node[] {
  const nodes: Node[] = [];
  for (let i = 0; i < words.length; ) {
    const { node, around } = words[i] as Word;
    const outer = around[depth];
    let next = i + 1;
    if (!outer) append(nodes, node);
    else {
      while (words[next]?.around[depth] === outer) next += 1;
      nodes.push({ ...outer, children: nested(words.slice(i, next), depth + 1) });
    }
    i = next;
  }
  return nodes;
}
