import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";

/** The name of an exported copy: the time of the export, or the day in copies of earlier versions. */
const COPY_NAME = /^\d{4}-\d{2}-\d{2}(T[\d-]+Z)?$/;

/** The paths of the exported copies in a folder, from the latest to the earliest. */
export function copiesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => COPY_NAME.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

/** The collections that have a file in a folder. */
export const collectionsIn = (folder: string) =>
  COLLECTION_NAMES.filter((name) => existsSync(path.join(folder, `${name}.json`)));

/** The number of documents of a collection in a copy, or 0 if the file is missing or damaged. */
export function documentCountIn(copy: string, collection: CollectionName): number {
  try {
    return Object.keys(JSON.parse(readFileSync(path.join(copy, `${collection}.json`), "utf8"))).length;
  } catch {
    return 0;
  }
}
