import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { RawDocument } from "@/lib/content/source";
import type { Env } from "@/lib/env";
import { plainFields } from "./plain";
import { countAll, readAll, withSource } from "./read";
import { count } from "./words";

/** The fields in the order of spec section 3; others follow by name. */
const FIELDS: Record<CollectionName, readonly string[]> = {
  photos: ["name", "img"],
  partners: ["title", "activity", "pictureprofile", "content", "workshops"],
  workshops: ["title", "category", "content"],
  calendar: ["dateStart", "dateEnd", "title", "img", "description"],
};

/**
 * Writes the configured source to `folder` in the contract's file format. Each file appears whole or
 * not at all, and the same contents give the same bytes.
 */
export function exportTo(folder: string, env: Env): Promise<number> {
  return withSource(env, async (source) => {
    const contents = await readAll(source, env);
    await mkdir(folder, { recursive: true });
    for (const collection of COLLECTION_NAMES) {
      const documents = contents[collection].map((raw) => [raw.id, exported(collection, raw)]);
      await writeWhole(
        path.join(folder, `${collection}.json`),
        `${JSON.stringify(Object.fromEntries(documents), null, 2)}\n`,
      );
      console.log(`${collection}.json : ${count(documents.length, "document")}`);
    }
    console.log(`${count(countAll(contents), "document")} dans ${folder}.`);
    return 0;
  });
}

function exported(collection: CollectionName, { id, data }: RawDocument): Record<string, unknown> {
  const { fields, lost } = plainFields(data);
  for (const field of lost)
    console.error(
      `${collection}/${id} · ${field} : valeur sans équivalent dans un fichier → remplacée par null`,
    );
  const known = FIELDS[collection].filter((field) => Object.hasOwn(fields, field));
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
