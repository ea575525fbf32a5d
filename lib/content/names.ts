import { perProcess } from "@/lib/concurrency";
import type { CollectionName } from "@/lib/content/collections";
import { PAGES, pageUnder } from "@/lib/routes";
import { slug } from "@/lib/text/strings";

/** An index of a list: the ids of its documents, the slugs of their titles, the size of each category. */
export type ListIndex = {
  count: number;
  names: ReadonlySet<string>;
  categories: ReadonlyMap<string, number>;
};

type Document = { id: string; title?: string; category?: string };

const state = perProcess("__named", () => new Map<CollectionName, ListIndex>());

/**
 * Records a list when it is read, hidden documents included. The page cache looks ids up here, because cached functions
 * run only while a page is rendered.
 */
export function indexDocuments(collection: CollectionName, documents: readonly Document[]): void {
  const names = new Set(documents.flatMap(({ id, title = id }) => [id, slug(title)]));
  const categories = new Map<string, number>();
  for (const { category } of documents) {
    const name = slug(category ?? "");
    categories.set(name, (categories.get(name) ?? 0) + 1);
  }
  state.set(collection, { count: documents.length, names, categories });
}

/** The index of a collection at its last read; undefined before the first. */
export const indexOfCollection = (collection: CollectionName): ListIndex | undefined => state.get(collection);

/** The name of a category by its slug: the most frequent spelling; at a tie the site's own name. */
export function categoryName(id: string, typed: readonly (string | undefined)[]): string | undefined {
  const page = pageUnder("ateliers", id);
  const shipped = page && PAGES[page].name;
  const uses = new Map<string, number>();
  for (const name of typed) if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
  const most = Math.max(...uses.values());
  const favourites = [...uses].filter(([, count]) => count === most).map(([name]) => name);
  return shipped && favourites.length !== 1 ? shipped : favourites[0];
}
