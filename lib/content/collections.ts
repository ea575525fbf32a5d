import { createHash } from "node:crypto";

/** The four collections of the database and the fields that their lists read (spec section 7). */
export const COLLECTIONS = {
  photos: ["name", "img"],
  partners: ["title", "activity", "pictureprofile"],
  workshops: ["title", "category"],
  calendar: ["title", "dateStart", "dateEnd"],
} as const satisfies Record<string, readonly string[]>;

export type CollectionName = keyof typeof COLLECTIONS;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

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

/**
 * Whether a document can have this id at all: Firestore refuses empty ids, slashes, `.`, `..`,
 * `__x__` and more than 1,500 bytes. No read is spent on the others.
 */
export function isPossibleId(id: string): boolean {
  return (
    id !== "" &&
    id !== "." &&
    id !== ".." &&
    !/^__.*__$/.test(id) &&
    !/[/\p{Cc}\p{Cs}]/u.test(id) &&
    Buffer.byteLength(id) <= 1500
  );
}
