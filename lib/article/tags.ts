import { quoted } from "@/lib/text/strings";

export const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

const names = (list: string) => list.split(" ");
/** The allow-list: the elements of an article, and `div`, of which paragraphs are made. */
export const KEPT = new Set([
  ...HEADINGS,
  ...names("div p br hr ul ol li blockquote dl dt dd pre strong em u s small sub sup mark q cite abbr code"),
  ...names("a img figure figcaption table caption thead tbody tfoot tr th td"),
]);
const INLINE = new Set(names("br hr img strong em u s small sub sup mark q cite abbr code a"));
/** Elements that become one of the article. */
export const RENAMED = new Map(
  Object.entries({ b: "strong", i: "em", strike: "s", del: "s", ins: "u", span: "span", font: "span" }),
);
const LIKE_DIV = new Set([
  ...names(
    "section article header footer main nav aside center address hgroup details summary form fieldset",
  ),
  ...names("legend menu dir body html head title noscript video audio iframe object marquee dialog search"),
]);
/** Elements that leave with their text: code, and the data of Word. */
const WITH_TEXT = new Set(names("script style textarea option xml"));
/** Other elements without an end; those with an end are known by it. */
const OTHERS = names("area base col embed frame input link meta param source track wbr");
const HTML = new Set([...KEPT, ...RENAMED.keys(), ...LIKE_DIV, ...WITH_TEXT, ...OTHERS]);
// Editors write them, so that nobody needs to know that they go.
const UNREPORTED = new Set([
  ...[...KEPT, ...RENAMED.keys()],
  ...names("section article header main center html head body title col colgroup"),
]);
/** Elements that need no end tag. */
const OPEN_ENDED = /^(?:p|li|d[td]|t[rdh]|thead|tbody|tfoot|br|hr|img)$/;

/** Deeper tags are left out, their text stays. */
const MAX_DEPTH = 60;

const NAME = "(?<name>[a-z][a-z\\d]*(?:[:-][\\w.-]+)*)";
const ATTRIBUTE =
  "[\\s/]+[^\\s\"'<>/=]+(?:\\s*=\\s*(?:\"[^\"<]*\"(?=[\\s/>])|'[^'<]*'(?=[\\s/>])|[^\\s\"'<>]+(?=[\\s>])))?";
