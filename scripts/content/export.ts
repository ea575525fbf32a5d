import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "@/lib/config/env";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName, dayFields, fieldNames } from "@/lib/content/collections";
import type { RawDocument } from "@/lib/content/source";
import { isInstant, isUnsupported } from "@/lib/content/sources/plain";
import { dayInParis, isDay } from "@/lib/dates";
import { readPast } from "./past";
import { countAll, readConfigured } from "./read";
import { count, UsageError } from "./words";

type Options = { at?: Date; keep?: number };

/**
 * Writes the contents to `folder` in the contract's file format, as they are or were `at` an instant. With
 * `keep` the copy goes into a subfolder named by the day, and only the latest ones are kept.
 */
export async function exportTo(folder: string, env: Env, { at, keep }: Options = {}): Promise<number> {
  const contents = at ? await readPast(env, at) : await readConfigured(env);
  console.error(`Contenu : ${placeOfContent(env)}.`);
  const target = keep === undefined ? folder : path.join(folder, dayInParis(new Date()));
  await mkdir(target, { recursive: true });
  for (const collection of COLLECTION_NAMES) {
    const documents = contents[collection].map((raw) => [raw.id, exported(collection, raw)]);
    const file = path.join(target, `${collection}.json`);
    const draft = `${file}.${process.pid}.tmp`;
    await writeFile(draft, `${JSON.stringify(Object.fromEntries(documents), null, 2)}\n`);
    // A file appears complete or not at all.
    await rename(draft, file);
    console.log(`${collection}.json : ${count(documents.length, "document")}`);
  }
  console.log(`${count(countAll(contents), "document")} dans ${target}.`);
  if (keep !== undefined) await keepLatest(folder, keep);
  return 0;
}

/** Deletes the oldest of the folders that are named by a day, and nothing else. */
async function keepLatest(folder: string, keep: number): Promise<void> {
  const days = (await readdir(folder)).filter(isDay).sort().reverse();
  const gone = days.slice(keep);
  for (const day of gone) await rm(path.join(folder, day), { recursive: true });
  if (gone.length) console.log(`Copies effacées : ${gone.join(", ")}.`);
}

/** A document for a content file, known fields first. Reports unsupported values (a reference, bytes). */
function exported(collection: CollectionName, { id, data }: RawDocument): Record<string, unknown> {
  const unsupported = new Set<string>();
  const days: readonly string[] = dayFields(collection);
  const plain = (value: unknown, field: string): unknown => {
    if (isInstant(value)) return fromInstant(new Date(value.__instant), days.includes(field));
    if (Array.isArray(value)) return value.map((item) => plain(item, field));
    if (typeof value !== "object" || value === null) return value;
    if (isUnsupported(value)) {
      unsupported.add(field);
      return null;
    }
    const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, item]) => [key, plain(item, field)]));
  };
  const known: string[] = fieldNames(collection).filter((field) => Object.hasOwn(data, field));
  const others = Object.keys(data).filter((field) => !known.includes(field));
  const fields = [...known, ...others.sort()].map((field) => [field, plain(data[field], field)]);
  for (const field of unsupported)
    console.error(
      `${collection}/${id} · ${field} : valeur sans équivalent dans un fichier → remplacée par null`,
    );
  return Object.fromEntries(fields);
}

const PARIS_TIME = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", timeStyle: "medium" });

/** The day in Paris for a field of days or at midnight in Paris, else an ISO instant. */
function fromInstant(instant: Date, dayOnly: boolean): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  return dayOnly || PARIS_TIME.format(instant) === "00:00:00" ? dayInParis(instant) : instant.toISOString();
}

/** Copies the commented starting point to an empty folder for a venue to fill. */
export async function writeExample(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} n’est pas vide : rien n’a été écrit. Nommez un dossier nouveau.`);
  await cp("content/example", folder, { recursive: true });
  console.log(`${folder} est prêt : lisez ${folder}/LISEZ-MOI.md, remplissez, puis lancez`);
  console.log(`  CONTENT_DIR=${folder} npm run content -- check`);
  console.log(`  CONTENT_DIR=${folder} npm run up`);
  return 0;
}
