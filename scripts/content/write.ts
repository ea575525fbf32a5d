import { setTimeout as pause } from "node:timers/promises";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { isInstant } from "@/lib/content/plain";
import type { Contents } from "@/lib/content/source";
import type { AdminSource, DocumentWrite } from "@/lib/content/sources/firestore-admin";
import type { Finding } from "@/lib/content/types";
import { progressLine } from "./words";

const MAX_CHANGES = 400;
// A request to Firestore carries at most 10 MiB.
const MAX_BYTES = 4_000_000;
/** Firestore's limit for a document is 1 MiB, which includes the names of fields. */
const MAX_DOCUMENT_BYTES = 1_040_000;
const MAX_TRIES = 4;
const RESERVED_NAME = /^$|^__/;

/**
 * Writes batch by batch; a first Ctrl+C stops after the current batch. Throws `SourceError` if a batch keeps
 * failing, and keeps earlier batches.
 */
export async function writeInBatches(source: AdminSource, changes: DocumentWrite[]) {
  const showProgress = progressLine("Écriture", changes.length);
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  let doneCount = 0;
  try {
    for (const batch of batchesOf(changes)) {
      if (isInterrupted) break;
      await writeBatch(source, batch);
      doneCount += batch.length;
      showProgress(batch.length);
    }
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    if (changes.length) showProgress();
  }
  return { doneCount, isInterrupted: isInterrupted && doneCount < changes.length };
}

async function writeBatch(source: AdminSource, batch: DocumentWrite[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await source.write(batch);
    } catch (error) {
      if (attempt === MAX_TRIES) throw error;
      await pause(1000 * 2 ** (attempt - 1));
    }
  }
}

function batchesOf(changes: DocumentWrite[]): DocumentWrite[][] {
  const batches: DocumentWrite[][] = [];
  let bytes = 0;
  for (const change of changes) {
    const bytesOfChange = Buffer.byteLength(JSON.stringify(change));
    if (batches.at(-1)?.length === MAX_CHANGES || bytes + bytesOfChange > MAX_BYTES) bytes = 0;
    if (bytes === 0) batches.push([]);
    batches.at(-1)?.push(change);
    bytes += bytesOfChange;
  }
  return batches;
}

/** Findings for the values that Firestore would refuse. */
export function refusalFindings(contents: Contents): Finding[] {
  return COLLECTION_NAMES.flatMap((collection) =>
    contents[collection].flatMap(({ id, data }) =>
      refusedFields(data).map(([field, problem]) => ({
        ...{ collection, id, field, problem },
        shownInstead: "refusé par Firestore",
      })),
    ),
  );
}

function refusedFields(data: Record<string, unknown>): [field: string, problem: string][] {
  const problems: [string, string][] = [];
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_DOCUMENT_BYTES)
    problems.push(["document", "plus de 1 Mo"]);
  for (const [field, value] of Object.entries(data)) {
    if (hasReservedName({ [field]: value }))
      problems.push([field || "(sans nom)", "nom de champ vide ou réservé (« __ »)"]);
    if (hasNestedList(value)) problems.push([field, "liste dans une liste"]);
  }
  return problems;
}

function hasReservedName(value: unknown): boolean {
  if (typeof value !== "object" || value === null || isPureInstant(value)) return false;
  if (!Array.isArray(value) && Object.keys(value).some((key) => RESERVED_NAME.test(key))) return true;
  return Object.values(value).some(hasReservedName);
}

/** Whether a value is an unchanged Timestamp of the database, which is written back as a Timestamp. */
const isPureInstant = (value: object) =>
  isInstant(value) && Object.keys(value).length === 1 && !Number.isNaN(Date.parse(value.__instant));

function hasNestedList(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && value.some(Array.isArray)) return true;
  return Object.values(value).some(hasNestedList);
}