const TAG = new RegExp(`<(?<slash>/?)${NAME}(?<attributes>(?:${ATTRIBUTE})*[\\s/]*)>`, "iy");
/** A tag whose quotation mark is left open. */
const BROKEN = new RegExp(`<${NAME}\\s[^<>=]*=[^<>]*>`, "iy");
const DECLARATION = /<!(?:doctype|\[(?:if|endif))\b[^<>]*>|<\?xml\b[^<>]*>/iy;
/** Attributes that need no value. */
const BARE =
  /^(?:allowfullscreen|async|auto(?:focus|play)|checked|compact|controls|defer|disabled|hidden|loop|multiple|muted|no(?:shade|wrap)|open|playsinline|re(?:adonly|quired|versed)|selected|(?:aria|data)-.*)$/i;
const REFERENCE = "&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,30});";

/** Stands for a « < » that begins no tag: Markdown would read a reference of HTML once more. No text holds it. */
export const LESS = "\u0001";

/**
 * `html` has the tags of an article alone, and « < » only for them. `removed` names the markup that was taken out,
 * `broken` the tags that cannot be read; `unclosed` says that some were left open, `hasBlocks` that lines count no more.
 */
type Tags = {
  html: string;
  hasTags: boolean;
  hasBlocks: boolean;
  removed: Set<string>;
  broken: string[];
  unclosed: boolean;
};

/**
 * Tells the tags of a text from words in angle brackets, which stay text (requirement 4.5): a tag has a name of HTML and
 * attributes, or it is an element of another program.
 */
export function readTags(typed: string): Tags {
  const next = forward(typed);
  const named = (start: string) =>
    new Set(
      Array.from(typed.matchAll(new RegExp(`${start}([^\\s/>]+)`, "g")), ([, name]) => name?.toLowerCase()),
    );
  const [opened, closed] = [named("<"), named("</")];
  const removed = new Set<string>();
  const broken: string[] = [];
  const open = new Map<string, number>();
  let [html, at, depth, hasTags, hasBlocks] = ["", 0, 0, false, false];

  /** The end of the markup at a « < », or undefined for words; adds what is kept of a tag. */
  function markupAt(start: number): number | undefined {
    if (typed.startsWith("<!--", start)) return next("-->", start)?.end;
    const declaration = matchAt(DECLARATION, typed, start);
    if (declaration) return start + declaration[0].length;
    const { 0: tag = "", groups: { slash = "", attributes = "", ...named } = {} } =
      matchAt(TAG, typed, start) ?? {};
    const name = named.name?.toLowerCase() ?? "";
    if (!isTag(name, attributes, slash ? opened : closed)) return tag ? undefined : brokenAt(start);
    const end = start + tag.length;
    if (!slash) report(name, attributes);
    if (WITH_TEXT.has(name)) return slash ? end : (next(`</${name}\\s*>`, end)?.end ?? end);
    if (!INLINE.has(name) && (KEPT.has(name) || LIKE_DIV.has(name))) hasBlocks = true;
    if (KEPT.has(name) || RENAMED.has(name)) html += nested(name, slash, tag);
    else if (LIKE_DIV.has(name)) html += nested("div", slash, `<${slash}div${attributes}>`);
    return end;
  }

  function brokenAt(start: number): number | undefined {
    const tag = matchAt(BROKEN, typed, start);
    if (!tag || !HTML.has(tag.groups?.name?.toLowerCase() ?? "")) return undefined;
    broken.push(quoted(tag[0]));
    return start + tag[0].length;
  }

  function report(name: string, attributes: string): void {
    if (!UNREPORTED.has(name)) removed.add(`<${quoted(name)}>`);
    for (const [, handler] of attributes.matchAll(/(?<=[\s/"'])(on\w+)\s*=/gi))
      removed.add(handler?.toLowerCase() ?? "");
  }

  /** A tag, unless it is too deep. */
  function nested(name: string, slash: string, tag: string): string {
    if (OPEN_ENDED.test(name)) return tag;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) return tag;
    open.set(name, count + (slash ? -1 : 1));
    depth += slash ? 0 : 1;
    const isKept = depth <= MAX_DEPTH;
    depth -= slash ? 1 : 0;
    return isKept ? tag : "";
  }

  while (at < typed.length) {
    const start = next("<", at)?.index ?? typed.length;
    html += typed.slice(at, start);
    if (start === typed.length) break;
    const end = markupAt(start);
    if (end) hasTags = true;
    else html += LESS;
    at = end ?? start + 1;
  }
  return {
    html,
    hasTags,
    hasBlocks,
    removed,
    broken,
    unclosed: [...open.values()].some((count) => count > 0),
  };
}

function matchAt(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Finds the next match from a place on. The places must not go back, so that a text is read once for each pattern. */
function forward(text: string) {
  const found = new Map<string, { index: number; end: number } | undefined>();
  return (pattern: string, from: number) => {
    const before = found.get(pattern);
    if (found.has(pattern) && (!before || before.index >= from)) return before;
    const search = new RegExp(pattern, "gi");
    const match = matchAt(search, text, from);
    const next = match ? { index: match.index, end: search.lastIndex } : undefined;
    found.set(pattern, next);
    return next;
  };
}

/** @param counterparts the names of end tags for a start tag, of start tags for an end tag */
function isTag(name: string, attributes: string, counterparts: ReadonlySet<string | undefined>): boolean {
  if (!name) return false;
  if (!attributes.includes("=") && !attributes.split(/[\s/]+/).every((word) => !word || BARE.test(word)))
    return false;
  const isOfProgram =
    counterparts.has(name) || /=\s*["']/.test(attributes) || (name.includes(":") && attributes.endsWith("/"));
  return HTML.has(name) || isOfProgram;
}

/** Whether a text has tags or references of HTML. */
export const hasMarkup = (typed: string): boolean =>
  new RegExp(REFERENCE, "i").test(typed) || readTags(typed).hasTags;

/** HTML in which only whole references are read: « ?a=1&copy=2 » has none. */
export const wholeReferences = (html: string) => html.replace(new RegExp(`(?!${REFERENCE})&`, "gi"), "&amp;");
