import sanitizeHtml from "sanitize-html";
import { quoted } from "@/lib/text/strings";

/** The elements of HTML that people write or paste. */
const HTML = new Set([
  ...sanitizeHtml.defaults.allowedTags,
  ..."area audio base body button center details del dialog dir embed fieldset font form frame head html".split(
    " ",
  ),
  ..."iframe img input ins label legend link map marquee math meta noscript object option picture".split(" "),
  ..."script search select source strike style summary svg template textarea title video".split(" "),
]);
/** Attributes that need no value. */
const BARE =
  /^(?:allowfullscreen|async|auto(?:focus|play)|checked|compact|controls|defer|disabled|hidden|loop|multiple|muted|no(?:shade|wrap)|open|playsinline|re(?:adonly|quired|versed)|selected|(?:aria|data)-.*)$/i;
/** An attribute with its value. */
const PAIR = /(?<![^\s=/])[^\s=/]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)/g;

const NAME = "[a-z][a-z\\d]*(?:[:-][\\w.-]+)*";
/** A value in quotation marks. One that holds a whole tag, or goes on without a blank, was not closed where it should be. */
const VALUE = (mark: string) => `=\\s*${mark}(?:[^${mark}<]*|[^${mark}<>]*<[^${mark}>]*)${mark}(?=[\\s/>])`;
/** The attributes of a tag: the text between its name and its end. */
const REST = `(?=[\\s/>])(?:[^<>=]|${VALUE('"')}|${VALUE("'")}|=(?!\\s*["']))*`;
/** Elements that leave with their text: code, and the data of Word if no HTML is inside. */
const CODE = "script|style|textarea|option";
const DATA = "xml|[owm]:[a-z]+";
const WITH_TEXT = new RegExp(`^(?:${CODE}|${DATA})$`, "i");
const MARKUP = new RegExp(
  [
    "(?<comment><!--[^]*?-->|<!(?:doctype|\\[(?:if|endif))\\b[^<>]*>|<\\?xml\\b[^<>]*>)",
    `<(?<code>${CODE})${REST}>[^]*?</\\k<code>\\s*>`,
    `<(?<data>${DATA})${REST}(?<!/)>(?:(?!<[a-z]\\w*[\\s/>])[^])*?</\\k<data>\\s*>`,
    `<(?<slash>/?)(?<name>${NAME})(?<attributes>${REST})>`,
    `<(?<broken>${NAME})(?=\\s[^<>]*=)[^<>]*>`,
    "<",
    // Only whole references are read: « ?a=1&copy=2 » has none.
    "&(?!#\\d{1,7};|#x[\\da-f]{1,6};|[a-z][a-z\\d]{1,30};)",
  ].join("|"),
  "gi",
);
const REFERENCE = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** `html` has no `<` but those of tags. `removed` names elements that left with their text, `broken` unreadable tags. */
type Markup = { html: string; removed: string[]; broken: string[]; hasTags: boolean };

/**
 * Tells the tags of a text from words in angle brackets, which stay text (requirement 4.5): a tag has a name of HTML and
 * attributes, or it is an element of another program. A tag whose quotation mark is left open is cut.
 */
export function readMarkup(typed: string): Markup {
  const names = (pattern: RegExp) =>
    new Set(Array.from(typed.matchAll(pattern), ([, name = ""]) => name.toLowerCase()));
  const [opened, closed] = [names(/<([^\s/>]+)/g), names(/<\/([^\s>]+)/g)];
  const removed = new Set<string>();
  const broken: string[] = [];
  let hasTags = false;
  const html = typed.replace(MARKUP, (found: string, ...others) => {
    const { comment, code, data, slash, name, attributes = "", broken: unread } = others.at(-1);
    const dropped = code ?? data;
    const isTag = unread
      ? HTML.has(unread.toLowerCase())
      : name && isElement(name.toLowerCase(), attributes, slash ? opened : closed);
    if (!(isTag || dropped || comment)) return `${found.startsWith("&") ? "&amp;" : "&lt;"}${found.slice(1)}`;
    hasTags = true;
    const gone = dropped ?? (WITH_TEXT.test(name) && !slash ? name : undefined);
    if (gone) removed.add(`<${gone.toLowerCase()}>`);
    if (unread) broken.push(quoted(found));
    return name && !WITH_TEXT.test(name) ? found : "";
  });
  return { html, removed: [...removed], broken, hasTags };
}

/** @param counterparts the names of end tags for a start tag, of start tags for an end tag */
function isElement(name: string, attributes: string, counterparts: ReadonlySet<string>): boolean {
  const words = attributes.replace(PAIR, "").split(/[\s/]+/);
  if (!words.every((word) => word === "" || BARE.test(word))) return false;
  const isOfProgram =
    counterparts.has(name) || /=\s*["']/.test(attributes) || /:.*\/$/.test(name + attributes);
  return HTML.has(name) || isOfProgram;
}

export const hasMarkup = (typed: string): boolean => REFERENCE.test(typed) || readMarkup(typed).hasTags;
