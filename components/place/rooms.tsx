import { clsx } from "clsx";
import type { Components } from "@/components/text/rich-text";
import {
  type Article,
  type Element,
  elementsIn,
  hasContent,
  isElement,
  type Node,
  textOf,
} from "@/lib/article/tree";
import { slug } from "@/lib/text/strings";
import styles from "./rooms.module.css";

/** The names in the `dl` lists of an article that have a picture of their own, in their order. */
export const roomNames = (article: Article): string[] =>
  elementsIn(article, "dl")
    .flatMap(({ children }) => entriesOfList(children))
    .filter(roomPicture)
    .map(roomName)
    .filter(Boolean);

const roomName = (group: readonly Element[]) =>
  group
    .filter(({ name }) => name === "dt")
    .map((name) => textOf([name]))
    .join(", ");

/** The id of a room, to which labels in the drawing lead; ids of headings have no `piece-`. */
export const roomAnchor = (name: string) => `piece-${slug(name)}`;

/**
 * Shows each entry of a definition list in a `div`. An entry with one picture becomes a room, with the
 * picture in a `dd` of its own; beside rooms the other entries become torn sheets.
 * @param anchored whether each room gets an `id` for links
 */
export const roomComponents = (anchored = false): Components => ({
  dl: ({ children }, render) => {
    const groups = entriesOfList(children);
    const hasRooms = groups.some(roomPicture);
    return (
      <dl>
        {groups.map((group, i) => {
          const picture = roomPicture(group);
          const key = `${i} ${roomName(group)}`;
          if (!picture)
            return (
              <div
                key={key}
                className={clsx(styles.entry, hasRooms && `bleed torn ${styles.sheet}`)}
                data-torn={hasRooms ? "both" : undefined}
              >
                {render(group)}
              </div>
            );
          return (
            <div
              key={key}
              className={clsx("split", styles.entry, styles.room, i % 2 && "media-first")}
              id={anchored ? roomAnchor(roomName(group)) : undefined}
            >
              {render(group.flatMap((part) => withoutElement(picture, part)))}
              <dd className={`media frame torn ${styles.picture}`} data-torn="both">
                {render([picture])}
              </dd>
            </div>
          );
        })}
      </dl>
    );
  },
});

/** The entries of a definition list: an entry begins with each `dt` that follows a `dd`. */
function entriesOfList(parts: readonly Node[]): Element[][] {
  const groups: Element[][] = [];
  for (const part of parts) {
    if (!isElement(part)) continue;
    const group = groups.at(-1);
    if (group && (part.name === "dd" || group.at(-1)?.name === "dt")) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The only picture of an entry that has one `dd`; undefined for any other entry. */
function roomPicture(group: readonly Element[]): Element | undefined {
  const [picture, second] = elementsIn(group, "img");
  return second || group.filter(({ name }) => name === "dd").length !== 1 ? undefined : picture;
}

/** A node without the picture in it; no node if only the picture was in it. */
function withoutElement(picture: Element, node: Node): Node[] {
  if (!isElement(node)) return [node];
  if (node === picture) return [];
  const children = node.children.flatMap((child) => withoutElement(picture, child));
  return elementsIn([node], "img").length > 0 && !hasContent(children) ? [] : [{ ...node, children }];
}
