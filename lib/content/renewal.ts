import { type CollectionName, collectionTag, documentTag, listTag } from "./collections";
import type { CollectionChange } from "./source";

/** Which tags a change renews, and how: `stale` in the background, `gone` before the next answer. */
export type Renewal = { stale: string[]; gone: string[] };

/**
 * What an announced change means for the pages. Edits and removals of known documents renew in the
 * background, so that an outage cannot take a page down; a new document's earlier « missing » answer
 * must never be shown again.
 */
export function renewalOf({ collection, added, modified, removed }: CollectionChange): Renewal {
  if (added.length + modified.length + removed.length === 0) return { stale: [], gone: [] };
  return {
    stale: [listTag(collection), ...[...modified, ...removed].map((id) => documentTag(collection, id))],
    gone: added.map((id) => documentTag(collection, id)),
  };
}

/** Everything of a collection, when it is not known what changed. */
export const wholeCollection = (collection: CollectionName): Renewal => ({
  stale: [collectionTag(collection)],
  gone: [],
});
