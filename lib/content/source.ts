import type { CollectionName } from "./collections";

/** A document as its source holds it, fields unparsed; `updatedAt` is an ISO instant where known. */
export type RawDocument = { id: string; data: Record<string, unknown>; updatedAt?: string };

/** What a listener tells: ids of one collection that appeared, changed or went. */
export type CollectionChange = {
  collection: CollectionName;
  added: string[];
  modified: string[];
  removed: string[];
  /** The first snapshot of a (re)connection: what changed before it is not known document by document. */
  initial: boolean;
};

/**
 * Where content comes from. Every read either answers or throws `SourceError`; a document that does
 * not exist is `undefined`, never an error.
 */
export interface ContentSource {
  readonly name: "embedded" | "firestore-admin" | "firestore-web";
  /** Every document of a collection, unordered, with at least the named fields. */
  list(collection: CollectionName, fields: readonly string[]): Promise<RawDocument[]>;
  get(collection: CollectionName, id: string): Promise<RawDocument | undefined>;
  /** Starts listening where the source can; the returned function stops it for good. */
  listen?(onChange: (change: CollectionChange) => void): () => void;
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
