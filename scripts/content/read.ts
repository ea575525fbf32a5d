import { COLLECTION_NAMES, type CollectionName, isPossibleId } from "@/lib/content/collections";
import { parseDocument } from "@/lib/content/parse";
import type { ContentSource, RawDocument } from "@/lib/content/source";
import { openSource } from "@/lib/content/sources";
import type { AdminSource } from "@/lib/content/sources/firestore-admin";
import { guarded } from "@/lib/content/sources/guarded";
import type { Finding } from "@/lib/content/types";
import type { Env } from "@/lib/env";
import { Progress } from "./progress";

export type Contents = Record<CollectionName, RawDocument[]>;

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
  const read = "all" in source ? (source as AdminSource).all : oneByOne(source, env);
  const contents = {} as Contents;
  for (const collection of COLLECTION_NAMES) {
    contents[collection] = (await read(collection)).sort((a, b) => (a.id < b.id ? -1 : 1));
    progress.add(contents[collection].length);
  }
  progress.end();
  return contents;
}

/** A source that lists only some fields is asked for each document; a failure ends the reading. */
function oneByOne(source: ContentSource, env: Env) {
  const calm = guarded(source, { timeoutMs: env.FIRESTORE_TIMEOUT_MS, log: () => {} });
  return async (collection: CollectionName): Promise<RawDocument[]> => {
    const documents: RawDocument[] = [];
    const listed = await calm.list(collection, []);
    for (let start = 0; start < listed.length; start += 6) {
      const some = listed.slice(start, start + 6);
      // An id that no document can have is kept, for the check to name it.
      const read = await Promise.all(
        some.map(async (one) => (isPossibleId(one.id) ? await calm.get(collection, one.id) : one)),
      );
      documents.push(...read.filter((document) => document !== undefined));
    }
    return documents;
  };
}

/** What a visitor would see wrongly, document by document. */
export function findFaults(contents: Contents): Finding[] {
  return COLLECTION_NAMES.flatMap((collection) =>
    contents[collection].flatMap((raw): Finding[] =>
      isPossibleId(raw.id)
        ? parseDocument(collection, raw).findings
        : [
            {
              collection,
              id: raw.id,
              field: "identifiant",
              problem: "identifiant impossible",
              shown: "rien",
            },
          ],
    ),
  );
}

export const countAll = (contents: Contents) =>
  COLLECTION_NAMES.reduce((sum, collection) => sum + contents[collection].length, 0);
