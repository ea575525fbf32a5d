/** A Firestore Timestamp as plain data, so that it can leave a source and a cache. */
export type InstantValue = { readonly __instant: string };

/** Whether a field holds a Timestamp; a map that an owner typed cannot look like one. */
export function isInstant(value: unknown): value is InstantValue {
  return typeof value === "object" && value !== null && typeof (value as InstantValue).__instant === "string";
}
