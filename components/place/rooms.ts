import { getElementsByTagName, textContent } from "domutils";
import { TORN } from "@/components/text/rich-text-pictures";
import {
  type Article,
  type Element,
  element,
  hasContent,
  isElement,
  type Node,
  withChildren,
} from "@/lib/article/tree";
import { slug } from "@/lib/text/strings";

/** The names in the `dl` lists of an article that have a picture of their own, in their order. */
export const roomsOf = (article: Article): string[] =>
  getElementsByTagName("dl", [...article], true)
    .flatMap(({ children }) => groupsOf(children))
    .filter(pictureOf)
    .map(nameOf)
    .filter(Boolean);

const nameOf = (group: readonly Element[]) =>
  group
    .filter(({ name }) => name === "dt")
    .map((name) => textContent(name))
    .join(", ");

/** The id of a room that a link in the drawing targets; no heading has such an id. */
export const anchorOf = (name: string) => `piece-${slug(name)}`;

/**
 * Wraps each entry of a definition list (`dt` and its `dd`) in a `div`. An entry with one picture becomes a
 * `room`: a split with the picture in a `dd` of its own. If a list has rooms, its other entries become torn
 * sheets.
 * @param anchored whether each room gets an `id` for links
 */
export const withRooms = (article: Article, anchored = false): Article =>
  article.map((node) => grouped(node, anchored));

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
