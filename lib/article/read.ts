import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { addText, type Element, element, hasContent, type Node, textOf } from "@/lib/article/tree";
import { isShownAddress, typedImage } from "@/lib/pictures/allowed";
import { linkAttributes, typedAddress } from "@/lib/text/links";

/** How many pictures of an article are looked at. */
export const MOST_PICTURES = 60;

// Blocks without a meaning of their own: where one begins or ends, a line does.
const BLOCKS = [
  ...["div", "section", "article", "header", "footer", "main", "nav", "aside", "center", "address", "hgroup"],
  ...["details", "summary", "form", "fieldset", "legend", "menu", "dir", "body", "html", "head", "title"],
  ...["noscript", "video", "audio", "iframe", "object", "marquee", "dialog", "search"],
];
/** Elements that an article writes under another name. */
const RENAMED = new Map([
  ...BLOCKS.map((name): [string, string] => [name, "div"]),
  ["b", "strong"],
  ["i", "em"],
  ["strike", "s"],
  ["del", "s"],
  ["ins", "u"],
]);
// Elements that editors write and that lose nothing with their tags.
const HARMLESS = new Set([
  ...["div", "section", "article", "header", "main", "center", "span", "font", "strike", "del", "ins"],
  ...["html", "head", "body", "title"],
]);
// The clipboard begins with it.
const isCharset = (name: string, attributes: Attributes) =>
  name === "meta" && Object.keys(attributes).every((attribute) => attribute === "charset");
// Elements whose end nobody has to write, or that have none.
const IMPLIED_END = new Set([
  ...["p", "li", "dt", "dd", "tr", "td", "th", "thead", "tbody", "tfoot"],
  ...["br", "hr", "img"],
]);

type Attributes = Record<string, string>;
type Note = (what: string) => void;
/** An article as it was typed; `removed` names what was taken out, `broken` says that tags were left open. */
export type Article = { tree: Node[]; removed: string[]; broken: boolean };

/** The first half of the cleaner: reads what was typed into a tree of an article's own elements and of `div`. */
export function readArticle(typed: string): Article {
  const removed = new Set<string>();
  let broken = false;
  const root = element("");
  // Where what comes next belongs: what an element holds that is left out belongs to the one around it.
  const open = [root];
  const inside = () => open.at(-1) ?? root;
  const note: Note = (what) => void removed.add(what);
  const read = reader(note);
  let silent = 0;
  let headings = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (HEADINGS.includes(name)) headings += 1;
      if (!TAGS.has(name) && !HARMLESS.has(name) && !isCharset(name, attributes)) note(`<${name}>`);
      for (const attribute of Object.keys(attributes)) if (/^on/i.test(attribute)) note(attribute);
      if (silent || SILENT.includes(name)) {
        silent += 1;
        return;
      }
      // A heading inside a heading loses its tag and keeps its text.
      const left = open.length > DEEPEST || (HEADINGS.includes(name) && headings > 1);
      const found = left ? undefined : read(name, attributes);
      if (found) inside().children.push(found);
      open.push(found ?? inside());
    },
    onclosetag: (name, implied) => {
      if (HEADINGS.includes(name)) headings -= 1;
      if (implied && TAGS.has(name) && !IMPLIED_END.has(name)) broken = true;
      if (silent) silent -= 1;
      else withoutEmptyHeading(open.pop(), inside());
    },
    ontext: (text) => {
      if (!silent) addText(inside().children, text);
    },
  });
  parser.end(typed);
  return { tree: root.children, removed: [...removed], broken };
}

/** A heading without text is none; a picture in it stays. */
function withoutEmptyHeading(closed: Element | undefined, parent: Element): void {
  if (!closed || closed === parent || !HEADINGS.includes(closed.name) || textOf(closed).trim()) return;
  parent.children.pop();
  if (hasContent(closed.children)) parent.children.push(...closed.children);
}

/** Reads one element after the other; gives nothing for those that are left out. */
function reader(note: Note) {
  let pictures = 0;
  return (name: string, attributes: Attributes): Element | undefined => {
    const renamed = RENAMED.get(name);
    if (renamed) return element(renamed);
    if (name === "a") return element("a", [], linkOf(attributes, note));
    if (name !== "img") return TAGS.has(name) ? element(name, [], allowed(name, attributes)) : undefined;
    pictures += 1;
    if (pictures <= MOST_PICTURES) return pictureOf(attributes, note);
    note(`images après la ${MOST_PICTURES}e`);
    return undefined;
  };
}

const allowed = (name: string, attributes: Attributes): Attributes =>
  Object.fromEntries(
    (ATTRIBUTES[name] ?? []).flatMap((key) => {
      const value = attributes[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

function pictureOf({ src = "", alt = "" }: Attributes, note: Note): Element | undefined {
  const { address, problem } = typedImage(src);
  if (problem) note(problem);
  return address ? element("img", [], { src: address, alt }) : undefined;
}

function linkOf({ href = "" }: Attributes, note: Note): Attributes {
  const address = typedAddress(href);
  if (address.fault) note(address.fault);
  return address.href ? linkAttributes(address.href) : {};
}

export const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
/** The elements of an article, and what they may say of themselves. */
export const TAGS = new Set([
  ...HEADINGS,
  ...["p", "br", "hr", "ul", "ol", "li", "blockquote", "dl", "dt", "dd"],
  ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "q", "cite", "abbr", "code", "pre"],
  ...["a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
]);
export const ATTRIBUTES: Record<string, string[]> = {
  a: ["href", "target", "rel"],
  img: ["src", "alt"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  ol: ["start", "reversed"],
};
// Its own address, which the cleaner writes; h1 is the page's.
const HEADING = Object.fromEntries(HEADINGS.slice(1).map((name) => [name, ["id", "data-hash"]]));
/** Their text is code, never something to read. The text of any other dropped element is kept. */
export const SILENT = ["script", "style", "textarea", "option"];
/** An element that lies deeper is left out; what it holds stays. */
export const DEEPEST = 60;

/** Markup with nothing in it but an article's: whatever was read and written before, the door of the pages. */
export const onlyAllowed = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...TAGS],
    allowedAttributes: { ...ATTRIBUTES, ...HEADING },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: SILENT,
    nestingLimit: DEEPEST,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isShownAddress(attribs.src ?? ""),
  });
