import type { Env } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { type ContentSource, type Contents, readContents, sourceError } from "@/lib/content/source";
import { openSource } from "@/lib/content/sources";
import { createEmbeddedSource } from "@/lib/content/sources/embedded";
import type { Finding } from "@/lib/content/types";
import { copiesIn, filesIn } from "./copies";
import { progress, UsageError, warn } from "./words";

/** The contents of the configured source, and what is wrong beside its documents. */
export async function readConfigured(env: Env): Promise<{ contents: Contents; findings: Finding[] }> {
  const source = await openSource(env);
  try {
    const contents = await readAll(source, env);
    const findings = await source.findings?.().catch((error: unknown) => {
      warn(`Noms des collections : non vérifiés (${sourceError(error).message}).`);
      return [];
    });
    return { contents, findings: findings ?? [] };
  } finally {
    await source.close?.();
  }
}

const MAX_READ_MS = 120_000;

/** Every document with all its fields, by id. */
export async function readAll(source: ContentSource, env: Env): Promise<Contents> {
  const count = progress("Lecture");
  // The server's library says by itself why a read fails, after its own deadline.
  const timeoutMs = source.name === "firestore-admin" ? MAX_READ_MS : env.FIRESTORE_TIMEOUT_MS;
  const contents = await readContents(source, timeoutMs, count);
  count();
  return contents;
}

/** The documents of a folder, or of the latest copy in it, and the collections that have a file there. */
export async function readFolder(typed: string, env: Env) {
  const [latest] = filesIn(typed).length === 0 ? copiesIn(typed) : [];
  const folder = latest ?? typed;
  if (latest) warn(`Copie lue : ${latest}.`);
  const present = filesIn(folder);
  if (present.length === 0)
    throw new UsageError(
      `Aucun fichier de contenu dans ${folder} (attendus : ${COLLECTION_NAMES.join(".json, ")}.json).`,
    );
  return { wanted: await readAll(createEmbeddedSource({ ...env, CONTENT_DIR: folder }), env), present };
}

export const countAll = (contents: Contents) =>
  COLLECTION_NAMES.reduce((sum, collection) => sum + contents[collection].length, 0);
