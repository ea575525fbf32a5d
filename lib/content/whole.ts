import { byCollection, COLLECTION_NAMES, type CollectionName, isPossibleId } from "./collections";
import type { ContentSource, Contents, RawDocument } from "./source";

const AT_ONCE = 6;

/**
 * Every document with all its fields, by id; a failure ends the reading.
 * @param onRead told after each collection how many documents it has
 */
export async function readWhole(
  source: ContentSource,
  onRead: (count: number) => void = () => {},
): Promise<Contents> {
  const contents: Contents = byCollection(() => []);
  for (const collection of COLLECTION_NAMES) {
    const documents = await (source.all?.(collection) ?? oneByOne(source, collection));
    contents[collection] = sortedById(documents);
    onRead(documents.length);
  }
  return contents;
}

/** Documents in the order of their ids. */
export const sortedById = (documents: readonly RawDocument[]) =>
  [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));

/** A source that lists only some fields is asked for each document. */
async function oneByOne(source: ContentSource, collection: CollectionName): Promise<RawDocument[]> {
  const documents: RawDocument[] = [];
  const listed = await source.list(collection, []);
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const some = listed.slice(start, start + AT_ONCE);
    // An id that no document can have is kept, for the check to name it.
    const read = await Promise.all(
      some.map(async (one) => (isPossibleId(one.id) ? await source.get(collection, one.id) : one)),
    );
    documents.push(...read.filter((document) => document !== undefined));
  }
  return documents;
}
