import { type Node, readTree } from "./html-tree";
import { cleanHtml } from "./rich-text";

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
