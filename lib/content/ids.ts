import { createHash } from "node:crypto";
import { type CollectionName, NO_DOCUMENT } from "@/lib/content/collections";
import type { Day } from "@/lib/dates";
import { decoded } from "@/lib/text/strings";

/** The most documents of a kind that a build prerenders; older ones are rendered when first asked for. */
export const MAX_AT_BUILD = { pages: 500, previews: 100 };

type Known = { id: string; updatedAt?: string; start?: Day };

/**
 * The ids that a build prerenders: the last changed, where the source knows the change, else the last
 * to begin. One that is too long for a file is left to its first visit. The framework wants at least one to a
 * route, also for an empty collection: then it gets an id that Firestore itself refuses, whose page is a plain 404.
 */
export function staticIds(documents: readonly Known[], most = MAX_AT_BUILD.pages): { id: string }[] {
  const named = documents.filter(({ id }) => isFileName(id));
  if (named.length === 0) return [{ id: NO_DOCUMENT }];
  const newness = ({ updatedAt, start }: Known) => updatedAt ?? start ?? UNDATED;
  return named
    .sort((a, b) => (newness(a) < newness(b) ? 1 : newness(a) > newness(b) ? -1 : 0))
    .slice(0, most)
    .map(({ id }) => ({ id }));
}

// Retreats without a date lie ahead.
const UNDATED = "9999";

/**
 * The document id that an address names. The framework hands parameters over as they were sent; an
 * address that is not valid UTF-8 cannot be an id, and nothing is read for it.
 */
export const idOf = async (params: Promise<{ id: string }>): Promise<string> => decoded((await params).id);

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

// What a file system takes, without the longest ending that the framework gives a page's files: `.segments`.
const MAX_BYTES = 255 - ".segments".length;

/** Whether the files of a page can bear a part of its address as their name; the framework encodes three signs of it. */
export const isFileName = (part: string): boolean =>
  Buffer.byteLength(part.replace(/[/?#]/g, "%2F")) <= MAX_BYTES;
