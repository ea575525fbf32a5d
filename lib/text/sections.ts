import { isElement, type Node, readTree, writeTree } from "./html-tree";
import { plainText } from "./rich-text";

/** A part of an article under its own heading; what stands before the first heading has none. */
export type Section = { id?: string; title?: string; html: string; heading?: string; body: string };

/**
 * Parts cleaned HTML at its headings of one level; one inside a quotation or a list parts nothing.
 * @param html as the content door gives it: every heading with its id
 * @param level the first of an article, unless told
 */
export function sectionsOf(html: string, level: 2 | 3 = 2): Section[] {
  const parts: Node[][] = [[]];
  for (const node of readTree(html)) {
    if (isElement(node, `h${level}`)) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts.map((nodes) => sectionOf(nodes, level)).filter(({ html }) => html.trim());
}

function sectionOf(nodes: readonly Node[], level: 2 | 3): Section {
  const html = writeTree(nodes);
  const [first, ...rest] = nodes;
  const id = isElement(first, `h${level}`) ? first.attributes.id : undefined;
  if (!first || !id) return { html, body: html };
  const heading = writeTree([first]);
  return { id, title: plainText(heading), html, heading, body: writeTree(rest) };
}
