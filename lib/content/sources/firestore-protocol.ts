import type { Duplex, Readable } from "node:stream";

/** The few messages of `google.firestore.v1` that the site sends and reads, as the client library shows them. */

export type ProtoTime = { seconds?: string | number | { toString(): string } | null; nanos?: number | null };

/** A field's value; exactly one key is set. */
export type ProtoValue = {
  nullValue?: unknown;
  booleanValue?: boolean;
  integerValue?: string | number | { toString(): string };
  doubleValue?: number;
  timestampValue?: ProtoTime;
  stringValue?: string;
  bytesValue?: unknown;
  referenceValue?: string;
  geoPointValue?: unknown;
  arrayValue?: { values?: ProtoValue[] | null };
  mapValue?: { fields?: ProtoFields | null };
};

export type ProtoFields = Record<string, ProtoValue>;
export type ProtoDocument = { name: string; fields?: ProtoFields | null; updateTime?: ProtoTime | null };

export type Write = { update: { name: string; fields: ProtoFields } } | { delete: string };

export type ListenResponse = {
  targetChange?: {
    targetChangeType: "NO_CHANGE" | "ADD" | "REMOVE" | "CURRENT" | "RESET";
    targetIds: number[];
    cause?: { code: number; message: string } | null;
    resumeToken?: Uint8Array | null;
    readTime?: ProtoTime | null;
  };
  documentChange?: { document: ProtoDocument; targetIds: number[]; removedTargetIds: number[] };
  documentDelete?: { document: string; removedTargetIds: number[] };
  documentRemove?: { document: string; removedTargetIds: number[] };
  filter?: { targetId: number; count: number };
};

/** A call's stream; `cancel` ends the call on the wire. */
export type Call<S extends Readable | Duplex> = S & { cancel(): void };

/** A gRPC status as errors of the client library carry it. */
export const UNAVAILABLE = 14;

/** The last part of a resource name: a document's id. */
export const idOf = (name: string) => name.slice(name.lastIndexOf("/") + 1);

/** A query for every document of a collection, in the order of their ids, with the named fields or all. */
export const collectionQuery = (collectionId: string, fields?: readonly string[]) => ({
  from: [{ collectionId }],
  ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
});
