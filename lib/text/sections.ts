import { isElement, type Node, readTree, writeTree } from "./html-tree";
import { plainText } from "./rich-text";

/** A part of an article under its own heading; what stands before the first heading has none. */
export type Section = { id?: string; title?: string; html: string; heading?: string; body: string };

/**
 * Parts cleaned HTML at its first headings; one inside a quotation or a list parts nothing.
 * @param html as the content door gives it: every heading with its id
 */
export function sectionsOf(html: string): Section[] {
  const parts: Node[][] = [[]];
  for (const node of readTree(html)) {
    if (isElement(node, "h2")) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts.map(sectionOf).filter(({ html }) => html.trim());
}

function sectionOf(nodes: readonly Node[]): Section {
  const html = writeTree(nodes);
  const [first, ...rest] = nodes;
  const id = isElement(first, "h2") ? first.attributes.id : undefined;
  if (!first || !id) return { html, body: html };
  const heading = writeTree([first]);
  return { id, title: plainText(heading), html, heading, body: writeTree(rest) };
}
