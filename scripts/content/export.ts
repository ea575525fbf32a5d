import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "@/lib/config/env";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName, dayFields, fieldNames } from "@/lib/content/collections";
import type { RawDocument } from "@/lib/content/source";
import { dayInParis, isDay } from "@/lib/dates";
import { fileFields } from "./file-fields";
import { readPast } from "./past";
import { countAll, readAll, withSource } from "./read";
import { count } from "./words";

type Options = { at?: Date; keep?: number };

/**
 * Writes the configured source to `folder` in the contract's file format, as it is or as it was `at` an
 * instant: the known fields in the order of the schema, others by name. Each file appears whole or not at
 * all, and the same contents give the same bytes. With `keep` the copy goes into a folder of the day in
 * there, and only so many of these stay.
 */
export async function exportTo(folder: string, env: Env, { at, keep }: Options = {}): Promise<number> {
  const contents = at ? await readPast(env, at) : await withSource(env, (source) => readAll(source, env));
  console.error(`Contenu : ${placeOfContent(env)}.`);
  const target = keep === undefined ? folder : path.join(folder, dayInParis(new Date()));
  await mkdir(target, { recursive: true });
  for (const collection of COLLECTION_NAMES) {
    const documents = contents[collection].map((raw) => [raw.id, exported(collection, raw)]);
    await writeWhole(
      path.join(target, `${collection}.json`),
      `${JSON.stringify(Object.fromEntries(documents), null, 2)}\n`,
    );
    console.log(`${collection}.json : ${count(documents.length, "document")}`);
  }
  console.log(`${count(countAll(contents), "document")} dans ${target}.`);
  if (keep !== undefined) await keepLatest(folder, keep);
  return 0;
}

/** Deletes the oldest of the folders that are named by a day, and nothing else. */
async function keepLatest(folder: string, keep: number): Promise<void> {
  const days = (await readdir(folder)).filter(isDay).sort().reverse();
  for (const day of days.slice(keep)) await rm(path.join(folder, day), { recursive: true });
  const gone = days.slice(keep);
  if (gone.length) console.log(`Copies effacées : ${gone.join(", ")}.`);
}

function exported(collection: CollectionName, { id, data }: RawDocument): Record<string, unknown> {
  const { fields, lost } = fileFields(data, dayFields(collection));
  for (const field of lost)
    console.error(
      `${collection}/${id} · ${field} : valeur sans équivalent dans un fichier → remplacée par null`,
    );
  const known = fieldNames(collection).filter((field) => Object.hasOwn(fields, field));
  const others = Object.keys(fields)
    .filter((field) => !known.includes(field))
    .sort();
  return Object.fromEntries([...known, ...others].map((field) => [field, fields[field]]));
}

async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}
