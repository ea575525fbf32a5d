import { decoded, quoted, slug } from "@/lib/text/strings";
import { HEADINGS } from "./tags";
import { element, elementsIn, isElement, type Node, textOf } from "./tree";

/**
 * Gives headings ids and consecutive levels from h2, or from h3 if all are h3 or deeper. Links lead to the
 * heading with the typed id or words; a link without a target becomes text, and is reported.
 */
export function withHeadings(blocks: readonly Node[], report: (what: string) => void): Node[] {
  const headings = elementsIn(blocks, ...HEADINGS);
  const topLevel = headings.some(({ name }) => name === "h1" || name === "h2") ? 2 : 3;
  const uniqueIdOf = uniqueIds();
  // Headings of level 3 get the plain slug, because addresses with a slug lead to them (requirement 3.18).
  const headingsByPriority = headings.toSorted(
    (heading, otherHeading) => Number(otherHeading.name === "h3") - Number(heading.name === "h3"),
  );
  const idsOf = new Map(headingsByPriority.map((heading) => [heading, uniqueIdOf(textOf([heading]).trim())]));
  const ids = new Map([...idsOf.values()].map((id) => [id, id]));
  for (const [{ attributes }, id] of idsOf) if (attributes.id) ids.set(attributes.id, id);

  const openLevels: number[] = [];
  const finishedNodes = (node: Node): readonly Node[] => {
    if (!isElement(node)) return [node];
    const { name } = node;
    const { id: _, ...attributes } = node.attributes;
    const children = node.children.flatMap(finishedNodes);
    const id = idsOf.get(node);
    if (id) {
      const level = Number(name.slice(1));
      while (openLevels.length && (openLevels.at(-1) ?? 0) >= level) openLevels.pop();
      openLevels.push(level);
      const hash = level === 3 && { "data-hash": id };
      return [
        element(`h${Math.min(6, topLevel + openLevels.length - 1)}`, children, {
          id,
          ...hash,
          ...attributes,
        }),
      ];
    }
    const { href } = attributes;
    if (!href?.startsWith("#")) return [{ ...node, children }];
    const typedTarget = decoded(href.slice(1)) || href.slice(1);
    const target = ids.get(typedTarget) ?? ids.get(slug(typedTarget));
    if (target) return [element("a", children, { href: `#${target}` })];
    report(`lien vers « ${quoted(href)} », qui n’est pas dans ce texte`);
    return children;
  };
  return blocks.flatMap(finishedNodes);
}

/** Makes a function that gives each title its slug, with a number if an earlier title has the same slug. */
function uniqueIds(): (title: string) => string {
  const usedIds = new Set<string>();
  const countsByName = new Map<string, number>();
  return (title) => {
    const name = slug(title) || "section";
    // Counting goes on from the last title with the same slug, which avoids quadratic time.
    let count = countsByName.get(name) ?? 1;
    let id = name;
    while (usedIds.has(id)) id = `${name}-${++count}`;
    countsByName.set(name, count);
    usedIds.add(id);
    return id;
  };
}
