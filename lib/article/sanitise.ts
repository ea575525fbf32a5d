import { Parser } from "htmlparser2";
import sanitizeHtml, { type Attributes } from "sanitize-html";
import { MAX_PICTURES, typedImage } from "@/lib/pictures/allowed";
import { linkAttributes, typedAddress } from "@/lib/text/links";
import { decoded, quoted, withoutDirections } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { readMarkup } from "./tags";
import { append, element, isBlank, type Node } from "./tree";

/** The tags of a deeper element are removed, its text is kept. */
const MAX_DEPTH = 60;

export const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** The elements of an article; `div` is there until paragraphs are built. */
const TAGS = [
  ...HEADINGS,
  ...["div", "p", "br", "hr", "ul", "ol", "li", "blockquote", "dl", "dt", "dd", "pre"],
  ...["strong", "em", "u", "s", "small", "sub", "sup", "mark", "q", "cite", "abbr", "code"],
  ...["a", "img", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];
const ATTRIBUTES = {
  "*": ["id"],
  a: ["href", "target", "rel"],
  img: ["src", "alt"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  ol: ["start"],
};
/** Elements that are removed with their text. Of all other removed elements the text is kept. */
const DROPPED_WITH_TEXT = ["script", "style", "textarea", "option"];
const BLOCKS_LIKE_DIV = [
  ...["section", "article", "header", "footer", "main", "nav", "aside", "center", "address", "hgroup"],
  ...["details", "summary", "form", "fieldset", "legend", "menu", "dir", "body", "html", "head", "title"],
  ...["noscript", "video", "audio", "iframe", "object", "marquee", "dialog", "search"],
];
// Elements whose removal is not reported, because editors write them.
const UNREPORTED = new Set([
  ...[...TAGS, "b", "i", "strike", "del", "ins", "span", "font"],
  ...["section", "article", "header", "main", "center", "html", "head", "body", "title"],
]);
/** Elements that need no end tag. */
const OPEN_ENDED = /^(?:p|li|d[td]|t[rdh]|thead|tbody|tfoot|br|hr|img)$/;
const NEEDS_END = new Set([...TAGS, "b", "i"].filter((name) => !OPEN_ENDED.test(name)));

/**
 * Step 1: HTML with nothing but the elements of an article. `removed` names the markup that was taken out, `broken`
 * unreadable tags, `unclosed` says that tags were left open, `targets` are the ids that links of the text lead to.
 */
export function sanitised(typed: string) {
  const markup = readMarkup(typed);
  const removed = new Set(markup.removed);
  const targets = new Set<string>();
  let unclosed = false;
  const html = sanitizeHtml(markup.html, {
    allowedTags: [...TAGS, "span"],
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WITH_TEXT,
    nestingLimit: MAX_DEPTH,
    transformTags: transforms((what) => removed.add(what)),
    onOpenTag: (name, attributes) => {
      const target = targetOf(attributes.href);
      if (target) targets.add(target);
      if (!UNREPORTED.has(name)) removed.add(`<${quoted(name)}>`);
      for (const attribute of Object.keys(attributes))
        if (/^on/i.test(attribute)) removed.add(quoted(attribute));
    },
    onCloseTag: (name, isImplied) => {
      if (isImplied && NEEDS_END.has(name)) unclosed = true;
    },
  });
  return { html, removed: [...removed], broken: markup.broken, unclosed, targets };
}

/** The id that a link within a text leads to. */
export const targetOf = (href = ""): string | undefined =>
  /^#./.test(href) ? decoded(href.slice(1)) || href.slice(1) : undefined;

/** An element of which only the content and the id stay. */
const unwrapped = (attributes: Attributes) => ({ tagName: "span", attribs: idOf(attributes) });
const idOf = ({ id, name }: Attributes): Attributes => ({ id: id || name || "" });

function transforms(report: (what: string) => void): sanitizeHtml.IOptions["transformTags"] {
  let pictures = 0;
  return {
    ...Object.fromEntries(BLOCKS_LIKE_DIV.map((name) => [name, "div"])),
    ...{ b: emphasis, strong: emphasis, span: emphasis, i: "em", strike: "s", del: "s", ins: "u" },
    a: (_, attributes) => {
      const { href, fault } = typedAddress(attributes.href ?? "");
      if (fault) report(fault);
      return href
        ? { tagName: "a", attribs: { ...linkAttributes(href), ...idOf(attributes) } }
        : unwrapped(attributes);
    },
    img: (_, attributes) => {
      pictures += 1;
      const { address, problem } =
        pictures > MAX_PICTURES
          ? { problem: `images après la ${MAX_PICTURES}e` }
          : typedImage(attributes.src ?? "");
      if (problem) report(problem);
      return address
        ? { tagName: "img", attribs: { src: address, alt: attributes.alt ?? "", ...idOf(attributes) } }
        : unwrapped(attributes);
    },
  };
}

/** Google Docs wraps a text in `<b>` of normal weight, and writes bold as a `<span>`. */
function emphasis(name: string, attributes: Attributes) {
  const [, weight] = /font-weight:\s*(\w+)/i.exec(attributes.style ?? "") ?? [];
  const isBold = weight ? /^bold|^[6-9]00/i.test(weight) : name !== "span";
  return isBold ? { tagName: "strong", attribs: idOf(attributes) } : unwrapped(attributes);
}

/**
 * Step 2: sanitised HTML as a tree. A link in a link is text, and reported. An id that a link leads to is an empty `span`
 * before the next words or picture.
 */
export function treeOf(html: string, targets: ReadonlySet<string>, report: (what: string) => void): Node[] {
  const root: Node[] = [];
  const open = [{ name: "", children: root }];
  const wanted = new Set(targets);
  const ids: string[] = [];
  const add = (...nodes: Node[]) => {
    for (const node of nodes) append(open.at(-1)?.children ?? root, node);
  };
  const anchors = () => ids.splice(0).map((id) => element("span", [], { id }));
  const parser = new Parser({
    onopentag: (name, { alt, id = "", ...attributes }) => {
      const isLinked = name === "a" && open.some((outer) => outer.name === "a");
      const isUnwrapped = isLinked || name === "span";
      const children = isUnwrapped ? (open.at(-1)?.children ?? root) : [];
      if (wanted.delete(id)) ids.push(id);
      if (alt !== undefined) attributes.alt = french(withoutDirections(alt));
      if (isLinked) report(`lien dans un lien « ${quoted(attributes.href ?? "")} »`);
      if (name === "img") add(...anchors());
      if (!isUnwrapped) add({ name, attributes, children });
      open.push({ name, children });
    },
    onclosetag: () => void open.pop(),
    ontext: (data) => {
      const text = withoutDirections(data);
      const words = text.trimStart();
      if (isBlank(text)) add(text);
      else add(text.slice(0, text.length - words.length), ...anchors(), words);
    },
  });
  parser.end(html);
  return root;
}
