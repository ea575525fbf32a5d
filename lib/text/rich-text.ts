import sanitizeHtml from "sanitize-html";
import { allowedImage } from "@/lib/content/images";
import { slug } from "@/lib/slug";

const TAGS = [
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
  ...["p", "br", "hr", "ul", "ol", "li", "blockquote", "dl", "dt", "dd"],
  ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "q", "cite", "abbr", "code", "pre"],
  ...["a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];
// Their text is code, never something to read. The text of any other dropped element is kept.
const SILENT = ["script", "style", "textarea", "option"];
const HARMLESS = new Set([
  "div",
  "span",
  "section",
  "article",
  "header",
  "font",
  "center",
  "o:p",
  "html",
  "body",
]);
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const HEADING = /^h[1-6]$/;
// Elements whose end nobody has to write, or that have none.
const IMPLIED_END = new Set([
  ...["p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot"],
  ...["br", "hr", "img"],
]);

export type RichText = { html: string; removed: string[]; broken: boolean };

/**
 * Cleans the HTML of a partner or a workshop for the page (spec section 2): an allow-list for
 * articles; headings renumbered without gaps below the page's own, each with its slug as `id`;
 * links to other sites in a new tab; pictures from allowed hosts only.
 * `removed` names the markup that was taken out, `broken` says that tags were left open.
 */
export function cleanHtml(dirty: string): RichText {
  const removed = new Set<string>();
  let broken = false;
  let insideHeadings = 0;
  const note = (what: string) => void removed.add(what);
  const options: sanitizeHtml.IOptions = {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ["href", "target", "rel"],
      img: ["src", "alt"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      abbr: ["title"],
      ol: ["start", "reversed"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: SILENT,
    nestingLimit: 60,
    onOpenTag: (name, attributes) => {
      if (HEADING.test(name)) insideHeadings += 1;
      if (!TAGS.includes(name) && !HARMLESS.has(name)) note(`<${name}>`);
      for (const attribute of Object.keys(attributes)) if (/^on/i.test(attribute)) note(attribute);
    },
    onCloseTag: (name, implied) => {
      if (HEADING.test(name)) insideHeadings -= 1;
      if (implied && TAGS.includes(name) && !IMPLIED_END.has(name)) broken = true;
    },
    transformTags: {
      // A heading inside a heading loses its tag and keeps its text.
      ...Object.fromEntries(
        HEADINGS.map((name) => [name, () => ({ tagName: insideHeadings > 1 ? "span" : name, attribs: {} })]),
      ),
      b: "strong",
      i: "em",
      a: (_, attributes) => ({ tagName: "a", attribs: linkAttributes(attributes.href, note) }),
      img: (_, attributes) => ({ tagName: "img", attribs: imageAttributes(attributes, note) }),
    },
    exclusiveFilter: (frame) =>
      (frame.tag === "img" && !frame.attribs.src) ||
      (HEADING.test(frame.tag) && !frame.text.trim() && (frame.mediaChildren.length ? "excludeTag" : true)),
  };
  const once = sanitizeHtml(dirty, options);
  const result = { removed: [...removed], broken };
  // What was taken out may have held apart what HTML does not nest: read again, it is as browsers read it.
  return { html: numberHeadings(sanitizeHtml(once, options)).trim(), ...result };
}

type Attributes = Record<string, string>;

function imageAttributes({ src, alt }: Attributes, note: (what: string) => void): Attributes {
  const address = allowedImage(src ?? "");
  if (!address) note("image d’un autre site");
  return address ? { src: address, alt: alt ?? "" } : {};
}

function linkAttributes(href: string | undefined, note: (what: string) => void): Attributes {
  const address = (href ?? "").trim();
  if (address.startsWith("#") || /^\/(?![/\\])/.test(address)) return { href: address };
  if (!URL.canParse(address)) {
    if (address) note("lien sans adresse complète");
    return {};
  }
  const url = new URL(address);
  if (!["http:", "https:", "mailto:", "tel:"].includes(url.protocol) || url.username || url.password) {
    note(`lien « ${url.protocol} »`);
    return {};
  }
  return url.protocol.startsWith("http")
    ? { href: url.href, target: "_blank", rel: "noopener noreferrer" }
    : { href: url.href };
}

/**
 * Headings without gaps in the page's outline, each with its slug, made unique. A text that only has
 * h3 and deeper keeps them: the page puts an h2 above it.
 */
function numberHeadings(html: string): string {
  const top = /<h[12]>/.test(html) ? 2 : 3;
  const open: number[] = [];
  const used = new Set<string>();
  return html.replace(/<h([1-6])>([\s\S]*?)<\/h[1-6]>/g, (_, typed: string, inner: string) => {
    const level = Number(typed);
    while (open.length && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    const shown = Math.min(6, top + open.length - 1);
    const name = slug(decode(inner.replace(/<[^>]*>/g, "")).trim()) || "section";
    let id = name;
    for (let count = 2; used.has(id); count += 1) id = `${name}-${count}`;
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

/** The text of cleaned HTML on one line, blocks parted by spaces: for descriptions and previews. */
export function plainText(html: string): string {
  const blocks = html.replace(/<\/(p|h[1-6]|li|blockquote|td|th|figcaption)>|<br ?\/?>/g, " ");
  return decode(blocks.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}
