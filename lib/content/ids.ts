import { createHash } from "node:crypto";
import { type CollectionName, NO_DOCUMENT } from "@/lib/content/collections";
import type { Day } from "@/lib/dates";
import { decoded } from "@/lib/text/strings";

/** The most documents of a kind that a build prerenders; the others are rendered at their first visit. */
export const MAX_AT_BUILD = { pages: 500, previews: 20 };

type Known = { id: string; updatedAt?: string; start?: Day };

/** The ids that a build prerenders, the newest first; of an empty collection one whose page is a 404. */
export function staticIds(documents: readonly Known[], most = MAX_AT_BUILD.pages): { id: string }[] {
  const addressable = documents.filter(({ id }) => isFileName(id));
  if (addressable.length === 0) return [{ id: NO_DOCUMENT }];
  const newness = ({ updatedAt, start }: Known) => updatedAt ?? start ?? UNDATED;
  return addressable
    .sort((a, b) => (newness(a) < newness(b) ? 1 : newness(a) > newness(b) ? -1 : 0))
    .slice(0, most)
    .map(({ id }) => ({ id }));
}

// Retreats without a date lie ahead.
const UNDATED = "9999";

/**
 * The document id in an address, which Next gives encoded to a page alone: its metadata and routes get it decoded. One
 * that is not valid UTF-8 becomes empty.
 */
export const idOf = async (params: Promise<{ id: string }>): Promise<string> => decoded((await params).id);

/** Cache tags: a collection, its list, a removal from it, a document. The framework joins tags by commas: ids are encoded. */
export const collectionTag = (collection: CollectionName) => collection as string;
export const listTag = (collection: CollectionName) => `${collection}::list`;
/** The tag of a removal from a list. It expires the list: a stale one would show the document once more. */
export const removalTag = (collection: CollectionName) => `${collection}::removal`;
export const documentTag = (collection: CollectionName, id: string) => {
  const tag = `${collection}:${encodeURIComponent(id.toWellFormed())}`;
  return tag.length <= 200 ? tag : `${collection}:${createHash("sha256").update(id).digest("hex")}`;
};
export const DAY_TAG = "today";

// The limit of file systems, without the longest ending of the framework's files: `.segments`.
const MAX_BYTES = 255 - ".segments".length;

/** Whether a part of an address can be a file name of the page; the framework encodes three characters. */
export const isFileName = (part: string): boolean =>
  Buffer.byteLength(part.replace(/[/?#]/g, "%2F")) <= MAX_BYTES;
