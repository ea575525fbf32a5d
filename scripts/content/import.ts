import { isDeepStrictEqual } from "node:util";
import type { Env } from "@/lib/config/env";
import { sourceKind } from "@/lib/config/source";
import { byCollection, COLLECTION_NAMES, type CollectionName, isPossibleId } from "@/lib/content/collections";
import { findFaults } from "@/lib/content/parse/check";
import type { Contents } from "@/lib/content/source";
import { type AdminSource, type Change, createAdminSource } from "@/lib/content/sources/firestore-admin";
import { readPast } from "./past";
import { countAll, readAll, readFolder } from "./read";
import { count, faultLine, plural, printable, UsageError } from "./words";
import { refusals, writeAll } from "./write";

type Options = { prune: boolean; dryRun: boolean };

/**
 * Sends a folder in the contract's file format to Firestore, unless a document cannot be stored. Skips
 * unchanged documents, so that a second run continues an interrupted one. Deletes with `prune` only, never
 * from a collection without a file.
 * @returns 1 when a document cannot be stored, 130 when interrupted, else 0
 */
export async function importFrom(folder: string, env: Env, { prune, dryRun }: Options): Promise<number> {
  requireWriteAccess(env);
  const { wanted, present } = await readFolder(folder, env);
  for (const fault of findFaults(wanted)) console.log(`avertissement : ${faultLine(fault)}`);
  if (refused(wanted)) return 1;
  return withAdmin(env, async (source) => {
    const existing = await readAll(source, env);
    const changes = present.flatMap((collection) => toWrite(collection, wanted, existing));
    const removals = prune ? present.flatMap((collection) => toRemove(collection, wanted, existing)) : [];
    announce([...changes, ...removals], existing);
    const written = count(changes.length, "document");
    if (dryRun) {
      console.log(`Essai, rien n’a été écrit : ${written} à écrire, ${removals.length} à supprimer.`);
      return 0;
    }
    const { done, interrupted } = await writeAll(source, [...changes, ...removals]);
    if (interrupted) {
      console.log(`Interrompu après ${count(done, "écriture")} sur ${changes.length + removals.length}.`);
      console.log("Relancez la même commande : elle reprendra où elle s’est arrêtée.");
      return 130;
    }
    const same = countAll(wanted) - changes.length;
    const removed = prune ? `, ${count(removals.length, "document")} supprimé${plural(removals.length)}` : "";
    console.log(`Import terminé : ${written} écrit${plural(changes.length)}, ${same} déjà à jour${removed}.`);
    return 0;
  });
}

/**
 * Puts the document `COLLECTION/ID` back into Firestore, from an exported folder or from an earlier instant.
 * @returns 1 when Firestore cannot store it, else 0
 */
export async function restore(name: string, from: string | Date, env: Env): Promise<number> {
  requireWriteAccess(env);
  const [, typed = "", id = ""] = /^([^/]*)\/(.*)$/s.exec(name) ?? [];
  const collection = COLLECTION_NAMES.find((one) => one === typed);
  if (!collection || !isPossibleId(id))
    throw new UsageError(
      `« ${name} » n’est pas COLLECTION/IDENTIFIANT, par exemple partners/claire ` +
        `(collections : ${COLLECTION_NAMES.join(", ")}).`,
    );
  const known = from instanceof Date ? await readPast(env, from) : (await readFolder(from, env)).wanted;
  const document = known[collection].find((one) => one.id === id);
  if (!document) {
    const start = id.toLowerCase().slice(0, 4);
    const near = known[collection].map((one) => one.id).filter((one) => one.toLowerCase().includes(start));
    const hint = near.length ? ` (il y a : ${near.slice(0, 5).join(", ")})` : "";
    throw new UsageError(`${name} n’est pas dans cette copie${hint}.`);
  }
  if (refused({ ...byCollection(() => []), [collection]: [document] })) return 1;
  return withAdmin(env, async (source) => {
    const change = { collection, id, data: document.data };
    announce([change], await readAll(source, env));
    const { interrupted } = await writeAll(source, [change]);
    if (interrupted) return 130;
    console.log(`${name} est rétabli.`);
    return 0;
  });
}

function requireWriteAccess(env: Env): void {
  if (sourceKind(env) !== "firestore-admin")
    throw new UsageError(
      "L’import demande un accès en écriture à Firestore : renseignez FIREBASE_SERVICE_ACCOUNT, " +
        "GOOGLE_APPLICATION_CREDENTIALS ou FIRESTORE_EMULATOR_HOST.",
    );
}

/** Whether Firestore would refuse a document; reports those. */
function refused(contents: Contents): boolean {
  const faults = refusals(contents);
  for (const fault of faults) console.log(faultLine(fault));
  if (faults.length === 0) return false;
  const refusal = `${count(faults.length, "défaut")} : rien n’a été écrit.`;
  console.log(`${refusal} Corrigez ces documents, puis relancez la commande.`);
  return true;
}

async function withAdmin(env: Env, use: (source: AdminSource) => Promise<number>): Promise<number> {
  const source = createAdminSource(env);
  try {
    return await use(source);
  } finally {
    await source.close();
  }
}

const MAX_NAMED = 20;
const MOMENT = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "short",
});

/** Names the documents of the database that are about to be replaced or deleted, the latest edit first. */
function announce(changes: readonly Change[], existing: Contents): void {
  const known = new Map<string, string>();
  for (const collection of COLLECTION_NAMES)
    for (const { id, updatedAt = "" } of existing[collection]) known.set(`${collection}/${id}`, updatedAt);
  const replaced = changes
    .flatMap(({ collection, id, data }) => {
      const name = `${collection}/${id}`;
      const updatedAt = known.get(name);
      return updatedAt === undefined ? [] : [{ name, data, updatedAt }];
    })
    .sort((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1));
  if (replaced.length === 0) return;
  const what = replaced.length > 1 ? "seront remplacés ou supprimés" : "sera remplacé ou supprimé";
  const documents = `${count(replaced.length, "document")} de la base ${what}`;
  console.log(`${documents}, avec ce qui y a été modifié depuis :`);
  for (const { name, data, updatedAt } of replaced.slice(0, MAX_NAMED)) {
    const when = updatedAt ? `, modifié le ${MOMENT.format(new Date(updatedAt))}` : "";
    console.log(`  ${printable(name)}${when}${data ? "" : " (supprimé)"}`);
  }
  if (replaced.length > MAX_NAMED) console.log(`  et ${replaced.length - MAX_NAMED} autres`);
}

function toWrite(collection: CollectionName, wanted: Contents, existing: Contents): Change[] {
  const before = new Map(existing[collection].map(({ id, data }) => [id, data]));
  return wanted[collection]
    .filter(({ id, data }) => !isDeepStrictEqual(before.get(id), data))
    .map(({ id, data }) => ({ collection, id, data }));
}

function toRemove(collection: CollectionName, wanted: Contents, existing: Contents): Change[] {
  const kept = new Set(wanted[collection].map(({ id }) => id));
  return existing[collection]
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ collection, id, data: undefined }));
}
