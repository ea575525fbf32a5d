import { z } from "zod";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";

const collection = z.enum(COLLECTION_NAMES);
const ids = z.array(z.string());

/** Something that happened to the content, as the listener, the clock and the webhook tell it. */
export const newsSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("documents"), collection, added: ids, modified: ids, removed: ids }),
  /** Something of a collection, it is not known what. */
  z.object({ kind: z.literal("collection"), collection }),
  /** The day changed in Paris. */
  z.object({ kind: z.literal("midnight") }),
  /** The process has begun. */
  z.object({ kind: z.literal("start") }),
]);

export type News = z.infer<typeof newsSchema>;

/** News of some documents, all in one way. */
export const documents = (
  how: "added" | "modified",
  collection: CollectionName,
  ids: string[],
): Extract<News, { kind: "documents" }> => ({
  kind: "documents",
  collection,
  added: [],
  modified: [],
  removed: [],
  [how]: ids,
});
