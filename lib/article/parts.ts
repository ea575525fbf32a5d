import { plainText } from "@/lib/article/clean";
import {
  type Element,
  element,
  elementsIn,
  hasContent,
  isElement,
  type Node,
  partedAt,
  readTree,
  textOf,
  writeTree,
} from "@/lib/article/tree";
import { GLANCED } from "@/lib/text/length";
import { slug } from "@/lib/text/strings";

/** A part of an article under its own heading; what stands before the first heading has none. */
export type Section = { id?: string; title?: string; html: string; heading?: string; body: string };

/**
 * Parts cleaned HTML at its first headings; one inside a quotation or a list parts nothing.
 * @param html as the content door gives it: every heading with its id
 */
export function sectionsOf(html: string): Section[] {
  const parts: Node[][] = [[]];
  for (const node of readTree(html)) {
    if (isElement(node, "h2")) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts.map(sectionOf).filter(({ html }) => html.trim());
}

function sectionOf(nodes: readonly Node[]): Section {
  const html = writeTree(nodes);
  const [first, ...rest] = nodes;
  const id = isElement(first, "h2") ? first.attributes.id : undefined;
  if (!first || !id) return { html, body: html };
  const heading = writeTree([first]);
  return { id, title: plainText(heading), html, heading, body: writeTree(rest) };
}

/**
 * Parts an article at its first quotation: what comes before it, the quotation, what follows. All is before where
 * there is none that can stand by itself: one that opens the text, is long, or belongs to a list.
 * @param html as the content door gives it
 */
export function atQuotation(html: string): [before: string, quotation: string, after: string] {
  const nodes = readTree(html);
  const place = nodes.findIndex((node) => isElement(node, "blockquote"));
  const parts = partedAt(nodes, place);
  const [, quotation] = parts;
  const stands =
    place > 0 && !quotation.includes("<blockquote>", 1) && plainText(quotation).length <= GLANCED;
  return stands ? parts : [html, "", ""];
}

/** Parts an article at its first picture that is alone in its paragraph: what comes before it, the picture, what follows. */
export function atPicture(html: string): [before: string, picture: string, after: string] {
  const nodes = readTree(html);
  const isPicture = (node: Node) =>
    isElement(node, "p") && node.children.length === 1 && isElement(node.children[0], "img");
  return partedAt(nodes, nodes.findIndex(isPicture));
}

/** The names in the lists of an article that have a picture of their own, in their order. */
export const roomsOf = (html: string): string[] =>
  elementsIn(readTree(html), "dl")
    .flatMap(({ children }) => groupsOf(children))
    .filter(pictureOf)
    .map(nameOf)
    .filter(Boolean);

const nameOf = (group: readonly Element[]) =>
  group
    .filter(({ name }) => name === "dt")
    .map(textOf)
    .join(", ");

/** Where a room is on a page that leads to its rooms: no heading is called so. */
export const anchorOf = (name: string) => `piece-${slug(name)}`;

/**
 * Groups the entries of a definition list: each name with its text in a `div`. A group with one picture is a
 * `room`: the picture stands apart from the words. Among rooms a group without a picture is a sheet.
 * @param anchored whether each room gets an `id` that the page links to
 */
export const withRooms = (html: string, anchored = false): string =>
  writeTree(readTree(html).map((node) => grouped(node, anchored)));

function grouped(node: Node, anchored: boolean): Node {
  if (!isElement(node)) return node;
  const children = node.children.map((child) => grouped(child, anchored));
  if (node.name !== "dl") return { ...node, children };
  const groups = groupsOf(children);
  const hasRooms = groups.some(pictureOf);
  return {
    ...node,
    children: groups.map((group) => {
      const picture = pictureOf(group);
      if (picture)
        return room(group, picture, { class: "room", ...(anchored && { id: anchorOf(nameOf(group)) }) });
      return element("div", group, hasRooms ? SHEET : {});
    }),
  };
}

/** A picture torn from the page, as app/styles/art.css shapes it. */
export const TORN = { class: "torn", "data-torn": "both" };
const SHEET = { ...TORN, class: "bleed torn" };

/** A group begins with each name that follows an answer. */
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

/** The only picture of a group's only answer. */
function pictureOf(group: readonly Element[]): Element | undefined {
  const [picture, second] = elementsIn(group, "img");
  return second || group.filter(({ name }) => name === "dd").length !== 1 ? undefined : picture;
}

function room(group: readonly Element[], picture: Element, attributes: Record<string, string>): Element {
  const apart = group.map((part) =>
    part.name === "dd"
      ? {
          ...part,
          children: [
            element(
              "div",
              part.children.flatMap((node) => without(picture, node)),
            ),
            element("div", [picture], TORN),
          ],
        }
      : part,
  );
  return element("div", apart, attributes);
}

/** A node without the picture in it; nothing where it held nothing else. */
function without(picture: Element, node: Node): Node[] {
  if (!isElement(node)) return [node];
  if (node === picture) return [];
  const children = node.children.flatMap((child) => without(picture, child));
  return elementsIn([node], "img").length > 0 && !hasContent(children) ? [] : [{ ...node, children }];
}
