import { isDeepStrictEqual } from "node:util";
import type { Env } from "@/lib/config/env";
import { sourceKind } from "@/lib/config/source";
import { byCollection, COLLECTION_NAMES, type CollectionName, isPossibleId } from "@/lib/content/collections";
import { findFaults } from "@/lib/content/parse/check";
import type { Contents } from "@/lib/content/source";
import { createAdminSource, type DocumentWrite } from "@/lib/content/sources/firestore-admin";
import { inFile } from "./export";
import { countAll, readAll, readFolder } from "./read";
import { count, faultLine, plural, say, UsageError } from "./words";
import { refusals, writeAll } from "./write";

type Options = { prune?: boolean; "dry-run"?: boolean };

/**
 * Sends a folder of content files to Firestore, unless a document cannot be stored. Deletes with
 * `prune` only, never from a collection without a file.
 * @returns 1 when a document cannot be stored, 130 when interrupted, else 0
 */
export async function importFrom(folder: string, env: Env, options: Options): Promise<number> {
  requireWriteAccess(env);
  const { wanted, present } = await readFolder(folder, env);
  for (const fault of findFaults(wanted)) say(`avertissement : ${faultLine(fault)}`);
  return send(wanted, present, env, { ...options, done: "Import terminé :" });
}

/**
 * Puts a `COLLECTION`, or one `COLLECTION/ID` of it, back into Firestore, from an exported folder. Other
 * documents stay; with `prune` those of the collection that the copy lacks are deleted.
 * @returns as `importFrom`
 */
export async function restore(name: string, folder: string, env: Env, options: Options): Promise<number> {
  requireWriteAccess(env);
  const [typed, ...rest] = name.split("/");
  const id = rest.length ? rest.join("/") : undefined;
  const collection = COLLECTION_NAMES.find((name) => name === typed);
  if (!collection || (id !== undefined && (!isPossibleId(id) || options.prune)))
    throw new UsageError(
      `« ${name} » n’est ni COLLECTION ni COLLECTION/IDENTIFIANT (sans --prune), par exemple partners/claire ` +
        `(collections : ${COLLECTION_NAMES.join(", ")}).`,
    );
  const { wanted: copy } = await readFolder(folder, env);
  const documents = copy[collection].filter((document) => id === undefined || document.id === id);
  if (documents.length === 0) {
    const start = (id ?? "").toLowerCase().slice(0, 4);
    const near = copy[collection]
      .map((document) => document.id)
      .filter((copied) => copied.toLowerCase().includes(start));
    const hint = near.length ? ` (il y a : ${near.slice(0, 5).join(", ")})` : "";
    throw new UsageError(`${name} n’est pas dans cette copie${hint}.`);
  }
  return send({ ...byCollection(() => []), [collection]: documents }, [collection], env, {
    ...options,
    done: `${name} est rétabli :`,
  });
}

/**
 * Says what will change, then writes it. Skips unchanged documents, so that a second run continues an
 * interrupted one; what an export would write alike counts as unchanged.
 */
async function send(
  wanted: Contents,
  collections: readonly CollectionName[],
  env: Env,
  { prune, "dry-run": dryRun, done: sentence }: Options & { done: string },
): Promise<number> {
  const faults = refusals(wanted);
  for (const fault of faults) say(faultLine(fault));
  if (faults.length) {
    say(`${count(faults.length, "défaut")} : rien n’a été écrit. Corrigez, puis relancez la commande.`);
    return 1;
  }
  const source = createAdminSource(env);
  try {
    const existing = await readAll(source, env);
    const changes = collections.flatMap((collection) => toWrite(collection, wanted, existing));
    const removals = prune ? collections.flatMap((collection) => toRemove(collection, wanted, existing)) : [];
    announce([...changes, ...removals], existing, dryRun ? Number.POSITIVE_INFINITY : MAX_NAMED);
    const written = count(changes.length, "document");
    if (dryRun) {
      say(`Essai, rien n’a été écrit : ${written} à écrire, ${removals.length} à supprimer.`);
      return 0;
    }
    const { done, interrupted } = await writeAll(source, [...changes, ...removals]);
    if (interrupted) {
      say(`Interrompu après ${count(done, "écriture")} sur ${changes.length + removals.length}.`);
      say("Relancez la même commande : elle reprendra où elle s’est arrêtée.");
      return 130;
    }
    const same = countAll(wanted) - changes.length;
    const removed = prune ? `, ${count(removals.length, "document")} supprimé${plural(removals.length)}` : "";
    say(`${sentence} ${written} écrit${plural(changes.length)}, ${same} déjà à jour${removed}.`);
    return 0;
  } finally {
    await source.close();
  }
}

function requireWriteAccess(env: Env): void {
  if (sourceKind(env) !== "firestore-admin")
    throw new UsageError(
      "L’import demande un accès en écriture à Firestore : renseignez FIREBASE_SERVICE_ACCOUNT, " +
        "GOOGLE_APPLICATION_CREDENTIALS ou FIRESTORE_EMULATOR_HOST.",
    );
}

const MAX_NAMED = 20;
const MOMENT = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "short",
});

/** Lists how many documents are new, and which are deleted or replaced (in which fields), the latest first. */
function announce(changes: readonly DocumentWrite[], existing: Contents, max: number): void {
  const replaced = changes
    .flatMap(({ collection, id, data }) => {
      const before = existing[collection as CollectionName].find((document) => document.id === id);
      return before ? [{ name: `${collection}/${id}`, before, data }] : [];
    })
    .sort((a, b) => ((a.before.updatedAt ?? "") > (b.before.updatedAt ?? "") ? -1 : 1));
  const added = changes.length - replaced.length;
  if (added) say(`${count(added, "document")} à ajouter.`);
  if (replaced.length === 0) return;
  const what = replaced.length > 1 ? "seront remplacés ou supprimés" : "sera remplacé ou supprimé";
  const documents = `${count(replaced.length, "document")} de la base ${what}`;
  say(`${documents}, avec ce qui y a été modifié depuis :`);
  for (const { name, before, data } of replaced.slice(0, max)) {
    const when = before.updatedAt ? `, modifié le ${MOMENT.format(new Date(before.updatedAt))}` : "";
    const fields = Object.keys({ ...before.data, ...data }).filter(
      (field) => !isDeepStrictEqual(before.data[field], data?.[field]),
    );
    say(`  ${name}${when}${data ? ` : ${fields.join(", ")}` : " (supprimé)"}`);
  }
  if (replaced.length > max) say(`  et ${replaced.length - max} autres (--dry-run les nomme tous)`);
}

function toWrite(collection: CollectionName, wanted: Contents, existing: Contents): DocumentWrite[] {
  const before = new Map(existing[collection].map((raw) => [raw.id, raw]));
  return wanted[collection]
    .filter((raw) => {
      const stored = before.get(raw.id);
      return !stored || !isDeepStrictEqual(inFile(collection, stored), inFile(collection, raw));
    })
    .map(({ id, data }) => ({ collection, id, data }));
}

function toRemove(collection: CollectionName, wanted: Contents, existing: Contents): DocumentWrite[] {
  const kept = new Set(wanted[collection].map(({ id }) => id));
  return existing[collection]
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ collection, id, data: undefined }));
}
