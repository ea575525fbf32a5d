import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "@/lib/config/env";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName, dayFields, fieldNames } from "@/lib/content/collections";
import type { RawDocument } from "@/lib/content/source";
import { isInstant, isUnsupported } from "@/lib/content/sources/plain";
import { dayInParis } from "@/lib/dates";
import { copiesIn, countIn } from "./copies";
import { countAll, readConfigured } from "./read";
import { count, say, UsageError, warn } from "./words";

/**
 * Writes the contents as content files (requirement 12.3), to a new subfolder of `folder` whose name is the
 * time (UTC).
 * @param keep how many of these stay, the latest; after a loss all do
 * @returns 1 when a collection is empty or has less than half of the documents of the copy before, else 0
 */
export async function exportTo(folder: string, env: Env, keep?: number): Promise<number> {
  const { contents } = await readConfigured(env);
  warn(`Contenu : ${placeOfContent(env)}.`);
  const copies = copiesIn(folder);
  const target = path.join(folder, new Date().toISOString().replace(/[:.]/g, "-"));
  // The folder appears complete or not at all; one that exists is not replaced.
  const draft = `${target}.tmp`;
  await mkdir(draft, { recursive: true });
  for (const collection of COLLECTION_NAMES) {
    const documents = contents[collection].map((raw) => [raw.id, inFile(collection, raw, warn)]);
    const text = `${JSON.stringify(Object.fromEntries(documents), null, 2)}\n`;
    await writeFile(path.join(draft, `${collection}.json`), text);
    say(`${collection}.json : ${count(documents.length, "document")}`);
  }
  await rename(draft, target);
  say(`${count(countAll(contents), "document")} dans ${target}.`);
  const fallen = COLLECTION_NAMES.filter((name) => {
    const before = copies[0] ? countIn(copies[0], name) : 0;
    const now = contents[name].length;
    if (before === 0 || (now > 0 && now >= before / 2)) return false;
    warn(`Attention, ${name} : ${count(now, "document")}, et ${before} dans la copie ${copies[0]}.`);
    return true;
  });
  if (fallen.length) return 1;
  if (keep !== undefined) await keepLatest([target, ...copies], keep);
  return 0;
}

/** Deletes the oldest copies, but never the last one that has documents of a collection. */
async function keepLatest(copies: readonly string[], keep: number): Promise<void> {
  const needed = COLLECTION_NAMES.map((name) => copies.find((copy) => countIn(copy, name) > 0));
  const surplus = copies.slice(keep).filter((copy) => !needed.includes(copy));
  for (const copy of surplus) await rm(copy, { recursive: true });
  if (surplus.length) say(`Copies effacées : ${surplus.map((copy) => path.basename(copy)).join(", ")}.`);
}

/** A document as in a content file, known fields first. Reports values that no file can hold. */
export function inFile(
  collection: CollectionName,
  { id, data }: RawDocument,
  report: (line: string) => void = () => {},
): Record<string, unknown> {
  const days: readonly string[] = dayFields(collection);
  const lost = (field: string) => {
    // Nothing at all in these would show the document; what nobody can read keeps it hidden.
    const instead = field === "draft" || field === "publishAt" ? "illisible" : null;
    const problem = `valeur sans équivalent dans un fichier → remplacée par ${instead}`;
    report(`${collection}/${id} · ${field} : ${problem}`);
    return instead;
  };
  const plain = (value: unknown, field: string): unknown => {
    if (isInstant(value)) return fromInstant(new Date(value.__instant), days.includes(field)) ?? lost(field);
    if (Array.isArray(value)) return value.map((item) => plain(item, field));
    if (typeof value !== "object" || value === null) return value;
    if (isUnsupported(value)) return lost(field);
    const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, item]) => [key, plain(item, field)]));
  };
  const named: string[] = fieldNames(collection).filter((field) => Object.hasOwn(data, field));
  const others = Object.keys(data).filter((field) => !named.includes(field));
  const fields = [...named, ...others.sort()].map((field) => [field, plain(data[field], field)]);
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
  await mkdir(path.join(folder, "photos"));
  say(`${folder} est prêt : lisez ${folder}/LISEZ-MOI.md, remplissez, puis lancez`);
  say(`  CONTENT_DIR=${folder} npm run content -- check`);
  say(`  CONTENT_DIR=${folder} npm run up`);
  return 0;
}
