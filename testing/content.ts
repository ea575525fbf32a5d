import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { snapshot } from "@/lib/content/snapshot";

/** Documents as hosts type them, by id. */
type TypedDocuments = Record<string, Record<string, unknown>>;

/** Gives the content API these documents of each collection, and no others. */
export function publish(contents: { [collection in CollectionName]?: TypedDocuments }): void {
  // A test may have set the clock.
  snapshot.checkTime();
  for (const name of COLLECTION_NAMES)
    snapshot.replace(
      name,
      Object.entries(contents[name] ?? {}).map(([id, data]) => ({ id, data })),
    );
}
