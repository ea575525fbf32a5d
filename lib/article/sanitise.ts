import { type DefaultTreeAdapterTypes as Parsed, parseFragment } from "parse5";
import { MAX_PICTURES, typedImage } from "@/lib/pictures/allowed";
import { linkAttributes, typedAddress } from "@/lib/text/links";
import { withoutDirections } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { HEADINGS, KEPT_ELEMENTS, RENAMED_ELEMENTS } from "./tags";
import { append, element, type Node } from "./tree";

/** The attributes that an article keeps, beside those of links and pictures. */
const KEPT_ATTRIBUTES: Record<string, readonly string[] | undefined> = {
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  abbr: ["title"],
  ol: ["start"],
  li: ["value"],
  // Links in the text lead to the ids of headings (headings.ts).
  ...Object.fromEntries(HEADINGS.map((name) => [name, ["id"]])),
};

/** In this context, a browser drops parts of a table that stand outside of a table. */
const [BODY] = parseFragment("<div></div>").childNodes as Parsed.Element[];

/**
 * The tree that a browser makes of HTML, reduced to the elements of an article (requirement 4.5) and `div`,
 * of which paragraphs are built. `report` is called with the markup that is taken out.
 */
export function treeOf(html: string, report: (what: string) => void): Node[] {
  const parsed = parseFragment(BODY ?? null, html, { scriptingEnabled: false }).childNodes;
  let pictureCount = 0;

  function nodesOf(nodes: readonly Parsed.ChildNode[], inLink: boolean): Node[] {
    const articleNodes: Node[] = [];
    for (const node of nodes)
      for (const articleNode of "tagName" in node ? elementNodes(node, inLink) : textNodes(node))
        append(articleNodes, articleNode);
    return articleNodes;
  }

  function elementNodes({ tagName, attrs, childNodes }: Parsed.Element, inLink: boolean): Node[] {
    const typedAttributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    if (tagName === "img") return pictureNodes(typedAttributes);
    const name = RENAMED_ELEMENTS.get(tagName) ?? tagName;
    const href = name === "a" && !inLink ? addressOf(typedAttributes.href) : undefined;
    const children = nodesOf(childNodes, inLink || href !== undefined);
    const keptNames = (KEPT_ATTRIBUTES[name] ?? []).filter((attribute) => typedAttributes[attribute]);
    const attributes = {
      ...Object.fromEntries(keptNames.map((key) => [key, typedAttributes[key] ?? ""])),
      ...languageOf(typedAttributes),
    };
    if (href) return [element("a", children, { ...linkAttributes(href), ...attributes })];
    const isShown =
      name === "span" ? Object.keys(attributes).length > 0 : name !== "a" && KEPT_ELEMENTS.has(name);
    return isShown ? [element(name, children, attributes)] : children;
  }

  function addressOf(typed = ""): string | undefined {
    const { href, fault } = typedAddress(typed);
    if (fault) report(fault);
    return href;
  }

  function pictureNodes({ src = "", alt = "" }: Record<string, string>): Node[] {
    pictureCount += 1;
    const { address, problem } =
      pictureCount > MAX_PICTURES ? { problem: `images après la ${MAX_PICTURES}e` } : typedImage(src);
    if (problem) report(problem);
    return address ? [element("img", [], { src: address, alt: french(withoutDirections(alt)) })] : [];
  }

  return nodesOf(parsed, false);
}

function textNodes(node: Parsed.ChildNode): Node[] {
  const text = withoutDirections("value" in node ? node.value : "");
  return text ? [text] : [];
}

/** The language and the direction of words that are not French (WCAG 3.1.2). */
function languageOf({ lang = "", dir = "" }: Record<string, string>): Record<string, string> {
  const isForeign = /^(?!fr)[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.test(lang);
  return { ...(isForeign && { lang }), ...(/^(?:rtl|auto)$/i.test(dir) && { dir }) };
}
