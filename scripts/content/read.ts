import type { Env } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { type ContentSource, type Contents, readContents } from "@/lib/content/source";
import { openSource } from "@/lib/content/sources";
import { createEmbeddedSource } from "@/lib/content/sources/embedded";
import type { Finding } from "@/lib/content/types";
import { collectionsIn, copiesIn } from "./copies";
import { progressLine, UsageError, warn } from "./words";

/** The contents of the configured source, and findings beside the documents. */
export async function readConfigured(env: Env): Promise<{ contents: Contents; findings: Finding[] }> {
  const source = await openSource(env);
  try {
    const contents = await readContentsOf(source, env);
    return { contents, findings: (await source.findings?.()) ?? [] };
  } finally {
    await source.close?.();
  }
}

const MAX_READ_MS = 120_000;

/** Reads all documents, sorted by id, and shows progress. */
export async function readContentsOf(source: ContentSource, env: Env): Promise<Contents> {
  const showProgress = progressLine("Lecture");
  // The library of the server has a deadline of its own, and tells why a read fails.
  const timeoutMs = source.name === "firestore-admin" ? MAX_READ_MS : env.FIRESTORE_TIMEOUT_MS;
  const contents = await readContents(source, timeoutMs, showProgress);
  showProgress();
  return contents;
}

/** The contents of a folder, or of the latest copy in the folder, and the collections with a file. */
export async function readFolder(typed: string, env: Env) {
  const [latestCopy] = collectionsIn(typed).length === 0 ? copiesIn(typed) : [];
  const folder = latestCopy ?? typed;
  if (latestCopy) warn(`Copie lue : ${latestCopy}.`);
  const collections = collectionsIn(folder);
  if (collections.length === 0)
    throw new UsageError(
      `Aucun fichier de contenu dans ${folder} (attendus : ${COLLECTION_NAMES.join(".json, ")}.json).`,
    );
  return {
    wanted: await readContentsOf(createEmbeddedSource({ ...env, CONTENT_DIR: folder }), env),
    collections,
  };
}

export const documentCountOf = (contents: Contents) =>
  COLLECTION_NAMES.reduce((sum, collection) => sum + contents[collection].length, 0);
