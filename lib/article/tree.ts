import render from "dom-serializer";
import { type ChildNode, Element, isTag, isText, Text } from "domhandler";
import { parseDocument } from "htmlparser2";

/** Only read.ts changes nodes, while it builds the tree. Links to parents and neighbours are not used. */
export type Node = ChildNode;
/** A cleaned text: what the content door gives, and `RichText` writes. */
export type Article = readonly Node[];
export { Element, isText };

export const text = (data: string): Text => new Text(data);

export const element = (
  name: string,
  children: readonly Node[] = [],
  attributes: Record<string, string> = {},
): Element => new Element(name, attributes, [...children]);

export const withChildren = ({ name, attribs }: Element, children: readonly Node[]): Element =>
  element(name, children, attribs);

/** Whether a node is an element, with one of the given names if there are any. */
export const isElement = (node: Node | undefined, ...names: string[]): node is Element =>
  node !== undefined && isTag(node) && (names.length === 0 || names.includes(node.name));

/** Whether a node is text of blanks only, visible or not. */
export const isBlank = (node: Node | undefined): boolean =>
  node !== undefined && isText(node) && /^[\s\u200b\ufeff]*$/.test(node.data);

/** Whether nodes contain text other than blanks, or a picture. */
export const hasContent = (nodes: readonly Node[]): boolean =>
  nodes.some((node) =>
    isElement(node) ? node.name === "img" || hasContent(node.children) : isText(node) && !isBlank(node),
  );

/** Adds text at the end; adjacent text nodes are merged. */
export function addText(nodes: Node[], data: string): void {
  const last = nodes.at(-1);
  if (last && isText(last)) nodes[nodes.length - 1] = text(last.data + data);
  else if (data) nodes.push(text(data));
}

/** Merges adjacent text nodes. */
export function mergeText(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) isText(node) ? addText(result, node.data) : result.push(node);
  return result;
}

/** Groups the nodes between separators: the result has separators and arrays of other nodes, in order. */
export function groupBetween<N extends Node, A extends N>(
  nodes: readonly N[],
  isSeparator: (node: N) => node is A,
): (A | N[])[] {
  const found: (A | N[])[] = [];
  let run: N[] = [];
  for (const node of nodes) {
    if (isSeparator(node)) {
      found.push(node);
      run = [];
    } else {
      if (run.length === 0) found.push(run);
      run.push(node);
    }
  }
  return found;
}

export const readTree = (html: string): Article => parseDocument(html).children;

/** A document with parsed text. The data cache holds plain objects, so parsing comes after it. */
export type WithArticle<T> = Omit<T, "content"> & { content: Article };

export const withArticle = <T extends { content: string }>(document: T): WithArticle<T> => ({
  ...document,
  content: readTree(document.content),
});

/** A tree as HTML. No-break spaces stay characters, as everywhere in the site. */
export const writeTree = (nodes: readonly Node[]): string =>
  render([...nodes], { encodeEntities: "utf8", emptyAttrs: true, selfClosingTags: true }).replaceAll(
    "&nbsp;",
    "\u00a0",
  );
