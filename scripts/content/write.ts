import { setTimeout as pause } from "node:timers/promises";
import type { AdminSource, Change } from "@/lib/content/sources/firestore-admin";
import { Progress } from "./progress";

const MOST_CHANGES = 400;
// A request to Firestore carries at most 10 MiB.
const MOST_BYTES = 4_000_000;
const TRIES = 4;

/**
 * Applies changes batch by batch, each all or nothing. A first interruption (Ctrl+C) lets the batch
 * under way finish; a failed batch is tried again after 1, 2 and 4 s, which repeats nothing but itself.
 * @throws SourceError when a batch keeps failing; what was written before stays.
 */
export async function writeAll(
  source: AdminSource,
  changes: Change[],
): Promise<{ done: number; interrupted: boolean }> {
  const progress = new Progress("Écriture", changes.length);
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  let done = 0;
  try {
    for (const batch of batches(changes)) {
      if (interrupted) break;
      await write(source, batch);
      done += batch.length;
      progress.add(batch.length);
    }
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    if (changes.length) progress.end();
  }
  return { done, interrupted: interrupted && done < changes.length };
}

async function write(source: AdminSource, batch: Change[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await source.write(batch);
    } catch (error) {
      if (attempt === TRIES) throw error;
      await pause(1000 * 2 ** (attempt - 1));
    }
  }
}

function* batches(changes: Change[]): Generator<Change[]> {
  let batch: Change[] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change));
    if (batch.length === MOST_CHANGES || (batch.length > 0 && bytes + size > MOST_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(change);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
