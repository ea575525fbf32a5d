import { articleBlocks } from "@/lib/text/blocks";
import { withoutDirections } from "@/lib/text/directions";
import { writeTree } from "@/lib/text/html-tree";
import { slug } from "@/lib/text/slug";
import { onlyAllowed } from "./allow-list";
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
  const html = onlyAllowed(writeTree(articleBlocks(tree)));
  return { html: withoutDirections(numberHeadings(html)).trim(), removed, broken };
}

/**
 * Headings without gaps in the page's outline, each with its slug, made unique. A text that only has
 * h3 and deeper keeps them: the page puts an h2 above it.
 */
function numberHeadings(html: string): string {
  const top = /<h[12]>/.test(html) ? 2 : 3;
  const open: number[] = [];
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return html.replace(/<h([1-6])>([\s\S]*?)<\/h[1-6]>/g, (_, typed: string, inner: string) => {
    const level = Number(typed);
    while (open.length && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const shown = Math.min(6, top + open.length - 1);
    const name = slug(decode(inner.replace(/<[^>]*>/g, "")).trim()) || "section";
    // Counted on from the last heading of that name, not from the first.
    let count = counts.get(name) ?? 1;
    let id = name;
    while (used.has(id)) id = `${name}-${++count}`;
    counts.set(name, count);
    used.add(id);
    return `<h${shown} id="${id}">${inner}</h${shown}>`;
  });
}

function decode(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

/** The addresses of the pictures in cleaned HTML. */
export const picturesOf = (html: string): string[] =>
  [...html.matchAll(/<img src="([^"]*)"/g)].map(([, address = ""]) => decode(address));

/** The text of cleaned HTML on one line, blocks parted by spaces: for descriptions and previews. */
export function plainText(html: string): string {
  const blocks = html.replace(/<\/(p|h[1-6]|li|blockquote|td|th|figcaption)>|<br ?\/?>/g, " ");
  return decode(blocks.replace(/<[^>]*>/g, ""))
    .replace(/[^\S\u00a0\u202f]+/g, " ")
    .trim();
}
