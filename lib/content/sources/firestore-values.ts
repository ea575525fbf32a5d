import { type InstantValue, isInstant } from "@/lib/content/timestamp";
import type { ProtoFields, ProtoTime, ProtoValue } from "./firestore-protocol";

/**
 * What no text, list or date can be (a place, a reference, bytes): kept as a map that the parsers
 * name as a fault, so that nothing of it reaches a page.
 */
export const UNSUPPORTED = { unsupported: true } as const;

/** A key that would make an owner's map look like a Timestamp. */
const RESERVED = "__instant";

/** Plain data from the fields of a document; Timestamps become `InstantValue`. */
export function fromFields(fields: ProtoFields | null | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, fromValue(value)]));
}

function fromValue(value: ProtoValue): unknown {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return finite(value.doubleValue);
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.timestampValue !== undefined) return instant(toIso(value.timestampValue));
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(fromValue);
  if (value.mapValue !== undefined) return withoutReserved(fromFields(value.mapValue.fields));
  return value.nullValue !== undefined ? null : UNSUPPORTED;
}

/** A number that JSON can carry: infinities and NaN are none. */
export const finite = (number: number) => (Number.isFinite(number) ? number : null);

export const instant = (iso: string | undefined): InstantValue | null => (iso ? { __instant: iso } : null);

/** An owner's map without the key that marks Timestamps. */
export function withoutReserved(map: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => key !== RESERVED));
}

/** The ISO instant of a protobuf time, to the millisecond; undefined when it is none. */
export function toIso(time: ProtoTime | null | undefined): string | undefined {
  if (!time) return undefined;
  const date = new Date(Number(time.seconds ?? 0) * 1000 + Math.floor((time.nanos ?? 0) / 1e6));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Fields to write from plain data, the inverse of `fromFields`. */
export function toFields(data: Record<string, unknown>): ProtoFields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): ProtoValue {
  if (value === null || value === undefined) return { nullValue: "NULL_VALUE" };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number")
    return Number.isSafeInteger(value) ? { integerValue: value } : { doubleValue: value };
  if (isInstant(value)) return { timestampValue: toTime(value.__instant) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as Record<string, unknown>) } };
}

function toTime(iso: string): ProtoTime {
  const milliseconds = Date.parse(iso);
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanos: (milliseconds - seconds * 1000) * 1e6 };
}
