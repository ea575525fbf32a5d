import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { RawDocument } from "@/lib/content/source";

/** A Firestore Timestamp as plain data, which JSON can hold. */
export type InstantValue = { readonly __instant: string };

/** Whether a value is a Timestamp. A map that a host typed cannot look like a Timestamp. */
export const isInstant = (value: unknown): value is InstantValue =>
  typeof value === "object" && value !== null && typeof (value as InstantValue).__instant === "string";

/** Stands for a geographical point, a reference or bytes, which parsers report and do not show. */
const UNSUPPORTED = { unsupported: true } as const;

export const isUnsupported = (value: object) =>
  "unsupported" in value && value.unsupported === true && Object.keys(value).length === 1;

/** Plain data from the fields that a client library gives; Timestamps become `InstantValue`. */
export const plainFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/** A document of the server's library as its source gives it. */
export const rawDocument = (document: DocumentSnapshot): RawDocument => ({
  id: document.id,
  data: plainFields(document.data() ?? {}),
  ...(document.updateTime && { updatedAt: isoInstant(document.updateTime) }),
});

function plainValue(value: unknown): unknown {
  // JSON knows neither infinities nor NaN.
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  if (Object.getPrototypeOf(value) === Object.prototype) {
    // A map that a host typed must not look like a Timestamp.
    const { __instant: _, ...fields } = value as Record<string, unknown>;
    return plainFields(fields);
  }
  return isTimestamp(value) ? { __instant: isoInstant(value) } : UNSUPPORTED;
}

/** The instant of a Timestamp, rounded down to a millisecond. */
const isoInstant = (timestamp: { toMillis(): number }) =>
  new Date(Math.floor(timestamp.toMillis())).toISOString();

const isTimestamp = (value: object): value is { toMillis(): number } =>
  "toMillis" in value && typeof value.toMillis === "function";

/** The fields that Firestore takes, from plain data. This is the inverse of `plainFields`. */
export const fieldsToWrite = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueToWrite(value)]));

function valueToWrite(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value ?? null;
  if (isInstant(value)) return new Date(value.__instant);
  return Array.isArray(value) ? value.map(valueToWrite) : fieldsToWrite(value as Record<string, unknown>);
}
