import { articleBlocks } from "@/lib/article/blocks";
import { HEADINGS, onlyAllowed, readArticle } from "@/lib/article/read";
import { elementsIn, isElement, type Node, readTree, textOf, writeTree } from "@/lib/article/tree";
import { onOneLine, slug, withoutDirections } from "@/lib/text/strings";

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

const MARKUP =
  /<\/?(?:p|div|br|span|font|strong|b|em|i|u|s|a|ul|ol|li|h[1-6]|blockquote|table|tr|td|th|img|hr|section|script|style|iframe)(?:\s[^<>]*)?\/?>/i;
const PARTED = ["p", "ul", "ol", "blockquote", "h2", "h3", "h4", "h5", "h6", "table", "hr", "dl", "figure"];
const LINES = ["li", "tr", "dt", "dd"];

/**
 * The text of markup that was pasted where plain text stands: its lines, entries with a bullet, links with
 * their address behind them. Undefined where there is no markup to read.
 */
export function readableText(typed: string): string | undefined {
  if (!MARKUP.test(typed)) return undefined;
  const text = readTree(cleanHtml(typed).html).map(read).join("");
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function read(node: Node): string {
  if (typeof node === "string") return node.replace(/\s+/g, " ");
  const { name, attributes, children } = node;
  const inside = children.map(read).join("");
  if (name === "br") return "\n";
  if (name === "td" || name === "th") return `${inside} `;
  if (name === "a") return withAddress(inside, attributes.href);
  if (LINES.includes(name)) return `\n${name === "li" ? "• " : ""}${inside.trim()}\n`;
  return PARTED.includes(name) ? `\n\n${inside}\n\n` : inside;
}

const withAddress = (text: string, href = "") => {
  const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/gi, "");
  return !/^(?:https?|mailto):/.test(href) || bare(text) === bare(href)
    ? text
    : `${text} (${href.replace(/^mailto:/, "")})`;
};
