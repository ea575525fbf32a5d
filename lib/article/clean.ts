import { linkAttributes, linkify, MAX_LINKS, typedAddress } from "@/lib/text/links";
import { onOneLine, quoted, slug } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { articleBlocks } from "./blocks";
import { HEADINGS, sanitised, treeOf } from "./read";
import { type Article, element, elementsIn, isElement, type Node, textOf } from "./tree";

type RichText = { article: Article; removed: string[]; broken: string[]; unclosed: boolean };

/**
 * Reads HTML that an editor typed (requirement 4.5), in one direction: allow-list, tree, paragraphs, headings, links,
 * typography. `removed` names the markup that was taken out, `broken` unreadable tags, `unclosed` says that tags were
 * left open.
 */
export function cleanHtml(dirty: string): RichText {
  const { html, removed, ...faulty } = sanitised(dirty);
  const faults: string[] = [];
  const report = (what: string) => void faults.push(what);
  const article = withHeadings(articleBlocks(treeOf(html, report)), report);
  return { article: withLinks(article), removed: [...removed, ...faults], ...faulty };
}

/**
 * Gives headings consecutive levels and ids; links to the ids that were typed lead there. If all are h3 or deeper they
 * begin at h3: the page has its own h2.
 */
function withHeadings(blocks: readonly Node[], report: (what: string) => void): Node[] {
  const top = elementsIn(blocks, "h1").length + elementsIn(blocks, "h2").length > 0 ? 2 : 3;
  const open: number[] = [];
  const idOf = uniqueIds();
  const ids = new Map<string, string>();
  const numbered = (node: Node): Node => {
    if (!isElement(node)) return node;
    if (!HEADINGS.includes(node.name)) return { ...node, children: node.children.map(numbered) };
    const level = Number(node.name.slice(1));
    while (open.length && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const title = textOf([node]).trim();
    const id = idOf(title);
    for (const name of [node.attributes.id ?? id, id]) if (!ids.has(name)) ids.set(name, id);
    // An address may name a heading that was typed as level 3 (components/navigation/hash-scroll.tsx).
    const attributes = { id, ...(level === 3 && { "data-hash": slug(title) }) };
    return element(`h${Math.min(6, top + open.length - 1)}`, node.children, attributes);
  };
  const anchored = (node: Node): readonly Node[] => {
    if (!isElement(node)) return [node];
    const children = node.children.flatMap(anchored);
    const { href = "" } = node.attributes;
    if (!href.startsWith("#")) return [{ ...node, children }];
    const id = ids.get(href.slice(1));
    if (id) return [element("a", children, { href: `#${id}` })];
    report(`lien vers « ${quoted(href)} », qui n’est pas dans ce texte`);
    return children;
  };
  return blocks.map(numbered).flatMap(anchored);
}

/** Gives a title its slug, and a number where another has it already. */
function uniqueIds(): (title: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const name = slug(title) || "section";
    // Counting goes on from the last equal name, which avoids quadratic time.
    let count = counts.get(name) ?? 1;
    let id = name;
    while (used.has(id)) id = `${name}-${++count}`;
    counts.set(name, count);
    used.add(id);
    return id;
  };
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
