import { type DefaultTreeAdapterTypes as Parsed, parseFragment } from "parse5";
import { MAX_PICTURES, typedImage } from "@/lib/pictures/allowed";
import { linkAttributes, typedAddress } from "@/lib/text/links";
import { decoded, withoutDirections } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { KEPT } from "./tags";
import { append, element, isBlank, type Node } from "./tree";

/** The attributes that stay, beside those of links and pictures. */
const ATTRIBUTES: Record<string, readonly string[] | undefined> = {
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  ol: ["start"],
  li: ["value"],
};
const RENAMED: Record<string, string | undefined> = {
  i: "em",
  strike: "s",
  del: "s",
  ins: "u",
  font: "span",
};

/** A context in which a browser keeps no part of a table without its table. */
const [BODY] = parseFragment("<div></div>").childNodes as Parsed.Element[];

/** The id that a link within a text leads to. */
export const targetOf = (href = ""): string | undefined =>
  /^#./.test(href) ? decoded(href.slice(1)) || href.slice(1) : undefined;

/**
 * The tree that a browser makes of HTML, with what an article may hold (requirement 4.5). `div` is there until paragraphs
 * are built. An id that a link leads to is an empty `span` before the next words or picture.
 * @param report gets what is taken out
 */
export function treeOf(html: string, report: (what: string) => void): Node[] {
  const parsed = parseFragment(BODY ?? null, html, { scriptingEnabled: false }).childNodes;
  const wanted = new Set(targetsIn(parsed));
  const ids: string[] = [];
  const anchors = () => ids.splice(0).map((id) => element("span", [], { id }));
  let pictures = 0;

  function nodesOf(nodes: readonly Parsed.ChildNode[], inLink: boolean): Node[] {
    const kept: Node[] = [];
    for (const node of nodes)
      for (const one of "tagName" in node ? elementOf(node, inLink) : textOf(node)) append(kept, one);
    return kept;
  }

  function textOf(node: Parsed.ChildNode): Node[] {
    const text = withoutDirections("value" in node ? node.value : "");
    if (isBlank(text)) return text ? [text] : [];
    const words = text.trimStart();
    return [text.slice(0, text.length - words.length), ...anchors(), words];
  }

  function elementOf({ tagName, attrs, childNodes }: Parsed.Element, inLink: boolean): Node[] {
    const typed = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const { id = typed.name ?? "" } = typed;
    if (wanted.delete(id)) ids.push(id);
    if (tagName === "img") return pictureOf(typed);
    const name = nameOf(tagName, typed.style);
    const href = name === "a" && !inLink ? addressOf(typed.href) : undefined;
    const children = nodesOf(childNodes, inLink || href !== undefined);
    const kept = (ATTRIBUTES[name] ?? []).filter((attribute) => typed[attribute]);
    const attributes = {
      ...Object.fromEntries(kept.map((key) => [key, typed[key] ?? ""])),
      ...languageOf(typed),
    };
    if (href) return [element("a", children, { ...linkAttributes(href), ...attributes })];
    const isShown = name === "span" ? Object.keys(attributes).length > 0 : name !== "a" && KEPT.has(name);
    return isShown ? [element(name, children, attributes)] : children;
  }

  function addressOf(typed = ""): string | undefined {
    const { href, fault } = typedAddress(typed);
    if (fault) report(fault);
    return href;
  }

  function pictureOf({ src = "", alt = "" }: Record<string, string>): Node[] {
    pictures += 1;
    const { address, problem } =
      pictures > MAX_PICTURES ? { problem: `images après la ${MAX_PICTURES}e` } : typedImage(src);
    if (problem) report(problem);
    return address
      ? [...anchors(), element("img", [], { src: address, alt: french(withoutDirections(alt)) })]
      : [];
  }

  return nodesOf(parsed, false);
}

/** Google Docs wraps a text in `<b>` of normal weight, and writes bold as a `<span>`. */
function nameOf(typed: string, style = ""): string {
  const name = RENAMED[typed] ?? typed;
  if (!["b", "strong", "span"].includes(name)) return name;
  const [, weight] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  const isBold = weight ? /^bold|^[6-9]00/i.test(weight) : name !== "span";
  return isBold ? "strong" : "span";
}

/** The language and the direction of words that are not French (WCAG 3.1.2). */
function languageOf({ lang = "", dir = "" }: Record<string, string>): Record<string, string> {
  const isForeign = /^(?!fr)[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.test(lang);
  return { ...(isForeign && { lang }), ...(/^(?:rtl|auto)$/i.test(dir) && { dir }) };
}

const targetsIn = (nodes: readonly Parsed.ChildNode[]): string[] =>
  nodes.flatMap((node) =>
    "tagName" in node
      ? [
          ...node.attrs.flatMap(({ name, value }) => (name === "href" ? (targetOf(value) ?? []) : [])),
          ...targetsIn(node.childNodes),
        ]
      : [],
  );
