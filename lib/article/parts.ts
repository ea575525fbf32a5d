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
 * A list of names, each with what is said of it in a group of its own. One picture in it is taken apart from the
 * words, and its group told where it stands: a wide one at their side, two narrower ones above theirs, and so on.
 * What has no picture among those that have is a sheet from edge to edge.
 * @param anchored whether each room with a picture says where it is
 */
export const withRooms = (html: string, anchored = false): string =>
  writeTree(readTree(html).map((node) => grouped(node, anchored)));

function grouped(node: Node, anchored: boolean): Node {
  if (!isElement(node)) return node;
  const children = node.children.map((child) => grouped(child, anchored));
  if (node.name !== "dl") return { ...node, children };
  const groups = groupsOf(children);
  const pictured = groups.filter(pictureOf);
  return {
    ...node,
    children: groups.map((group) => {
      const picture = pictureOf(group);
      if (picture) {
        const place = placeOf(pictured.indexOf(group), pictured.length);
        return room(group, picture, {
          "data-picture": place,
          ...(anchored && { id: anchorOf(nameOf(group)) }),
        });
      }
      return element("div", group, pictured.length > 0 ? SHEET : {});
    }),
  };
}

/** A picture torn from the page, as app/styles/layout.css shapes it. */
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

function placeOf(index: number, count: number): string {
  const [round, place] = [Math.floor(index / 3), index % 3];
  if (place === 2 || (place === 1 && index + 1 < count)) return "above";
  return (round + place) % 2 ? "left" : "right";
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
