import type { Env } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { type ContentSource, type Contents, readWhole } from "@/lib/content/source";
import { openSource } from "@/lib/content/sources";
import { guarded } from "@/lib/content/sources/guarded";
import { Progress } from "./progress";

/** Opens the configured source, uses it and closes it, whatever happens. */
export async function withSource<T>(env: Env, use: (source: ContentSource) => Promise<T>): Promise<T> {
  const source = await openSource(env);
  try {
    return await use(source);
  } finally {
    await source.close?.();
  }
}

/** Every document with all its fields, by id. */
export async function readAll(source: ContentSource, env: Env): Promise<Contents> {
  const progress = new Progress("Lecture");
  // The web library alone waits for ever.
  const patient =
    source.name === "firestore-web"
      ? guarded(source, { timeoutMs: env.FIRESTORE_TIMEOUT_MS, log: () => {} })
      : source;
  const contents = await readWhole(patient, (count) => progress.add(count));
  progress.end();
  return contents;
}

export const countAll = (contents: Contents) =>
  COLLECTION_NAMES.reduce((sum, collection) => sum + contents[collection].length, 0);
