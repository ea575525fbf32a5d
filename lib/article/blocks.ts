import { HEADINGS } from "./read";
import { append, type Element, element, hasContent, isBlank, isElement, type Node, textOf } from "./tree";

const CELLS = ["li", "dt", "dd", "td", "th", "figcaption", "caption"];
const TABLE_PARTS = ["caption", "thead", "tbody", "tfoot", "tr", "td", "th"];
/** Elements that contain only their own parts. */
const PARTS: Record<string, readonly string[]> = {
  ...{ ul: ["li"], ol: ["li"], dl: ["dt", "dd"], figure: ["figcaption"] },
  ...Object.fromEntries(["table", "thead", "tbody", "tfoot", "tr"].map((name) => [name, TABLE_PARTS])),
};
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

function blocksOf(nodes: readonly Node[], { around = [], parts = [], newLine }: Options): Element[] {
  const blocks: Element[] = [];
  let paragraph = new Paragraph();
  let breaks = 0;
  let strayItems: Node[] | undefined;
  const add = (...found: Element[]) => {
    if (found.length > 0) strayItems = undefined;
    blocks.push(...found);
  };
  const end = () => {
    add(...paragraph.ended());
    paragraph = new Paragraph();
    breaks = 0;
  };
  const word = (node: Node, inside: readonly Element[]) => {
    const isNothing = typeof node === "string" && isBlank(node);
    if (isNothing && breaks > 0) return;
    if (breaks > 1) end();
    if (breaks === 1) paragraph.addBreak(inside);
    breaks = 0;
    paragraph.add(node, inside);
  };
  const walk = (children: readonly Node[], inside: readonly Element[]) => {
    for (const node of children) {
      if (!isElement(node))
        node.split(newLine ?? /\n[^\S\n]*\n\s*/).forEach((line, i) => {
          if (i > 0) breaks += newLine ? 1 : 2;
          word(line, inside);
        });
      else if (node.name === "br") breaks += 1;
      else if (node.name === "img") word(node, inside);
      else if (!BLOCKS.has(node.name)) walk(node.children, [...inside, node]);
      else {
        end();
        const isStray = CELLS.includes(node.name) || TABLE_PARTS.includes(node.name);
        if (node.name === "p" || node.name === "div") walk(node.children, inside);
        else if (!isStray || parts.includes(node.name)) add(...finished(node, inside));
        else if (node.name !== "li") walk(node.children, inside);
        else {
          const items: Node[] = finished(node, inside);
          if (items.length === 0) continue;
          if (strayItems) strayItems.push(...items);
          else {
            add(element("ul", items));
            strayItems = items;
          }
        }
        end();
      }
    }
  };
  walk(nodes, around);
  end();
  return blocks;
}

/** A block with its content, and before it what it cannot contain. */
const finished = (node: Element, around: readonly Element[]): Element[] =>
  built(node, around).filter((block) => ["hr", "td", "th"].includes(block.name) || hasContent([block]));

function built(node: Element, around: readonly Element[]): Element[] {
  const { name, attributes, children } = node;
  if (name === "hr") return [node];
  if (name === "pre") return [element(name, [textOf(children).replace(/^\n+/, "")])];
  const parts = PARTS[name];
  const found = blocksOf(children, { around, parts: parts ?? [] });
  // A rule between the entries of a list is none.
  const inside = name in ENTRIES ? found.filter((block) => block.name !== "hr") : found;
  const withContent = (content: readonly Node[]) => element(name, content, attributes);
  if (HEADINGS.includes(name)) return textOf(inside).trim() ? [withContent(onOneLine(inside))] : inside;
  if (name === "figure")
    return [withContent(inside.flatMap((block) => (isPicture(block) ? block.children : block)))];
  if (!parts) return [withContent(CELLS.includes(name) ? cellContent(name, inside) : inside)];
  const entry = ENTRIES[name];
  const isPart = (block: Element) => parts.includes(block.name);
  if (entry)
    return [
      withContent(
        inside.map((block) => (isPart(block) ? block : element(entry, cellContent(entry, [block])))),
      ),
    ];
  return [...inside.filter((block) => !isPart(block)), withContent(inside.filter(isPart))];
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

/** A paragraph that grows; the inline elements around its words are copied into it. */
class Paragraph {
  private readonly children: Node[] = [];
  private open: { original: Element; children: Node[] }[] = [];
  /** Whether a blank at this place is not shown. */
  private afterBlank = true;

  private get inner(): Node[] {
    return this.open.at(-1)?.children ?? this.children;
  }

  add(node: Node, around: readonly Element[]): void {
    if (typeof node !== "string") {
      this.put(node, around);
      this.afterBlank = false;
      return;
    }
    const folded = node.replace(/[^\S\u00a0\u202f]+/g, " ");
    const text =
      this.children.length === 0 ? folded.trimStart() : this.afterBlank ? folded.replace(/^ /, "") : folded;
    if (!text) return;
    this.put(text, isBlank(text) ? this.shared(around) : around);
    this.afterBlank = text.endsWith(" ");
  }

  addBreak(around: readonly Element[]): void {
    if (this.children.length === 0) return;
    this.trimEnd();
    this.put(element("br"), this.shared(around));
    this.afterBlank = true;
  }

  /** The paragraph; nothing if it is empty. */
  ended(): Element[] {
    this.trimEnd();
    return hasContent(this.children) ? [element("p", this.children)] : [];
  }

  private put(node: Node, around: readonly Element[]): void {
    const different = around.findIndex((one, i) => this.open[i]?.original !== one);
    this.open = this.open.slice(0, different < 0 ? around.length : different);
    for (const original of around.slice(this.open.length)) {
      const children: Node[] = [];
      this.inner.push({ ...original, children });
      this.open.push({ original, children });
    }
    append(this.inner, node);
  }

  private shared = (around: readonly Element[]) => around.filter((one, i) => this.open[i]?.original === one);

  private trimEnd(): void {
    const last = this.inner.at(-1);
    if (typeof last !== "string") return;
    this.inner.pop();
    if (last.trimEnd()) this.inner.push(last.trimEnd());
  }
}
