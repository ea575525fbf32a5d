import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "@/lib/config/env";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName, dayFields, fieldNames } from "@/lib/content/collections";
import { isInstant, isUnsupported } from "@/lib/content/plain";
import type { RawDocument } from "@/lib/content/source";
import { dayInParis } from "@/lib/dates";
import { copiesIn, documentCountIn } from "./copies";
import { documentCountOf, readConfigured } from "./read";
import { countInWords, say, UsageError, warn } from "./words";

/**
 * Writes the contents to a new subfolder named by the time (requirement 12.3), and keeps the `keep` latest
 * copies. Returns 1, and keeps all copies, if a collection is empty or has lost more than half.
 */
export async function exportTo(folder: string, env: Env, keep?: number): Promise<number> {
  const { contents } = await readConfigured(env);
  warn(`Contenu : ${placeOfContent(env)}.`);
  const copies = copiesIn(folder);
  const target = path.join(folder, new Date().toISOString().replace(/[:.]/g, "-"));
  // A rename makes the folder appear complete or not at all, and replaces no other folder.
  const draft = `${target}.tmp`;
  await mkdir(draft, { recursive: true });
  for (const collection of COLLECTION_NAMES) {
    const documents = contents[collection].map((raw) => [raw.id, documentInFile(collection, raw, warn)]);
    const text = `${JSON.stringify(Object.fromEntries(documents), null, 2)}\n`;
    await writeFile(path.join(draft, `${collection}.json`), text);
    say(`${collection}.json : ${countInWords(documents.length, "document")}`);
  }
  await rename(draft, target);
  say(`${countInWords(documentCountOf(contents), "document")} dans ${target}.`);
  const shrunkCollections = COLLECTION_NAMES.filter((name) => {
    const countBefore = copies[0] ? documentCountIn(copies[0], name) : 0;
    const countNow = contents[name].length;
    if (countBefore === 0 || (countNow > 0 && countNow >= countBefore / 2)) return false;
    warn(
      `Attention, ${name} : ${countInWords(countNow, "document")}, et ${countBefore} dans la copie ${copies[0]}.`,
    );
    return true;
  });
  if (shrunkCollections.length) return 1;
  if (keep !== undefined) await keepLatest([target, ...copies], keep);
  return 0;
}

/** Deletes the oldest copies, but never the latest copy that has documents of a collection. */
async function keepLatest(copies: readonly string[], keep: number): Promise<void> {
  const neededCopies = COLLECTION_NAMES.map((name) => copies.find((copy) => documentCountIn(copy, name) > 0));
  const surplusCopies = copies.slice(keep).filter((copy) => !neededCopies.includes(copy));
  for (const copy of surplusCopies) await rm(copy, { recursive: true });
  if (surplusCopies.length)
    say(`Copies effacées : ${surplusCopies.map((copy) => path.basename(copy)).join(", ")}.`);
}

/**
 * A document as a content file holds it, known fields first. `report` is called for values that no file can
 * hold.
 */
export function documentInFile(
  collection: CollectionName,
  { id, data }: RawDocument,
  report: (line: string) => void = () => {},
): Record<string, unknown> {
  const fieldsOfDays: readonly string[] = dayFields(collection);
  const substituteFor = (field: string) => {
    // A null here would show the document, but an unreadable value keeps it hidden.
    const substitute = field === "draft" || field === "publishAt" ? "illisible" : null;
    const problem = `valeur sans équivalent dans un fichier → remplacée par ${substitute}`;
    report(`${collection}/${id} · ${field} : ${problem}`);
    return substitute;
  };
  const valueInFile = (value: unknown, field: string): unknown => {
    if (isInstant(value))
      return dayOrInstant(new Date(value.__instant), fieldsOfDays.includes(field)) ?? substituteFor(field);
    if (Array.isArray(value)) return value.map((item) => valueInFile(item, field));
    if (typeof value !== "object" || value === null) return value;
    if (isUnsupported(value)) return substituteFor(field);
    const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, item]) => [key, valueInFile(item, field)]));
  };
  const knownFields: string[] = fieldNames(collection).filter((field) => Object.hasOwn(data, field));
  const otherFields = Object.keys(data).filter((field) => !knownFields.includes(field));
  const fields = [...knownFields, ...otherFields.sort()].map((field) => [
    field,
    valueInFile(data[field], field),
  ]);
  return Object.fromEntries(fields);
}

const PARIS_TIME = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", timeStyle: "medium" });

/** The day in Paris for a field of days and for midnight in Paris, else the ISO instant. */
function dayOrInstant(instant: Date, dayOnly: boolean): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  return dayOnly || PARIS_TIME.format(instant) === "00:00:00" ? dayInParis(instant) : instant.toISOString();
}

/** Copies the commented example to an empty folder, for a venue to fill. */
export async function writeExample(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} n’est pas vide : rien n’a été écrit. Nommez un dossier nouveau.`);
  await cp("content/example", folder, { recursive: true });
  await mkdir(path.join(folder, "photos"));
  say(`${folder} est prêt : lisez ${folder}/LISEZ-MOI.md, remplissez, puis lancez`);
  say(`  CONTENT_DIR=${folder} npm run content -- check`);
  say(`  CONTENT_DIR=${folder} npm run up`);
  return 0;
}
