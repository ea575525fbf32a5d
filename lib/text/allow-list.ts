import sanitizeHtml from "sanitize-html";
import { isShownAddress } from "@/lib/pictures/allowed";

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
const HEADING = Object.fromEntries(HEADINGS.slice(1).map((name) => [name, ["id"]]));
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
