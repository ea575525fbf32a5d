import { quoted } from "@/lib/text/strings";

export const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

const namesIn = (list: string) => list.split(" ");
/** The allow-list: the elements of an article, and `div`, of which paragraphs are made. */
export const KEPT_ELEMENTS = new Set([
  ...HEADINGS,
  ...namesIn(
    "div p br hr ul ol li blockquote dl dt dd pre strong em u s small sub sup mark q cite abbr code",
  ),
  ...namesIn("a img figure figcaption table caption thead tbody tfoot tr th td"),
]);
const INLINE_ELEMENTS = new Set(namesIn("br hr img strong em u s small sub sup mark q cite abbr code a"));
/** Elements that are replaced by an element of the article. */
export const RENAMED_ELEMENTS = new Map(
  Object.entries({ b: "strong", i: "em", strike: "s", del: "s", ins: "u", span: "span", font: "span" }),
);
const ELEMENTS_LIKE_DIV = new Set([
  ...namesIn(
    "section article header footer main nav aside center address hgroup details summary form fieldset",
  ),
  ...namesIn("legend menu dir body html head title noscript video audio iframe object marquee dialog search"),
]);
/** Elements that are taken out with their text: code, and the data of Word. */
const ELEMENTS_OUT_WITH_TEXT = new Set(namesIn("script style textarea option xml"));
/** Elements without an end tag. Other unknown elements are recognised by their end tag. */
const EMPTY_ELEMENTS = namesIn("area base col embed frame input link meta param source track wbr");
const HTML_ELEMENTS = new Set([
  ...KEPT_ELEMENTS,
  ...RENAMED_ELEMENTS.keys(),
  ...ELEMENTS_LIKE_DIV,
  ...ELEMENTS_OUT_WITH_TEXT,
  ...EMPTY_ELEMENTS,
]);
// Editors write these elements. Hosts need not know that they are taken out.
const UNREPORTED_ELEMENTS = new Set([
  ...[...KEPT_ELEMENTS, ...RENAMED_ELEMENTS.keys()],
  ...namesIn("section article header main center html head body title col colgroup"),
]);
/** Elements that need no end tag. */
const WITHOUT_END_TAG = /^(?:p|li|d[td]|t[rdh]|thead|tbody|tfoot|br|hr|img)$/;

/** Tags that lie deeper are left out, but their text stays. */
const MAX_DEPTH = 60;

const NAME = "(?<name>[a-z][a-z\\d]*(?:[:-][\\w.-]+)*)";
const ATTRIBUTE =
  "[\\s/]+[^\\s\"'<>/=]+(?:\\s*=\\s*(?:\"[^\"<]*\"(?=[\\s/>])|'[^'<]*'(?=[\\s/>])|[^\\s\"'<>]+(?=[\\s>])))?";
