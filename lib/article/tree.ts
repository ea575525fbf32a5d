import { Parser } from "htmlparser2";
import { escapeHtml } from "@/lib/text/strings";

/** An element of an article; its text stands between its elements, decoded. */
export type Element = { name: string; attributes: Record<string, string>; children: Node[] };
export type Node = string | Element;

const VOID = new Set(["br", "hr", "img", "wbr"]);

export const element = (name: string, children: Node[] = [], attributes = {}): Element => ({
  name,
  attributes,
  children,
});

export const isElement = (node: Node | undefined, ...names: string[]): node is Element =>
  typeof node === "object" && (names.length === 0 || names.includes(node.name));

/** The text inside. */
export const textOf = (node: Node): string =>
  typeof node === "string" ? node : node.children.map(textOf).join("");

/** Elements of one name, in their order; none within one another. */
export const elementsIn = (nodes: readonly Node[], name: string): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return node.name === name ? [node] : elementsIn(node.children, name);
  });

/** Whether a node is nothing but blanks, visible or not. */
export const isBlank = (node: Node) => typeof node === "string" && /^[\s\u200b\ufeff]*$/.test(node);

/** Whether there is a text or a picture. */
export const hasContent = (nodes: readonly Node[]): boolean =>
  nodes.some((node) =>
    typeof node === "string" ? !isBlank(node) : node.name === "img" || hasContent(node.children),
  );

/** Reads markup into a tree; neighbouring texts are one. */
export function readTree(html: string): Node[] {
  const root = element("");
  const open = [root];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const opened = element(name, [], attributes);
      open.at(-1)?.children.push(opened);
      open.push(opened);
    },
    onclosetag: () => void open.pop(),
    ontext: (text) => addText(open.at(-1)?.children ?? [], text),
  });
  parser.end(html);
  return root.children;
}

/** Adds text after what is there. */
export function addText(nodes: Node[], text: string): void {
  const last = nodes.at(-1);
  if (typeof last === "string") nodes[nodes.length - 1] = last + text;
  else if (text) nodes.push(text);
}

/** Writes a tree as markup. */
export function writeTree(nodes: readonly Node[]): string {
  return nodes.map(write).join("");
}

/** An article in three, as markup: what comes before one of its nodes, the node, what follows; all is before where it is not there. */
export const partedAt = (
  nodes: readonly Node[],
  place: number,
): [before: string, node: string, after: string] =>
  place < 0
    ? [writeTree(nodes), "", ""]
    : [
        writeTree(nodes.slice(0, place)),
        writeTree(nodes.slice(place, place + 1)),
        writeTree(nodes.slice(place + 1)),
      ];

function write(node: Node): string {
  if (typeof node === "string") return escaped(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  if (VOID.has(node.name)) return `<${node.name}${attributes} />`;
  return `<${node.name}${attributes}>${writeTree(node.children)}</${node.name}>`;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
