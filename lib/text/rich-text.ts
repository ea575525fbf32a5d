import { articleBlocks } from "@/lib/text/blocks";
import { withoutDirections } from "@/lib/text/directions";
import { onOneLine } from "@/lib/text/excerpt";
import { elementsIn, isElement, type Node, readTree, textOf, writeTree } from "@/lib/text/html-tree";
import { slug } from "@/lib/text/slug";
import { HEADINGS, onlyAllowed } from "./allow-list";
import { readArticle } from "./read-article";

export type RichText = { html: string; removed: string[]; broken: boolean };

/**
 * Cleans the text of a partner, a workshop or a page (spec section 2; contract, "Content files"), typed or
 * pasted: an allow-list for articles; paragraphs and lists as their writer saw them; headings renumbered
 * without gaps below the page's own, each with its slug as `id`; links to other sites in a new tab, bare
 * addresses included; pictures from allowed hosts only.
 * `removed` names the markup that was taken out, `broken` says that tags were left open.
 */
export function cleanHtml(dirty: string): RichText {
  const { tree, removed, broken } = readArticle(dirty);
  const html = onlyAllowed(writeTree(withNumberedHeadings(articleBlocks(tree))));
  return { html: withoutDirections(html).trim(), removed, broken };
}

/**
 * Headings without gaps in the page's outline, each with its slug, made unique. A text that only has
 * h3 and deeper keeps them: the page puts an h2 above it.
 */
function withNumberedHeadings(article: readonly Node[]): Node[] {
  const top = elementsIn(article, "h1").length + elementsIn(article, "h2").length > 0 ? 2 : 3;
  const open: number[] = [];
  const nameOf = uniqueNames();
  const numbered = (node: Node): Node => {
    if (!isElement(node)) return node;
    if (!HEADINGS.includes(node.name)) return { ...node, children: node.children.map(numbered) };
    const level = Number(node.name.slice(1));
    while (open.length && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const shown = Math.min(6, top + open.length - 1);
    const text = textOf(node);
    // The address of a partner or a workshop may name a heading that was typed as level 3 (components/hash-scroll).
    const attributes: Record<string, string> = { id: nameOf(text) };
    if (level === 3) attributes["data-hash"] = slug(text.trim());
    return { ...node, name: `h${shown}`, attributes };
  };
  return article.map(numbered);
}

/** Gives a title its slug, and a number where another has it already. */
function uniqueNames(): (title: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const name = slug(title.trim()) || "section";
    // Counted on from the last heading of that name, not from the first.
    let count = counts.get(name) ?? 1;
    let id = name;
    while (used.has(id)) id = `${name}-${++count}`;
    counts.set(name, count);
    used.add(id);
    return id;
  };
}

// Where they end, so does a word.
const PARTS = [...HEADINGS, "p", "br", "li", "dt", "dd", "blockquote", "caption", "td", "th", "figcaption"];

/** The addresses of the pictures in cleaned HTML. */
export const picturesOf = (html: string): string[] =>
  elementsIn(readTree(html), "img").map(({ attributes }) => attributes.src ?? "");

/** The text of cleaned HTML on one line, blocks parted by spaces: for descriptions and previews. */
export const plainText = (html: string): string => onOneLine(readTree(html).map(words).join(""));

function words(node: Node): string {
  if (!isElement(node)) return node;
  const inside = node.children.map(words).join("");
  return PARTS.includes(node.name) ? `${inside} ` : inside;
}
