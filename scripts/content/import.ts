import { existsSync } from "node:fs";
import path from "node:path";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { sourceKind } from "@/lib/content/sources";
import { createEmbeddedSource } from "@/lib/content/sources/embedded";
import { type AdminSource, type Change, createAdminSource } from "@/lib/content/sources/firestore-admin";
import type { Env } from "@/lib/env";
import { refusals } from "./acceptable";
import { type Contents, countAll, findFaults, readAll } from "./read";
import { UsageError } from "./usage";
import { count, faultLine } from "./words";
import { writeAll } from "./write";

/**
 * Sends a folder in the contract's file format to Firestore. All of it is validated first and nothing
 * is written when a document is at fault. Documents already as wanted are skipped, so that a second
 * run goes on where the first stopped; nothing is deleted without `prune`, and never from a collection
 * whose file is missing.
 * @returns 1 when a document is at fault, 130 when interrupted, else 0
 */
export async function importFrom(folder: string, env: Env, { prune }: { prune: boolean }): Promise<number> {
  if (sourceKind(env) !== "firestore-admin")
    throw new UsageError(
      "L’import demande un accès en écriture à Firestore : renseignez FIREBASE_SERVICE_ACCOUNT, GOOGLE_APPLICATION_CREDENTIALS ou FIRESTORE_EMULATOR_HOST.",
    );
  const present = COLLECTION_NAMES.filter((collection) =>
    existsSync(path.join(folder, `${collection}.json`)),
  );
  if (present.length === 0)
    throw new UsageError(
      `Aucun fichier de contenu dans ${folder} (attendus : ${COLLECTION_NAMES.join(".json, ")}.json).`,
    );

  const wanted = await readAll(createEmbeddedSource({ ...env, CONTENT_DIR: folder }), env);
  const faults = [...findFaults(wanted), ...refusals(wanted)];
  if (faults.length) {
    for (const fault of faults) console.log(faultLine(fault));
    console.log(
      `${count(faults.length, "défaut")} : rien n’a été écrit. Corrigez ces documents, puis relancez la commande.`,
    );
    return 1;
  }

  const source = createAdminSource(env);
  try {
    return await send(source, wanted, present, env, prune);
  } finally {
    await source.close();
  }
}

async function send(
  source: AdminSource,
  wanted: Contents,
  present: CollectionName[],
  env: Env,
  prune: boolean,
) {
  const existing = await readAll(source, env);
  const changes = present.flatMap((collection) => toWrite(collection, wanted, existing));
  const removals = prune ? present.flatMap((collection) => toRemove(collection, wanted, existing)) : [];
  const { done, interrupted } = await writeAll(source, [...changes, ...removals]);
  if (interrupted) {
    console.log(`Interrompu après ${count(done, "écriture")} sur ${changes.length + removals.length}.`);
    console.log("Relancez la même commande : elle reprendra où elle s’est arrêtée.");
    return 130;
  }
  const same = countAll(wanted) - changes.length;
  const removed = prune
    ? `, ${count(removals.length, "document")} supprimé${removals.length > 1 ? "s" : ""}`
    : "";
  console.log(
    `Import terminé : ${count(changes.length, "document")} écrit${changes.length > 1 ? "s" : ""}, ${same} déjà à jour${removed}.`,
  );
  return 0;
}

function toWrite(collection: CollectionName, wanted: Contents, existing: Contents): Change[] {
  const before = new Map(existing[collection].map(({ id, data }) => [id, canonical(data)]));
  return wanted[collection]
    .filter(({ id, data }) => before.get(id) !== canonical(data))
    .map(({ id, data }) => ({ collection, id, data }));
}

function toRemove(collection: CollectionName, wanted: Contents, existing: Contents): Change[] {
  const kept = new Set(wanted[collection].map(({ id }) => id));
  return existing[collection]
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ collection, id, data: undefined }));
}

/** The same text for the same data, whatever the order of keys. */
function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
