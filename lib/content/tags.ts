import { createHash } from "node:crypto";
import type { CollectionName } from "./collections";

/**
 * Cache tags, three to a collection: all of it, its list, one document. Ids are encoded, because the
 * framework joins tags by commas in a header and drops those over 256 characters.
 */
export const collectionTag = (collection: CollectionName) => collection as string;
export const listTag = (collection: CollectionName) => `${collection}::list`;
export const documentTag = (collection: CollectionName, id: string) => {
  const tag = `${collection}:${encodeURIComponent(id.toWellFormed())}`;
  return tag.length <= 200 ? tag : `${collection}:${createHash("sha256").update(id).digest("hex")}`;
};
/** Addresses of pages that a list does not have, as long as it does not grow. */
export const BEYOND_TAG = "beyond";
/** Everything that depends on which day it is in Paris. */
export const DAY_TAG = "today";
