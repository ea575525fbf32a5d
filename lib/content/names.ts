import type { CollectionName } from "@/lib/content/collections";
import { PAGES, pageUnder } from "@/lib/routes";
import { slug } from "@/lib/text/strings";

/** What a list names: its documents by id and by the slug of their title, and how many each category has. */
export type Named = { count: number; names: ReadonlySet<string>; categories: ReadonlyMap<string, number> };

type Document = { id: string; title?: string; category?: string };

// One state for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __named?: Map<CollectionName, Named> };
shared.__named ??= new Map();
const state = shared.__named;

/**
 * Remembers what a list names, each time it is read from the source: before a page is rendered no cached function may
 * be called. Hidden documents are named too, which only means that their addresses are looked at more closely.
 */
export function rememberNames(collection: CollectionName, documents: readonly Document[]): void {
  const names = new Set(documents.flatMap(({ id, title = id }) => [id, slug(title)]));
  const categories = new Map<string, number>();
  for (const { category } of documents) {
    const name = slug(category ?? "");
    categories.set(name, (categories.get(name) ?? 0) + 1);
  }
  state.set(collection, { count: documents.length, names, categories });
}

/** What the lists of a collection named when they were last read; undefined until then. */
export const namedIn = (collection: CollectionName): Named | undefined => state.get(collection);

/**
 * What a category is called that several workshops spell in their own ways: the name that most of them
 * use; at a tie the site's own, else the first.
 * @param id the slug of all the names
 */
export function categoryName(id: string, typed: readonly (string | undefined)[]): string | undefined {
  const page = pageUnder("ateliers", id);
  const shipped = page && PAGES[page].name;
  const uses = new Map<string, number>();
  for (const name of typed) if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
  const most = Math.max(...uses.values());
  const favourites = [...uses].filter(([, count]) => count === most).map(([name]) => name);
  return shipped && favourites.length !== 1 ? shipped : favourites[0];
}
