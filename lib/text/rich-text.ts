import sanitizeHtml from "sanitize-html";
import { typedImage } from "@/lib/media/typed-image";
import { articleBlocks } from "@/lib/text/blocks";
import { withoutDirections } from "@/lib/text/directions";
import { readTree, writeTree } from "@/lib/text/html-tree";
import { slug } from "@/lib/text/slug";
import { typedAddress } from "./address";
import { MARKS, TRANSFORMS } from "./pasted";

const TAGS = [
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
  ...["p", "br", "hr", "ul", "ol", "li", "blockquote", "dl", "dt", "dd"],
  ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "q", "cite", "abbr", "code", "pre"],
  ...["a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];
// Their text is code, never something to read. The text of any other dropped element is kept.
const SILENT = ["script", "style", "textarea", "option"];
// Marks of editors and mail programs without a meaning to a reader.
const HARMLESS = new Set([
  ...["div", "section", "article", "header", "main", "center", "span", "font", "o:p", "strike", "del", "ins"],
  ...["html", "head", "body", "title"],
]);
// The clipboard begins with it.
const isCharset = (name: string, attributes: Attributes) =>
  name === "meta" && Object.keys(attributes).every((attribute) => attribute === "charset");
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const HEADING = /^h[1-6]$/;
// Elements whose end nobody has to write, or that have none.
const IMPLIED_END = new Set([
  ...["p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot"],
  ...["br", "hr", "img"],
]);

/** How many pictures an article shows. */
export const MOST_PICTURES = 60;

export type RichText = { html: string; removed: string[]; broken: boolean };

/**
 * Cleans the text of a partner, a workshop or a page (spec section 2; contract, "Content files"), typed or
 * pasted: an allow-list for articles; paragraphs and lists as their writer saw them; headings renumbered
 * without gaps below the page's own, each with its slug as `id`; links to other sites in a new tab, bare
 * addresses included; pictures from allowed hosts only.
 * `removed` names the markup that was taken out, `broken` says that tags were left open.
 */
export function cleanHtml(dirty: string): RichText {
  const removed = new Set<string>();
  let broken = false;
  const note = (what: string) => void removed.add(what);
  const marked = sanitizeHtml(dirty, {
    ...allowing(note, () => {
      broken = true;
    }),
    ...MARKED,
  });
  const blocks = writeTree(articleBlocks(readTree(marked)));
  // What the tree became goes through the allow-list again: nothing else reaches a page.
  const html = withoutDirections(numberHeadings(sanitizeHtml(blocks, allowing()))).trim();
  return { html, removed: [...removed], broken };
}

const ATTRIBUTES = {
  a: ["href", "target", "rel"],
  img: ["src", "alt"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  ol: ["start", "reversed"],
};

/** What the first reading keeps beside an article's own markup, for its blocks to be made from. */
const MARKED: sanitizeHtml.IOptions = {
  allowedTags: [...TAGS, "div", "span"],
  allowedAttributes: {
    ...ATTRIBUTES,
    span: [MARKS.look],
    p: [MARKS.list, MARKS.level],
    li: [MARKS.list, MARKS.level],
  },
};

const nothing = () => {};

function allowing(note: (what: string) => void = nothing, onBroken = nothing): sanitizeHtml.IOptions {
  let insideHeadings = 0;
  let pictures = 0;
  return {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: SILENT,
    nestingLimit: 60,
    onOpenTag: (name, attributes) => {
      if (HEADING.test(name)) insideHeadings += 1;
      if (!TAGS.includes(name) && !HARMLESS.has(name) && !isCharset(name, attributes)) note(`<${name}>`);
      for (const attribute of Object.keys(attributes)) if (/^on/i.test(attribute)) note(attribute);
    },
    onCloseTag: (name, implied) => {
      if (HEADING.test(name)) insideHeadings -= 1;
      if (implied && TAGS.includes(name) && !IMPLIED_END.has(name)) onBroken();
    },
    transformTags: {
      ...(note === nothing ? {} : TRANSFORMS),
      // A heading inside a heading loses its tag and keeps its text.
      ...Object.fromEntries(
        HEADINGS.map((name) => [name, () => ({ tagName: insideHeadings > 1 ? "span" : name, attribs: {} })]),
      ),
      a: (_, attributes) => ({ tagName: "a", attribs: linkAttributes(attributes.href, note) }),
      img: (_, attributes) => {
        const attribs = imageAttributes(attributes, note);
        if (attribs.src) pictures += 1;
        if (pictures <= MOST_PICTURES) return { tagName: "img", attribs };
        note(`images après la ${MOST_PICTURES}e`);
        return { tagName: "img", attribs: {} };
      },
    },
    exclusiveFilter: (frame) =>
      (frame.tag === "img" && !frame.attribs.src) ||
      (HEADING.test(frame.tag) && !frame.text.trim() && (frame.mediaChildren.length ? "excludeTag" : true)),
  };
}

type Attributes = Record<string, string>;

function imageAttributes({ src, alt }: Attributes, note: (what: string) => void): Attributes {
  const { address, problem } = typedImage(src ?? "");
  if (problem) note(problem);
  return address ? { src: address, alt: alt ?? "" } : {};
}

function linkAttributes(typed: string | undefined, note: (what: string) => void): Attributes {
  const { href, fault } = typedAddress(typed ?? "");
  if (fault) note(fault);
  if (!href) return {};
  return /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };
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
