import { getElementsByTagName, textContent } from "domutils";
import { isLead, isShortRead, splitSentences } from "@/lib/text/length";
import { slug } from "@/lib/text/strings";
import { plainText } from "./clean";
import {
  type Element,
  element,
  hasContent,
  isElement,
  isText,
  type Node,
  readTree,
  text,
  withChildren,
  writeTree,
} from "./tree";

/** Parts of cleaned articles, as pages show them. `html` is what the content door gives: every heading has its id. */

/** A part of an article under its own heading; the part before the first heading has none. */
export type Section = { id?: string; title?: string; html: string; heading?: string; body: string };

/** The sections of an article: it is cut at its h2, but not at one inside a quotation or a list. */
export function sectionsOf(html: string): Section[] {
  const sections: Node[][] = [[]];
  for (const node of readTree(html)) {
    if (isElement(node, "h2")) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.map(sectionOf).filter(({ html }) => html.trim());
}

function sectionOf(nodes: readonly Node[]): Section {
  const html = writeTree(nodes);
  const [first, ...rest] = nodes;
  const id = isElement(first, "h2") ? first.attribs.id : undefined;
  if (!first || !id) return { html, body: html };
  const heading = writeTree([first]);
  return { id, title: plainText(heading), html, heading, body: writeTree(rest) };
}

/** An article in three: before one of its nodes, the node, after it. Everything is before if there is no such node. */
type Split = [before: string, node: string, after: string];

function splitAt(nodes: readonly Node[], place: number): Split {
  const at = place < 0 ? nodes.length : place;
  return [writeTree(nodes.slice(0, at)), writeTree(nodes.slice(at, at + 1)), writeTree(nodes.slice(at + 1))];
}

/**
 * Splits an article at its first quotation. All is before where there is none that can stand by itself: one
 * that opens the text, is long, or holds another.
 */
export function atQuotation(html: string): Split {
  const nodes = readTree(html);
  const place = nodes.findIndex((node) => isElement(node, "blockquote"));
  const quotation = nodes[place];
  const stands =
    place > 0 &&
    isElement(quotation) &&
    getElementsByTagName("blockquote", quotation.children, true, 1).length === 0 &&
    isShortRead(plainText(writeTree([quotation])));
  return stands ? splitAt(nodes, place) : [html, "", ""];
}

/**
 * Takes the first picture that is alone in its paragraph out of an article.
 * @param html as the content door gives it
 * @returns the picture, if there is one, and the article without it
 */
export function withoutPicture(html: string): { picture?: { src: string; alt: string }; rest: string } {
  const nodes = readTree(html);
  const place = nodes.findIndex(isPicture);
  const paragraph = nodes[place];
  const [picture] = isElement(paragraph) ? paragraph.children : [];
  if (!isElement(picture)) return { rest: html };
  const { src = "", alt = "" } = picture.attribs;
  return { picture: { src, alt }, rest: writeTree(nodes.toSpliced(place, 1)) };
}

/** Whether a node is a paragraph that holds a picture and nothing else. */
export const isPicture = (node: Node): node is Element =>
  isElement(node, "p") && node.children.length === 1 && isElement(node.children[0], "img");

/** Whether an article is a few words in headings and paragraphs, which can stand in large letters. */
export function isGlanced(html: string): boolean {
  const blocks = readTree(html);
  const areWords = blocks.length > 0 && blocks.every((block) => isElement(block, "p", "h2", "h3"));
  return (
    areWords && !html.includes("<img") && isShortRead(blocks.map((block) => textContent(block)).join(" "))
  );
}

/** The first paragraph that leads into the rest, and that rest; nothing and everything where none does. */
export function leadAndText(html: string): [lead: string, text: string] {
  const [first, ...others] = readTree(html);
  const rest = writeTree(others);
  return isElement(first, "p") && isLead(textContent(first), rest) ? [writeTree([first]), rest] : ["", html];
}

/** An article whose first sentence, where that is plain text, is a paragraph of its own. */
export function sentenceApart(html: string): string {
  const [paragraph, ...others] = readTree(html);
  const [start, ...after] = isElement(paragraph, "p") ? paragraph.children : [];
  if (!start || !isText(start)) return html;
  const [first, rest] = splitSentences(start.data, "sentence");
  if (!isLead(first, rest)) return html;
  return writeTree([element("p", [text(first)]), element("p", [text(rest), ...after]), ...others]);
}

/** The names in the `dl` lists of an article that have a picture of their own, in their order. */
export const roomsOf = (html: string): string[] =>
  getElementsByTagName("dl", readTree(html), true)
    .flatMap(({ children }) => groupsOf(children))
    .filter(pictureOf)
    .map(nameOf)
    .filter(Boolean);

const nameOf = (group: readonly Element[]) =>
  group
    .filter(({ name }) => name === "dt")
    .map((name) => textContent(name))
    .join(", ");

/** The id of a room on a page that links to its rooms; no heading has such an id. */
export const anchorOf = (name: string) => `piece-${slug(name)}`;

/**
 * Groups the entries of a definition list: each name with its text in a `div`. A group with one picture is a
 * `room`, a split whose picture is an answer of its own. Among rooms a group without a picture is a sheet.
 * @param anchored whether each room gets an `id` that the page links to
 */
export const withRooms = (html: string, anchored = false): string =>
  writeTree(readTree(html).map((node) => grouped(node, anchored)));

function grouped(node: Node, anchored: boolean): Node {
  if (!isElement(node)) return node;
  const children = node.children.map((child) => grouped(child, anchored));
  if (node.name !== "dl") return withChildren(node, children);
  const groups = groupsOf(children);
  const hasRooms = groups.some(pictureOf);
  const rooms = groups.map((group, i) => {
    const picture = pictureOf(group);
    if (!picture) return element("div", group, hasRooms ? SHEET : {});
    const id = anchored && { id: anchorOf(nameOf(group)) };
    return element("div", pictureApart(group, picture), {
      class: i % 2 ? "room split media-first" : "room split",
      ...id,
    });
  });
  return withChildren(node, rooms);
}

/** A picture with torn edges, as app/styles/art.css shapes it. */
export const TORN = { class: "torn", "data-torn": "both" };
const SHEET = { ...TORN, class: "bleed torn" };

/** A group begins with each name that follows a description. */
function groupsOf(parts: readonly Node[]): Element[][] {
  const groups: Element[][] = [];
  for (const part of parts) {
    if (!isElement(part)) continue;
    const group = groups.at(-1);
    if (group && (part.name === "dd" || group.at(-1)?.name === "dt")) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The only picture of a group with only one description. */
function pictureOf(group: readonly Element[]): Element | undefined {
  const [picture, second] = getElementsByTagName("img", [...group], true, 2);
  return second || group.filter(({ name }) => name === "dd").length !== 1 ? undefined : picture;
}

const pictureApart = (group: readonly Element[], picture: Element): Element[] =>
  group.flatMap((part) => {
    if (part.name !== "dd") return part;
    const words = part.children.flatMap((node) => without(picture, node));
    return [withChildren(part, words), element("dd", [picture], { ...TORN, class: "media frame torn" })];
  });

/** A node without the picture in it; nothing where it held nothing else. */
function without(picture: Element, node: Node): Node[] {
  if (!isElement(node)) return [node];
  if (node === picture) return [];
  const children = node.children.flatMap((child) => without(picture, child));
  const held = getElementsByTagName("img", [node], true, 1).length > 0;
  return held && !hasContent(children) ? [] : [withChildren(node, children)];
}
