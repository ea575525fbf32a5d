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
 * Writes the configured source to `folder` in the contract's file format, as it is or as it was `at` an
 * instant: the known fields in the order of the schema, others by name. Each file appears whole or not at
 * all, and the same contents give the same bytes. With `keep` the copy goes into a folder of the day in
 * there, and only so many of these stay.
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

/** The part of a document that a content file can hold. Other values (a place, a reference, bytes) are reported. */
function exported(collection: CollectionName, { id, data }: RawDocument): Record<string, unknown> {
  const lost = new Set<string>();
  const days: readonly string[] = dayFields(collection);
  const plain = (value: unknown, field: string): unknown => {
    if (isInstant(value)) return fromInstant(new Date(value.__instant), days.includes(field));
    if (Array.isArray(value)) return value.map((item) => plain(item, field));
    if (typeof value !== "object" || value === null) return value;
    if (isUnsupported(value)) {
      lost.add(field);
      return null;
    }
    const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, item]) => [key, plain(item, field)]));
  };
  const known: string[] = fieldNames(collection).filter((field) => Object.hasOwn(data, field));
  const others = Object.keys(data).filter((field) => !known.includes(field));
  const fields = [...known, ...others.sort()].map((field) => [field, plain(data[field], field)]);
  for (const field of lost)
    console.error(
      `${collection}/${id} · ${field} : valeur sans équivalent dans un fichier → remplacée par null`,
    );
  return Object.fromEntries(fields);
}

const PARIS_TIME = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", timeStyle: "medium" });

/** The day in Paris in the fields of days or where it is midnight there, else an ISO instant. */
function fromInstant(instant: Date, dayOnly: boolean): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  return dayOnly || PARIS_TIME.format(instant) === "00:00:00" ? dayInParis(instant) : instant.toISOString();
}

/**
 * Copies the empty starting point to a folder for a venue to fill: a file per collection with all its
 * fields, and a page that says what each is for.
 * @throws UsageError where the folder already holds something
 */
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
