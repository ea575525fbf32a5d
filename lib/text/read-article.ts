import { Parser } from "htmlparser2";
import { typedImage } from "@/lib/pictures/allowed";
import { linkAttributes, typedAddress } from "./address";
import { ATTRIBUTES, DEEPEST, HEADINGS, SILENT, TAGS } from "./allow-list";
import { addText, type Element, element, hasContent, type Node, textOf } from "./html-tree";

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
