import {
  type Element,
  element,
  elementsIn,
  hasContent,
  isElement,
  type Node,
  readTree,
  textOf,
  writeTree,
} from "./html-tree";
import { slug } from "./slug";

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
 * `room`, a split whose picture is an answer of its own. Among rooms a group without a picture is a sheet.
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
    children: groups.map((group, i) => {
      const picture = pictureOf(group);
      const side = i % 2 ? "room split media-first" : "room split";
      if (picture)
        return room(group, picture, { class: side, ...(anchored && { id: anchorOf(nameOf(group)) }) });
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
  const parts = group.flatMap((part) =>
    part.name === "dd"
      ? [
          { ...part, children: part.children.flatMap((node) => without(picture, node)) },
          element("dd", [picture], { ...TORN, class: "media frame torn" }),
        ]
      : part,
  );
  return element("div", parts, attributes);
}

/** A node without the picture in it; nothing where it held nothing else. */
function without(picture: Element, node: Node): Node[] {
  if (!isElement(node)) return [node];
  if (node === picture) return [];
  const children = node.children.flatMap((child) => without(picture, child));
  return elementsIn([node], "img").length > 0 && !hasContent(children) ? [] : [{ ...node, children }];
}
