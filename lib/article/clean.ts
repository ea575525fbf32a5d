import { linkAttributes, linkify, MAX_LINKS, typedAddress } from "@/lib/text/links";
import { onOneLine } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { articleBlocks } from "./blocks";
import { withHeadings } from "./headings";
import { markdownAsHtml } from "./markdown";
import { treeOf } from "./sanitise";
import { HEADINGS, LESS_THAN, readTags, wholeReferences } from "./tags";
import { type Article, element, elementsIn, isElement, type Node } from "./tree";

type RichText = { article: Article; removed: string[]; broken: string[]; unclosed: boolean };

/**
 * Reads the text of an editor (requirement 4.5). `removed` names the markup that was taken out, `broken` the
 * unreadable tags; `unclosed` says that tags were left open.
 */
export function cleanHtml(typed: string, isMarkdown = false): RichText {
  const { html, hasBlocks, removed, broken, unclosed } = readTags(typed);
  const report = (what: string) => void removed.add(what);
  // A `<br>` before a line break would end the same line twice.
  const htmlOfLines = hasBlocks ? html : html.replace(/<br\s*\/?>[ \t]*(?=\n)/gi, "");
  const completeHtml = isMarkdown ? markdownAsHtml(htmlOfLines) : wholeReferences(htmlOfLines);
  const tree = treeOf(completeHtml.replaceAll(LESS_THAN, "&lt;"), report);
  const article = withHeadings(articleBlocks(tree, hasBlocks || isMarkdown), report);
  return { article: withTextLinks(article), removed: [...removed], broken, unclosed };
}

/**
 * Turns addresses and telephone numbers into links, except in links and code, and applies French typography.
 */
function withTextLinks(nodes: readonly Node[], budget = { links: MAX_LINKS }): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (isElement(node)) {
      const isCode = ["pre", "code"].includes(node.name);
      const budgetInside = node.name === "a" ? { links: 0 } : budget;
      return isCode ? [node] : [{ ...node, children: withTextLinks(node.children, budgetInside) }];
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

/** The text of an article on one line, for descriptions and previews. Spaces separate the blocks. */
export const plainText = (article: Article): string => onOneLine(linesOf(article));

/** An article as plain text with lines, bullets and addresses. */
export const plainLines = (article: Article): string =>
  linesOf(article, true)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const PARAGRAPHS = [...HEADINGS, "p", "ul", "blockquote", "table", "hr", "dl", "figure", "pre"];
const LINES = ["li", "tr", "dt", "dd", "caption", "figcaption"];

/** The text of nodes in lines. `entrySign` stands before an entry of a list. */
function linesOf(nodes: readonly Node[], withSigns = false, entrySign = withSigns ? "• " : ""): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const { name, attributes, children } = node;
      if (name === "ol") {
        let number = Number(attributes.start ?? 1) || 1;
        return children
          .map((child) => {
            if (isElement(child) && child.attributes.value) number = Number(child.attributes.value) || number;
            return linesOf([child], withSigns, `${number++}. `);
          })
          .join("");
      }
      const content = linesOf(children, withSigns);
      if (name === "br") return "\n";
      if (name === "td" || name === "th") return `${content} `;
      if (name === "a" && withSigns) return withAddress(content, attributes.href);
      if (LINES.includes(name)) return `\n${name === "li" ? entrySign : ""}${content.trim()}\n`;
      return PARAGRAPHS.includes(name) ? `\n\n${content}\n\n` : content;
    })
    .join("");
}

function withAddress(text: string, href = ""): string {
  const withoutScheme = (address: string) => address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/gi, "");
  const isShown = withoutScheme(text) === withoutScheme(href) || typedAddress(text).href === href;
  return isShown || !/^(?:https?|mailto):/.test(href) ? text : `${text} (${href.replace(/^mailto:/, "")})`;
}
