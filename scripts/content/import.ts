import { isDeepStrictEqual } from "node:util";
import type { Env } from "@/lib/config/env";
import { sourceKind } from "@/lib/config/source";
import { byCollection, COLLECTION_NAMES, type CollectionName, isPossibleId } from "@/lib/content/collections";
import { findFaults } from "@/lib/content/parse/check";
import type { Contents } from "@/lib/content/source";
import { createAdminSource, type DocumentWrite } from "@/lib/content/sources/firestore-admin";
import { documentInFile } from "./export";
import { documentCountOf, readContentsOf, readFolder } from "./read";
import { countInWords, faultLine, pluralEnding, say, UsageError } from "./words";
import { refusalFindings, writeInBatches } from "./write";

type WriteOptions = { prune?: boolean; "dry-run"?: boolean };

/**
 * Sends content files to Firestore. `prune` deletes other documents of collections with a file. Returns 1 if
 * a document cannot be stored, 130 after an interruption, else 0.
 */
export async function importFrom(folder: string, env: Env, options: WriteOptions): Promise<number> {
  requireWriteAccess(env);
  const { wanted, collections: present } = await readFolder(folder, env);
  for (const fault of findFaults(wanted)) say(`avertissement : ${faultLine(fault)}`);
  return writeContents(wanted, present, env, { ...options, doneWords: "Import terminé :" });
}

/**
 * Puts a collection or one of its documents back into Firestore. `prune` deletes documents that the copy
 * lacks. The result is that of `importFrom`.
 */
export async function restoreDocuments(
  name: string,
  folder: string,
  env: Env,
  options: WriteOptions,
): Promise<number> {
  requireWriteAccess(env);
  const [typedCollection, ...idParts] = name.split("/");
  const id = idParts.length ? idParts.join("/") : undefined;
  const collection = COLLECTION_NAMES.find((name) => name === typedCollection);
  if (!collection || (id !== undefined && (!isPossibleId(id) || options.prune)))
    throw new UsageError(
      `« ${name} » n’est ni COLLECTION ni COLLECTION/IDENTIFIANT (sans --prune), par exemple partners/claire ` +
        `(collections : ${COLLECTION_NAMES.join(", ")}).`,
    );
  const { wanted: copy } = await readFolder(folder, env);
  const documents = copy[collection].filter((document) => id === undefined || document.id === id);
  if (documents.length === 0) {
    const idStart = (id ?? "").toLowerCase().slice(0, 4);
    const similarIds = copy[collection]
      .map((document) => document.id)
      .filter((copied) => copied.toLowerCase().includes(idStart));
    const hint = similarIds.length ? ` (il y a : ${similarIds.slice(0, 5).join(", ")})` : "";
    throw new UsageError(`${name} n’est pas dans cette copie${hint}.`);
  }
  return writeContents({ ...byCollection(() => []), [collection]: documents }, [collection], env, {
    ...options,
    doneWords: `${name} est rétabli :`,
  });
}

/**
 * Announces and writes changes. A second run continues an interrupted run, because documents that an export
 * would write alike are skipped.
 */
async function writeContents(
  wanted: Contents,
  collections: readonly CollectionName[],
  env: Env,
  { prune, "dry-run": dryRun, doneWords }: WriteOptions & { doneWords: string },
): Promise<number> {
  const faults = refusalFindings(wanted);
  for (const fault of faults) say(faultLine(fault));
  if (faults.length) {
    say(
      `${countInWords(faults.length, "défaut")} : rien n’a été écrit. Corrigez, puis relancez la commande.`,
    );
    return 1;
  }
  const source = createAdminSource(env);
  try {
    const storedContents = await readContentsOf(source, env);
    const changes = collections.flatMap((collection) => writesFor(collection, wanted, storedContents));
    const removals = prune
      ? collections.flatMap((collection) => removalsFor(collection, wanted, storedContents))
      : [];
    announceWrites([...changes, ...removals], storedContents, dryRun ? Number.POSITIVE_INFINITY : MAX_NAMED);
    const writtenWords = countInWords(changes.length, "document");
    if (dryRun) {
      say(`Essai, rien n’a été écrit : ${writtenWords} à écrire, ${removals.length} à supprimer.`);
      return 0;
    }
    const { doneCount, isInterrupted } = await writeInBatches(source, [...changes, ...removals]);
    if (isInterrupted) {
      say(`Interrompu après ${countInWords(doneCount, "écriture")} sur ${changes.length + removals.length}.`);
      say("Relancez la même commande : elle reprendra où elle s’est arrêtée.");
      return 130;
    }
    const unchangedCount = documentCountOf(wanted) - changes.length;
    const removedWords = prune
      ? `, ${countInWords(removals.length, "document")} supprimé${pluralEnding(removals.length)}`
      : "";
    say(
      `${doneWords} ${writtenWords} écrit${pluralEnding(changes.length)}, ${unchangedCount} déjà à jour${removedWords}.`,
    );
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

/** Tells how many documents are new, and lists replaced and deleted documents, the latest first. */
function announceWrites(changes: readonly DocumentWrite[], storedContents: Contents, max: number): void {
  const replaced = changes
    .flatMap(({ collection, id, data }) => {
      const stored = storedContents[collection as CollectionName].find((document) => document.id === id);
      return stored ? [{ name: `${collection}/${id}`, stored, data }] : [];
    })
    .sort((a, b) => ((a.stored.updatedAt ?? "") > (b.stored.updatedAt ?? "") ? -1 : 1));
  const added = changes.length - replaced.length;
  if (added) say(`${countInWords(added, "document")} à ajouter.`);
  if (replaced.length === 0) return;
  const verb = replaced.length > 1 ? "seront remplacés ou supprimés" : "sera remplacé ou supprimé";
  const documents = `${countInWords(replaced.length, "document")} de la base ${verb}`;
  say(`${documents}, avec ce qui y a été modifié depuis :`);
  for (const { name, stored: before, data } of replaced.slice(0, max)) {
    const changeTime = before.updatedAt ? `, modifié le ${MOMENT.format(new Date(before.updatedAt))}` : "";
    const fields = Object.keys({ ...before.data, ...data }).filter(
      (field) => !isDeepStrictEqual(before.data[field], data?.[field]),
    );
    say(`  ${name}${changeTime}${data ? ` : ${fields.join(", ")}` : " (supprimé)"}`);
  }
  if (replaced.length > max) say(`  et ${replaced.length - max} autres (--dry-run les nomme tous)`);
}

function writesFor(collection: CollectionName, wanted: Contents, storedContents: Contents): DocumentWrite[] {
  const storedById = new Map(storedContents[collection].map((raw) => [raw.id, raw]));
  return wanted[collection]
    .filter((raw) => {
      const stored = storedById.get(raw.id);
      return (
        !stored || !isDeepStrictEqual(documentInFile(collection, stored), documentInFile(collection, raw))
      );
    })
    .map(({ id, data }) => ({ collection, id, data }));
}

function removalsFor(
  collection: CollectionName,
  wanted: Contents,
  storedContents: Contents,
): DocumentWrite[] {
  const wantedIds = new Set(wanted[collection].map(({ id }) => id));
  return storedContents[collection]
    .filter(({ id }) => !wantedIds.has(id))
    .map(({ id }) => ({ collection, id, data: undefined }));
}
