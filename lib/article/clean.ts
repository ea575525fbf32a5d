import { linkAttributes, linkify, MAX_LINKS, typedAddress } from "@/lib/text/links";
import { onOneLine } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { articleBlocks } from "./blocks";
import { withHeadings } from "./headings";
import { HEADINGS, sanitised, treeOf } from "./sanitise";
import { type Article, element, elementsIn, isElement, type Node } from "./tree";

type RichText = { article: Article; removed: string[]; broken: string[]; unclosed: boolean };

/**
 * Reads HTML that an editor typed (requirement 4.5), in one direction: allow-list, tree, paragraphs, headings, links,
 * typography. `removed` names the markup that was taken out, `broken` unreadable tags, `unclosed` says that tags were
 * left open.
 */
export function cleanHtml(dirty: string): RichText {
  const { html, targets, removed, ...faulty } = sanitised(dirty);
  const faults: string[] = [];
  const report = (what: string) => void faults.push(what);
  const article = withHeadings(articleBlocks(treeOf(html, targets, report)), report);
  return { article: withLinks(article), removed: [...removed, ...faults], ...faulty };
}

/** Addresses and telephone numbers become links, except in links and code; French typography for the other text. */
function withLinks(nodes: readonly Node[], budget = { links: MAX_LINKS }): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (isElement(node)) {
      const isCode = ["pre", "code"].includes(node.name);
      const inside = node.name === "a" ? { links: 0 } : budget;
      return isCode ? [node] : [{ ...node, children: withLinks(node.children, inside) }];
    }
    return linkify(node, budget.links).map(({ text, href }) => {
      const address = href && typedAddress(href).href;
      if (!address) return french(text);
      budget.links -= 1;
      return element("a", [french(text)], linkAttributes(address));
    });
  });
}

export const picturesOf = (article: Article): string[] =>
  elementsIn(article, "img").map(({ attributes }) => attributes.src ?? "");

/** The text of an article on one line, blocks separated by spaces: for descriptions and previews. */
export const plainText = (article: Article): string => onOneLine(linesOf(article));

/** An article as plain text: lines, bullets and addresses. */
export const plainLines = (article: Article): string =>
  linesOf(article, true)
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const PARAGRAPHS = [...HEADINGS, "p", "ul", "blockquote", "table", "hr", "dl", "figure", "pre"];
const LINES = ["li", "tr", "dt", "dd", "caption", "figcaption"];

/** @param entry the sign before an entry of a list */
function linesOf(nodes: readonly Node[], withSigns = false, entry = withSigns ? "• " : ""): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const { name, attributes, children } = node;
      if (name === "ol") {
        const start = Number(attributes.start ?? 1);
        const numbered = (child: Node, i: number) =>
          linesOf([child], withSigns, `${(Number.isNaN(start) ? 1 : start) + i}. `);
        return children.map(numbered).join("");
      }
      const inside = linesOf(children, withSigns);
      if (name === "br") return "\n";
      if (name === "td" || name === "th") return `${inside} `;
      if (name === "a" && withSigns) return withAddress(inside, attributes.href);
      if (LINES.includes(name)) return `\n${name === "li" ? entry : ""}${inside.trim()}\n`;
      return PARAGRAPHS.includes(name) ? `\n\n${inside}\n\n` : inside;
    })
    .join("");
}

function withAddress(text: string, href = ""): string {
  const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/gi, "");
  const isShown = bare(text) === bare(href) || typedAddress(text).href === href;
  return isShown || !/^(?:https?|mailto):/.test(href) ? text : `${text} (${href.replace(/^mailto:/, "")})`;
}
