import { byCollection, COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { Finding } from "@/lib/content/types";

/** A document as its source holds it, fields unparsed; `updatedAt` is an ISO instant where known. */
export type RawDocument = { id: string; data: Record<string, unknown>; updatedAt?: string };

export type Contents = Record<CollectionName, readonly RawDocument[]>;

/** A change that a listener reports: ids of one collection. */
export type CollectionChange = {
  collection: CollectionName;
  /** Documents that visitors may see now and could not before. */
  added: string[];
  /** Documents that were written and are neither added nor gone. */
  changed: string[];
  /** Documents that visitors may no longer see: removed or hidden. */
  gone: string[];
  /** The first report of a subscription: everything may have changed. */
  initial: boolean;
  /** How many documents the collection has now. */
  count: number;
};

/** The state of a collection's listener; `since`: the time of its loss, while it is lost. ISO times. */
export type ListenerState = { subscribed: boolean; since?: string; lastChange: string | null };

/** A source of content. A read answers or throws `SourceError`; a missing document is `undefined`. */
export interface ContentSource {
  readonly name: "embedded" | "firestore-admin" | "firestore-web";
  /** Every document of a collection, unordered; with the named fields, or with all. */
  list(collection: CollectionName, fields?: readonly string[]): Promise<RawDocument[]>;
  get(collection: CollectionName, id: string): Promise<RawDocument | undefined>;
  /** When a collection whose documents have no time of their own changed last, as an ISO instant. */
  changedAt?(collection: CollectionName): Promise<string | undefined>;
  /** Which content files have a fault, and where; no texts. */
  faults?(): Promise<string[]>;
  /** What is wrong beside the documents: names of files or collections, ids that stand twice. */
  findings?(): Promise<Finding[]>;
  /** Starts listening where the source can; the returned function stops it for good. */
  listen?(onChange: (change: CollectionChange) => void): () => void;
  /** The state of each collection's listener; undefined without listeners. */
  listenerStates?(): Record<CollectionName, ListenerState> | undefined;
  /** Frees connections (scripts and tests); the source is not used afterwards. */
  close?(): Promise<void>;
}

/** A read that failed; `cause` holds what the client library said. */
export class SourceError extends Error {
  override name = "SourceError";

  constructor(message: string, { cause }: ErrorOptions = {}) {
    super(message);
    // The framework prints every error of a cached function in full; the source has logged it already.
    this.stack = `SourceError: ${message.split("\n", 1)[0]}`;
    Object.defineProperty(this, "cause", { value: cause, enumerable: false });
  }
}

export function sourceError(cause: unknown): SourceError {
  if (cause instanceof SourceError) return cause;
  return new SourceError(cause instanceof Error ? cause.message : String(cause), { cause });
}

/** Every document with all its fields, by id; `onRead` is called with each collection's count. */
export async function readContents(
  source: ContentSource,
  onRead: (count: number) => void = () => {},
): Promise<Contents> {
  const contents: Contents = byCollection(() => []);
  for (const collection of COLLECTION_NAMES) {
    const documents = await source.list(collection);
    contents[collection] = sortedById(documents);
    onRead(documents.length);
  }
  return contents;
}

export const sortedById = (documents: readonly RawDocument[]) =>
  [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
