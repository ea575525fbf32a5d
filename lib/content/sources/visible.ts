import type { CollectionName } from "@/lib/content/collections";
import { parseListed } from "@/lib/content/parse";
import { asShownHere } from "@/lib/content/publication";
import type { CollectionChange, RawDocument } from "@/lib/content/source";

/** Whether visitors of this instance may see a document, by its own data. */
export const isVisible = (collection: CollectionName, raw: RawDocument): boolean =>
  asShownHere(parseListed(collection, raw)) !== undefined;

/**
 * What a change means for visitors.
 * @param written the ids that were written or removed
 * @param before the ids that visitors saw, @param after those that they may see now
 */
export function changesFor(
  written: readonly string[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Pick<CollectionChange, "added" | "changed" | "gone"> {
  const added = written.filter((id) => after.has(id) && !before.has(id));
  const gone = [...before].filter((id) => !after.has(id));
  const others = new Set([...added, ...gone]);
  return { added, changed: written.filter((id) => !others.has(id)), gone };
}
