import { getElementsByTagName, textContent } from "domutils";
import { onOneLine, slug, withoutDirections } from "@/lib/text/strings";
import { articleBlocks } from "./blocks";
import { HEADINGS, onlyAllowed, readArticle } from "./read";
import {
  type Article,
  element,
  isElement,
  isText,
  type Node,
  readTree,
  withChildren,
  writeTree,
} from "./tree";

type RichText = { html: string; removed: string[]; unclosed: boolean };

/**
 * Cleans HTML that an editor typed (requirement 4.5): allowed elements, consecutive headings with ids, safe
 * links and pictures. `removed` names the markup that was taken out, `unclosed` says that tags were left
 * open.
 */
export function cleanHtml(dirty: string): RichText {
  const { tree, removed, unclosed } = readArticle(dirty);
  const html = onlyAllowed(writeTree(withNumberedHeadings(articleBlocks(tree))));
  return { html: withoutDirections(html).trim(), removed, unclosed };
}

/**
 * Gives headings consecutive levels and ids. If all are h3 or deeper they begin at h3: the page has its own
 * h2.
 */
function withNumberedHeadings(article: readonly Node[]): Node[] {
  const hasTop =
    getElementsByTagName((name) => name === "h1" || name === "h2", [...article], true, 1).length > 0;
  const top = hasTop ? 2 : 3;
  const open: number[] = [];
  const idOf = uniqueIds();
  const numbered = (node: Node): Node => {
    if (!isElement(node)) return node;
    if (!HEADINGS.includes(node.name)) return withChildren(node, node.children.map(numbered));
    const level = Number(node.name.slice(1));
    while (open.length && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const outputLevel = Math.min(6, top + open.length - 1);
    const text = textContent(node);
    // An address may name a heading that was typed as level 3 (components/navigation/hash-scroll.tsx).
    const attributes: Record<string, string> = { id: idOf(text) };
    if (level === 3) attributes["data-hash"] = slug(text.trim());
    return element(`h${outputLevel}`, node.children, attributes);
  };
  return article.map(numbered);
}

/** Gives a title its slug, and a number where another has it already. */
function uniqueIds(): (title: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const name = slug(title.trim()) || "section";
    // Counting goes on from the last equal name, which avoids quadratic time.
    let count = counts.get(name) ?? 1;
    let id = name;
    while (used.has(id)) id = `${name}-${++count}`;
    counts.set(name, count);
    used.add(id);
    return id;
  };
}

export const picturesOf = (article: Article): string[] =>
  getElementsByTagName("img", [...article], true).map(({ attribs }) => attribs.src ?? "");

// Elements whose end separates words.
const WORD_BREAKING = [
  ...HEADINGS,
  "p",
  "br",
  "li",
  "dt",
  "dd",
  "blockquote",
  "caption",
  "td",
  "th",
  "figcaption",
];

/** The text of an article on one line, blocks separated by spaces: for descriptions and previews. */
export const plainText = (article: Article): string => onOneLine(article.map(textOf).join(""));

function textOf(node: Node): string {
  if (!isElement(node)) return isText(node) ? node.data : "";
  const inside = node.children.map(textOf).join("");
  return WORD_BREAKING.includes(node.name) ? `${inside} ` : inside;
}

const MARKUP =
  /<\/?(?:p|div|br|span|font|strong|b|em|i|u|s|a|ul|ol|li|h[1-6]|blockquote|table|tr|td|th|img|hr|section|script|style|iframe)(?:\s[^<>]*)?\/?>/i;
const PARAGRAPHS = [...HEADINGS, "p", "ul", "ol", "blockquote", "table", "hr", "dl", "figure"];
const LINES = ["li", "tr", "dt", "dd"];

/**
 * Turns markup in a field of plain text into lines, bullets and addresses; undefined if there is no markup.
 */
export function htmlToPlainText(typed: string): string | undefined {
  if (!MARKUP.test(typed)) return undefined;
  return readTree(cleanHtml(typed).html)
    .map(linesOf)
    .join("")
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function linesOf(node: Node): string {
  if (!isElement(node)) return isText(node) ? node.data.replace(/\s+/g, " ") : "";
  const { name, attribs, children } = node;
  const inside = children.map(linesOf).join("");
  if (name === "br") return "\n";
  if (name === "td" || name === "th") return `${inside} `;
  if (name === "a") return withAddress(inside, attribs.href);
  if (LINES.includes(name)) return `\n${name === "li" ? "• " : ""}${inside.trim()}\n`;
  return PARAGRAPHS.includes(name) ? `\n\n${inside}\n\n` : inside;
}

const withAddress = (text: string, href = "") => {
  const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/gi, "");
  return !/^(?:https?|mailto):/.test(href) || bare(text) === bare(href)
    ? text
    : `${text} (${href.replace(/^mailto:/, "")})`;
};
