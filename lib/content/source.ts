import { byCollection, COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { Finding } from "@/lib/content/types";

/** A document with unparsed fields, as the source holds it. `updatedAt` is an ISO instant, if it is known. */
export type RawDocument = { id: string; data: Record<string, unknown>; updatedAt?: string };

export type Contents = Record<CollectionName, readonly RawDocument[]>;

/** Is called with the reports of a source. */
export type Watcher = {
  /** Is called with all documents of a collection. */
  collectionRead(collection: CollectionName, documents: RawDocument[]): void;
  /**
   * Is called with the documents that were written since the last report, and the ids of removed documents.
   */
  documentsChanged(collection: CollectionName, written: RawDocument[], removed: string[]): void;
  /** Is called if a collection cannot be read or watched now. The source goes on trying. */
  collectionFailed(collection: CollectionName, error: unknown): void;
};

/** A source of content. Each read gives an answer or throws `SourceError`. */
export interface ContentSource {
  readonly name: "embedded" | "firestore-admin" | "firestore-web";
  /** Reads every document of a collection, in any order. */
  list(collection: CollectionName): Promise<RawDocument[]>;
  /**
   * Reports all collections, then changes, until the returned function is called. Some sources report
   * nothing.
   */
  watch?(watcher: Watcher): () => void;
  /** The time between two cheap reads, in ms. A read of an unchanged collection gives the same list. */
  everyMs?: number;
  /** The ISO instant at which a collection's file changed last, if documents have no times of their own. */
  changedAt?(collection: CollectionName): string | undefined;
  /** Names the content files with a fault, and where the fault is, without texts. */
  faults?(): Promise<string[]>;
  /** Finds faults of content files: unknown names, unreadable content, and ids or fields that occur twice. */
  findings?(): Promise<Finding[]>;
  /** Frees connections of scripts and tests. The source is not used afterwards. */
  close?(): Promise<void>;
}

/** A failed read. `cause` holds what the client library said. */
export class SourceError extends Error {
  override name = "SourceError";
}

export function sourceError(cause: unknown): SourceError {
  if (cause instanceof SourceError) return cause;
  return new SourceError(cause instanceof Error ? cause.message : String(cause), { cause });
}

/** Reads the documents of a collection. Throws `SourceError` after `timeoutMs`. */
export async function listWithin(source: ContentSource, collection: CollectionName, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SourceError(`pas de réponse en ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([source.list(collection), timeout]).finally(() => clearTimeout(timer));
}

/** Reads all documents, sorted by id. `onRead` is called with the number of documents of each collection. */
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
