import { decoded, quoted, slug } from "@/lib/text/strings";
import { HEADINGS } from "./tags";
import { element, elementsIn, isElement, type Node, textOf } from "./tree";

/**
 * Gives headings consecutive levels and ids, and leads links to those that have the typed id or words. If all headings
 * are h3 or deeper they begin at h3: the page has its own h2. A link to nothing is text, and reported.
 */
export function withHeadings(blocks: readonly Node[], report: (what: string) => void): Node[] {
  const headings = elementsIn(blocks, ...HEADINGS);
  const top = headings.some(({ name }) => name === "h1" || name === "h2") ? 2 : 3;
  const idOf = uniqueIds();
  // An address with the slug of a level 3 leads there (requirement 3.18), so that those have it first.
  const first = headings.toSorted((one, other) => Number(other.name === "h3") - Number(one.name === "h3"));
  const idsOf = new Map(first.map((heading) => [heading, idOf(textOf([heading]).trim())]));
  const ids = new Map([...idsOf.values()].map((id) => [id, id]));
  for (const [{ attributes }, id] of idsOf) if (attributes.id) ids.set(attributes.id, id);

  const open: number[] = [];
  const finished = (node: Node): readonly Node[] => {
    if (!isElement(node)) return [node];
    const { name } = node;
    const { id: _, ...attributes } = node.attributes;
    const children = node.children.flatMap(finished);
    const id = idsOf.get(node);
    if (id) {
      const level = Number(name.slice(1));
      while (open.length && (open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      const hash = level === 3 && { "data-hash": id };
      return [element(`h${Math.min(6, top + open.length - 1)}`, children, { id, ...hash, ...attributes })];
    }
    const { href } = attributes;
    if (!href?.startsWith("#")) return [{ ...node, children }];
    const typed = decoded(href.slice(1)) || href.slice(1);
    const target = ids.get(typed) ?? ids.get(slug(typed));
    if (target) return [element("a", children, { href: `#${target}` })];
    report(`lien vers « ${quoted(href)} », qui n’est pas dans ce texte`);
    return children;
  };
  return blocks.flatMap(finished);
}

/** Gives a title its slug, and a number where another has it already. */
function uniqueIds(): (title: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const name = slug(title) || "section";
    // Counting goes on from the last equal name, which avoids quadratic time.
    let count = counts.get(name) ?? 1;
    let id = name;
    while (used.has(id)) id = `${name}-${++count}`;
    counts.set(name, count);
    used.add(id);
    return id;
  };
}
