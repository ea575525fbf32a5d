import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { Contents } from "@/lib/content/source";
import { isInstant } from "@/lib/content/sources/plain";
import type { Finding } from "@/lib/content/types";

/** Firestore's limit for a document is 1 MiB, names and all. */
const LARGEST_BYTES = 1_040_000;
const RESERVED = /^$|^__/;

/** What Firestore itself would refuse, whatever the site makes of it. */
export function refusals(contents: Contents): Finding[] {
  return COLLECTION_NAMES.flatMap((collection) =>
    contents[collection].flatMap(({ id, data }) =>
      [...problems(data)].map(([field, problem]) => ({
        collection,
        id,
        field,
        problem,
        shown: "refusé par Firestore",
      })),
    ),
  );
}

function* problems(data: Record<string, unknown>): Generator<[field: string, problem: string]> {
  if (Buffer.byteLength(JSON.stringify(data)) > LARGEST_BYTES) yield ["document", "plus de 1 Mo"];
  for (const [field, value] of Object.entries(data)) {
    if (hasReservedName({ [field]: value }))
      yield [field || "(sans nom)", "nom de champ vide ou réservé (« __ »)"];
    if (hasNestedList(value)) yield [field, "liste dans une liste"];
  }
}

function hasReservedName(value: unknown): boolean {
  if (typeof value !== "object" || value === null || isPureInstant(value)) return false;
  if (!Array.isArray(value) && Object.keys(value).some((key) => RESERVED.test(key))) return true;
  return Object.values(value).some(hasReservedName);
}

/** A Timestamp as the database gave it goes back as one. */
const isPureInstant = (value: object) =>
  isInstant(value) && Object.keys(value).length === 1 && !Number.isNaN(Date.parse(value.__instant));

function hasNestedList(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && value.some(Array.isArray)) return true;
  return Object.values(value).some(hasNestedList);
}