const TAG = new RegExp(`<(?<slash>/?)${NAME}(?<attributes>(?:${ATTRIBUTE})*[\\s/]*)>`, "iy");
/** A tag whose quotation mark is left open. */
const BROKEN_TAG = new RegExp(`<${NAME}\\s[^<>=]*=[^<>]*>`, "iy");
const DECLARATION = /<!(?:doctype|\[(?:if|endif))\b[^<>]*>|<\?xml\b[^<>]*>/iy;
/** Attributes that need no value. */
const VALUELESS_ATTRIBUTE =
  /^(?:allowfullscreen|async|auto(?:focus|play)|checked|compact|controls|defer|disabled|hidden|loop|multiple|muted|no(?:shade|wrap)|open|playsinline|re(?:adonly|quired|versed)|selected|(?:aria|data)-.*)$/i;
const REFERENCE = "&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,30});";

/**
 * Stands for a « < » that begins no tag, because Markdown would read a reference of HTML again. No text holds
 * this character.
 */
export const LESS_THAN = "\u0001";

/**
 * A text whose « < » begin tags of an article. `removed` names the markup that was taken out, `broken` the
 * unreadable tags; with `hasBlocks`, line breaks do not count.
 */
type TagsOfText = {
  html: string;
  hasTags: boolean;
  hasBlocks: boolean;
  removed: Set<string>;
  broken: string[];
  unclosed: boolean;
};

/**
 * Tells the tags of a text from words in angle brackets, which stay text (requirement 4.5). A tag has a name
 * of HTML and attributes, or is an element of another program.
 */
export function readTags(typed: string): TagsOfText {
  const findNext = forwardFinder(typed);
  const tagNames = (start: string) =>
    new Set(
      Array.from(typed.matchAll(new RegExp(`${start}([^\\s/>]+)`, "g")), ([, name]) => name?.toLowerCase()),
    );
  const [opened, closed] = [tagNames("<"), tagNames("</")];
  const removed = new Set<string>();
  const broken: string[] = [];
  const openCounts = new Map<string, number>();
  let [html, offset, depth, hasTags, hasBlocks] = ["", 0, 0, false, false];

  /** The end of the markup that begins at a « < », or undefined for words. Kept markup is added to `html`. */
  function markupAt(start: number): number | undefined {
    if (typed.startsWith("<!--", start)) return findNext("-->", start)?.end;
    const declaration = matchAt(DECLARATION, typed, start);
    if (declaration) return start + declaration[0].length;
    const { 0: tag = "", groups: { slash = "", attributes = "", ...groups } = {} } =
      matchAt(TAG, typed, start) ?? {};
    const name = groups.name?.toLowerCase() ?? "";
    if (!isTag(name, attributes, slash ? opened : closed)) return tag ? undefined : brokenAt(start);
    const end = start + tag.length;
    if (!slash) reportRemoved(name, attributes);
    if (ELEMENTS_OUT_WITH_TEXT.has(name)) return slash ? end : (findNext(`</${name}\\s*>`, end)?.end ?? end);
    if (!INLINE_ELEMENTS.has(name) && (KEPT_ELEMENTS.has(name) || ELEMENTS_LIKE_DIV.has(name)))
      hasBlocks = true;
    if (KEPT_ELEMENTS.has(name) || RENAMED_ELEMENTS.has(name)) html += shallowTag(name, slash, tag);
    else if (ELEMENTS_LIKE_DIV.has(name)) html += shallowTag("div", slash, `<${slash}div${attributes}>`);
    return end;
  }

  function brokenAt(start: number): number | undefined {
    const tag = matchAt(BROKEN_TAG, typed, start);
    if (!tag || !HTML_ELEMENTS.has(tag.groups?.name?.toLowerCase() ?? "")) return undefined;
    broken.push(quoted(tag[0]));
    return start + tag[0].length;
  }

  function reportRemoved(name: string, attributes: string): void {
    if (!UNREPORTED_ELEMENTS.has(name)) removed.add(`<${quoted(name)}>`);
    for (const [, handler] of attributes.matchAll(/(?<=[\s/"'])(on\w+)\s*=/gi))
      removed.add(handler?.toLowerCase() ?? "");
  }

  /** A tag, or an empty text if the tag is too deep. */
  function shallowTag(name: string, slash: string, tag: string): string {
    if (WITHOUT_END_TAG.test(name)) return tag;
    const count = openCounts.get(name) ?? 0;
    if (slash && count === 0) return tag;
    openCounts.set(name, count + (slash ? -1 : 1));
    depth += slash ? 0 : 1;
    const isKept = depth <= MAX_DEPTH;
    depth -= slash ? 1 : 0;
    return isKept ? tag : "";
  }

  while (offset < typed.length) {
    const start = findNext("<", offset)?.index ?? typed.length;
    html += typed.slice(offset, start);
    if (start === typed.length) break;
    const end = markupAt(start);
    if (end) hasTags = true;
    else html += LESS_THAN;
    offset = end ?? start + 1;
  }
  return {
    html,
    hasTags,
    hasBlocks,
    removed,
    broken,
    unclosed: [...openCounts.values()].some((count) => count > 0),
  };
}

function matchAt(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Finds matches after an offset. Offsets must not decrease, so that each pattern reads the text once. */
function forwardFinder(text: string) {
  const lastMatches = new Map<string, { index: number; end: number } | undefined>();
  return (pattern: string, from: number) => {
    const lastMatch = lastMatches.get(pattern);
    if (lastMatches.has(pattern) && (!lastMatch || lastMatch.index >= from)) return lastMatch;
    const search = new RegExp(pattern, "gi");
    const match = matchAt(search, text, from);
    const next = match ? { index: match.index, end: search.lastIndex } : undefined;
    lastMatches.set(pattern, next);
    return next;
  };
}

/**
 * Whether a name and attributes are a tag. `counterparts` are the end tags for a start tag, or the reverse.
 */
function isTag(name: string, attributes: string, counterparts: ReadonlySet<string | undefined>): boolean {
  if (!name) return false;
  if (
    !attributes.includes("=") &&
    !attributes.split(/[\s/]+/).every((word) => !word || VALUELESS_ATTRIBUTE.test(word))
  )
    return false;
  const isOfOtherProgram =
    counterparts.has(name) || /=\s*["']/.test(attributes) || (name.includes(":") && attributes.endsWith("/"));
  return HTML_ELEMENTS.has(name) || isOfOtherProgram;
}

/** Whether a text has tags or references of HTML. */
export const hasMarkup = (typed: string): boolean =>
  new RegExp(REFERENCE, "i").test(typed) || readTags(typed).hasTags;

/** HTML in which only whole references are read. « ?a=1&copy=2 » contains no reference. */
export const wholeReferences = (html: string) => html.replace(new RegExp(`(?!${REFERENCE})&`, "gi"), "&amp;");
