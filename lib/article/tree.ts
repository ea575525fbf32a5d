/** A cleaned text: plain data, which `RichText` renders. */
export type Article = readonly Node[];
export type Node = string | Element;
export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: readonly Node[];
};

export const element = (
  name: string,
  children: readonly Node[] = [],
  attributes: Element["attributes"] = {},
): Element => ({ name, attributes, children });

/** Whether a node is an element, with one of the given names if there are any. */
export const isElement = (node: Node | undefined, ...names: readonly string[]): node is Element =>
  typeof node === "object" && (names.length === 0 || names.includes(node.name));

/** Whether a text consists of blanks, visible or not. */
const isBlank = (text: string): boolean => /^[\s\u200b\ufeff]*$/.test(text);

export const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join("");

/** All elements with one of the given names, in the order of the text. */
export const elementsIn = (nodes: readonly Node[], ...names: readonly string[]): Element[] =>
  nodes.flatMap((node) =>
    isElement(node)
      ? [...(names.includes(node.name) ? [node] : []), ...elementsIn(node.children, ...names)]
      : [],
  );

/** Whether nodes contain text other than blanks, a picture or numbers. */
export const hasContent = (nodes: readonly Node[]): boolean =>
  nodes.some((node) =>
    isElement(node) ? ["img", "ol"].includes(node.name) || hasContent(node.children) : !isBlank(node),
  );

/** Adds a node at the end. A text is joined to a text before it. */
export function append(nodes: Node[], node: Node): void {
  const last = nodes.at(-1);
  if (typeof last === "string" && typeof node === "string") nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}
