import { textContent } from "domutils";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { isShownAddress, typedImage } from "@/lib/pictures/allowed";
import { linkAttributes, typedAddress } from "@/lib/text/links";
import { addText, type Element, element, hasContent, type Node } from "./tree";

type Attributes = Record<string, string>;

export const MAX_PICTURES = 60;
/** The tags of a deeper element are removed, its text is kept. */
const MAX_DEPTH = 60;

export const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** The elements of an article, and their attributes. */
const TAGS = new Set([
  ...HEADINGS,
  ...["p", "br", "hr", "ul", "ol", "li", "blockquote", "dl", "dt", "dd"],
  ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "q", "cite", "abbr", "code", "pre"],
  ...["a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
]);
const ATTRIBUTES: Record<string, string[]> = {
  a: ["href", "target", "rel"],
  img: ["src", "alt"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  ol: ["start", "reversed"],
};

/** Elements that are removed with their text. Of all other removed elements the text is kept. */
const DROP_WITH_TEXT = ["script", "style", "textarea", "option"];

// Blocks that are treated as `div`.
const PLAIN_BLOCKS = [
  ...["div", "section", "article", "header", "footer", "main", "nav", "aside", "center", "address", "hgroup"],
  ...["details", "summary", "form", "fieldset", "legend", "menu", "dir", "body", "html", "head", "title"],
  ...["noscript", "video", "audio", "iframe", "object", "marquee", "dialog", "search"],
];
/** Elements that are renamed. */
const RENAMED = new Map([
  ...PLAIN_BLOCKS.map((name): [string, string] => [name, "div"]),
  ["b", "strong"],
  ["i", "em"],
  ["strike", "s"],
  ["del", "s"],
  ["ins", "u"],
]);
// Elements whose removal is not reported, because editors write them.
const UNREPORTED = new Set([
  ...["div", "section", "article", "header", "main", "center", "span", "font", "strike", "del", "ins"],
  ...["html", "head", "body", "title"],
]);
// Elements with an optional end tag or none.
const IMPLIED_END = new Set([
  ...["p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot"],
  ...["br", "hr", "img"],
]);

/** `removed` names the markup that was taken out, `unclosed` says that tags were left open. */
type ParsedArticle = { tree: Node[]; removed: string[]; unclosed: boolean };

/** Step 1 of the cleaner: parses HTML into a tree of the elements of an article and of `div`. */
export function readArticle(typed: string): ParsedArticle {
  const removed = new Set<string>();
  const root = element("");
  // The children of a removed element belong to its parent.
  const open = [root];
  const current = () => open.at(-1) ?? root;
  const note = (what: string) => void removed.add(what);
  const read = reader(note);
  let unclosed = false;
  let silent = 0;
  let headings = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const isHeading = HEADINGS.includes(name);
      if (isHeading) headings += 1;
      if (!TAGS.has(name) && !UNREPORTED.has(name)) note(`<${name}>`);
      for (const attribute of Object.keys(attributes)) if (/^on/i.test(attribute)) note(attribute);
      if (silent || DROP_WITH_TEXT.includes(name)) {
        silent += 1;
        return;
      }
      // A heading inside a heading loses its tag and keeps its text.
      const isLeftOut = open.length > MAX_DEPTH || (isHeading && headings > 1);
      const found = isLeftOut ? undefined : read(name, attributes);
      if (found) current().children.push(found);
      open.push(found ?? current());
    },
    onclosetag: (name, implied) => {
      if (HEADINGS.includes(name)) headings -= 1;
      if (implied && TAGS.has(name) && !IMPLIED_END.has(name)) unclosed = true;
      if (silent) silent -= 1;
      else removeEmptyHeading(open.pop(), current());
    },
    ontext: (data) => {
      if (!silent) addText(current().children, data);
    },
  });
  parser.end(typed);
  return { tree: root.children, removed: [...removed], unclosed };
}

/** Removes an empty heading; a picture in it is kept. */
function removeEmptyHeading(closed: Element | undefined, parent: Element): void {
  if (!closed || closed === parent || !HEADINGS.includes(closed.name) || textContent(closed).trim()) return;
  parent.children.pop();
  if (hasContent(closed.children)) parent.children.push(...closed.children);
}

/** Returns a function that turns a tag into an element; undefined for a tag that is removed. */
function reader(note: (what: string) => void) {
  let pictures = 0;
  return (name: string, attributes: Attributes): Element | undefined => {
    const [, weight = ""] = /font-weight:\s*(\w+)/i.exec(attributes.style ?? "") ?? [];
    // Google Docs wraps a text in `<b>` of normal weight, and writes bold as a `<span>`.
    if (weight && ["b", "strong", "span"].includes(name))
      return /^bold|^[6-9]00/i.test(weight) ? element("strong") : undefined;
    const renamed = RENAMED.get(name);
    if (renamed) return element(renamed);
    if (name === "a") {
      const { href, fault } = typedAddress(attributes.href ?? "");
      if (fault) note(fault);
      return element("a", [], href ? linkAttributes(href) : {});
    }
    if (name !== "img") return TAGS.has(name) ? element(name, [], allowed(name, attributes)) : undefined;
    pictures += 1;
    if (pictures > MAX_PICTURES) {
      note(`images après la ${MAX_PICTURES}e`);
      return undefined;
    }
    const { address, problem } = typedImage(attributes.src ?? "");
    if (problem) note(problem);
    return address ? element("img", [], { src: address, alt: attributes.alt ?? "" }) : undefined;
  };
}

const allowed = (name: string, attributes: Attributes): Attributes =>
  Object.fromEntries(
    (ATTRIBUTES[name] ?? []).flatMap((key) => {
      const value = attributes[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

// The cleaner gives headings an id; h1 is the page's own.
const HEADING_IDS = Object.fromEntries(HEADINGS.slice(1).map((name) => [name, ["id", "data-hash"]]));

/** HTML with nothing but the elements of an article: the last check, whatever was read and written before. */
export const onlyAllowed = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...TAGS],
    allowedAttributes: { ...ATTRIBUTES, ...HEADING_IDS },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: DROP_WITH_TEXT,
    nestingLimit: MAX_DEPTH,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isShownAddress(attribs.src ?? ""),
  });
