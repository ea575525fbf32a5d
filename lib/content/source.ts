import { byCollection, COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { Finding } from "@/lib/content/types";

/** A document as its source holds it, fields unparsed; `updatedAt` is an ISO instant where known. */
export type RawDocument = { id: string; data: Record<string, unknown>; updatedAt?: string };

export type Contents = Record<CollectionName, readonly RawDocument[]>;

/** Gets what a source reports while it is watched. */
export type Watcher = {
  /** All documents of a collection. */
  collectionRead(collection: CollectionName, documents: RawDocument[]): void;
  /** Documents that were written, and the ids of those that were removed, since the last report. */
  documentsChanged(collection: CollectionName, written: RawDocument[], removed: string[]): void;
  /** A collection cannot be read or watched now; the source goes on trying. */
  collectionFailed(collection: CollectionName, error: unknown): void;
};

/** A source of content. A read answers or throws `SourceError`. */
export interface ContentSource {
  readonly name: "embedded" | "firestore-admin" | "firestore-web";
  /** Every document of a collection, unordered. */
  list(collection: CollectionName): Promise<RawDocument[]>;
  /** Reports all collections, then what changes, until the returned function is called; absent where nothing reports. */
  watch?(watcher: Watcher): () => void;
  /** The time between two reads that cost little, in ms; what did not change is the same list. */
  everyMs?: number;
  /** When the file of a collection changed last, as an ISO instant, where its documents have no times of their own. */
  changedAt?(collection: CollectionName): string | undefined;
  /** Which content files have a fault, and where; no texts. */
  faults?(): Promise<string[]>;
  /** What is wrong beside the documents: names of files or collections, ids that stand twice. */
  findings?(): Promise<Finding[]>;
  /** Frees connections (scripts and tests); the source is not used afterwards. */
  close?(): Promise<void>;
}

/** A read that failed; `cause` holds what the client library said. */
export class SourceError extends Error {
  override name = "SourceError";
}

export function sourceError(cause: unknown): SourceError {
  if (cause instanceof SourceError) return cause;
  return new SourceError(cause instanceof Error ? cause.message : String(cause), { cause });
}

/**
 * The documents of a collection, within a time.
 * @param timeoutMs the longest time that the read may take
 * @throws SourceError
 */
export async function listWithin(source: ContentSource, collection: CollectionName, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SourceError(`pas de réponse en ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([source.list(collection), timeout]).finally(() => clearTimeout(timer));
}

/** Every document with all its fields, by id; `onRead` is called with each collection's count. */
export async function readContents(
  source: ContentSource,
  timeoutMs: number,
  onRead: (count: number) => void = () => {},
): Promise<Contents> {
  const contents: Contents = byCollection(() => []);
  for (const collection of COLLECTION_NAMES) {
    const documents = await listWithin(source, collection, timeoutMs);
    contents[collection] = sortedById(documents);
    onRead(documents.length);
  }
  return contents;
}

export const sortedById = (documents: readonly RawDocument[]) =>
  [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
