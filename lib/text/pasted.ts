import { type Element, element } from "./html-tree";

/**
 * What editors and mail programs leave in their markup beside HTML's own words, put into marks that the
 * cleaner's second half (`blocks.ts`) reads: how text looks, and what is an entry of a list.
 * Word (`MsoListParagraph`, `mso-list`), Quill (`data-list`, `ql-indent-1`), Google Docs (`font-weight:normal`).
 */
export const MARKS = { look: "data-look", list: "data-list", level: "data-level" } as const;

type Attributes = Record<string, string>;
type Transform = (name: string, attributes: Attributes) => Element;

const style = (attributes: Attributes, property: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]{1,40})`, "i").exec(
    (attributes.style ?? "").slice(0, 2000),
  )?.[1];

const isBold = (weight: string) => /^\s*(bold|[6-9]00)/i.test(weight);
const isItalic = (slant: string) => /^\s*(italic|oblique)/i.test(slant);

/** What a span looks like; `b` and `i` may be there to say that they are not. */
function looks(name: string, attributes: Attributes): string[] {
  const weight = style(attributes, "font-weight");
  const slant = style(attributes, "font-style");
  const bold = weight ? isBold(weight) : name === "b" || name === "strong";
  const italic = slant ? isItalic(slant) : name === "i" || name === "em";
  return [...(bold ? ["strong"] : []), ...(italic ? ["em"] : [])];
}

const styled: Transform = (name, attributes) => {
  // Word writes the bullet itself into a span of its own.
  if (/mso-list\s*:\s*ignore/i.test(attributes.style ?? ""))
    return element("span", [], { [MARKS.look]: "bullet" });
  return element("span", [], { [MARKS.look]: looks(name, attributes).join(" ") });
};

const paragraph: Transform = (_, attributes) => {
  const level = /\bmso-list\s*:\s*l\d+\s+level(\d)/i.exec((attributes.style ?? "").slice(0, 2000))?.[1];
  return element("p", [], level ? { [MARKS.list]: "typed", [MARKS.level]: level } : {});
};

const entry: Transform = (_, attributes) => {
  const kind = attributes["data-list"];
  const level = /\bql-indent-(\d)\b/.exec(attributes.class ?? "")?.[1];
  return element("li", [], {
    ...(kind && { [MARKS.list]: kind === "ordered" ? "ol" : "ul" }),
    ...(level && { [MARKS.level]: String(Number(level) + 1) }),
  });
};

// Blocks without a meaning of their own: where one begins or ends, a line does.
const BLOCKS = [
  ...["div", "section", "article", "header", "footer", "main", "nav", "aside", "center", "address", "hgroup"],
  ...["details", "summary", "form", "fieldset", "legend", "menu", "dir", "body", "html", "head", "title"],
  ...["noscript", "video", "audio", "iframe", "object", "marquee", "dialog", "search"],
];

/** Names put into HTML's own, marks in place of what an editor left. */
export const TRANSFORMS = new Map<string, Transform>([
  ...BLOCKS.map((name): [string, Transform] => [name, () => element("div")]),
  ...["span", "font", "b", "strong", "i", "em"].map((name): [string, Transform] => [name, styled]),
  ["p", paragraph],
  ["li", entry],
  ["strike", () => element("s")],
  ["del", () => element("s")],
  ["ins", () => element("u")],
]);
