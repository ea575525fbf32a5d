import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import { ConfigurationError, type Env } from "@/lib/config/env";
import { DEMO_FOLDER, isDemo } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { JsonFault, readJson } from "@/lib/content/json";
import { misnamed } from "@/lib/content/parse/misnamed";
import type { ContentSource, RawDocument } from "@/lib/content/source";
import { pickFields } from "@/lib/content/sources/plain";
import type { Finding } from "@/lib/content/types";
import { type Day, dayInParis, isDay, shiftDay } from "@/lib/dates";

type Documents = Record<string, Record<string, unknown>>;
type File = { documents: Documents; doubled: ReturnType<typeof readJson>["doubled"] };

/**
 * Content from JSON files (requirement 1.2), read again when their modification time changes.
 * @throws ConfigurationError with the file, the line, what is wrong and what to type
 */
export function createEmbeddedSource(env: Env): ContentSource {
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), env.CONTENT_DIR ?? DEMO_FOLDER);
  const read = reader(folder);
  const documents = async (collection: CollectionName): Promise<Documents> => {
    const { documents: found } = await read(collection);
    return isDemo(env) ? rollDemoDates(found, dayInParis(new Date())) : found;
  };
  return {
    name: "embedded",
    list: async (collection, fields) =>
      Object.entries(await documents(collection)).map(([id, data]) => ({
        id,
        data: pickFields(data, fields),
      })),
    get: async (collection, id): Promise<RawDocument | undefined> => {
      const found = await documents(collection);
      const data = Object.hasOwn(found, id) ? found[id] : undefined;
      return data && { id, data };
    },
    findings: () => findingsOf(folder, read),
    changedAt: async (collection) =>
      (await stat(fileOf(folder, collection)).catch(() => undefined))?.mtime.toISOString(),
  };
}

const fileOf = (folder: string, collection: CollectionName) =>
  path.join(/* turbopackIgnore: true */ folder, `${collection}.json`);

function reader(folder: string) {
  const known = new Map<CollectionName, File & { modified: number }>();
  return async (collection: CollectionName): Promise<File> => {
    const file = fileOf(folder, collection);
    const modified = (await stat(file).catch((error) => unreadable(file, error)))?.mtimeMs;
    if (modified === undefined) return missingFile(folder);
    const before = known.get(collection);
    if (before?.modified === modified) return before;
    const bytes = (await readFile(file).catch((error) => unreadable(file, error))) ?? Buffer.from("{}");
    const found = { ...parseFile(file, bytes), modified };
    known.set(collection, found);
    return found;
  };
}

/** @throws ConfigurationError for a file that is there and cannot be read */
function unreadable(file: string, { code }: NodeJS.ErrnoException): undefined {
  if (code === "ENOENT" || code === "ENOTDIR") return undefined;
  throw new ConfigurationError(
    `Contenu : ${file} ne peut pas être lu (${code}) : donnez-en le droit à l’utilisateur du site, par exemple « chmod -R a+rX ${path.dirname(file)} ».`,
  );
}

/** An empty collection; but a folder that is not there is a mistake in the settings. */
async function missingFile(folder: string): Promise<File> {
  if (await stat(folder).catch(() => undefined)) return { documents: {}, doubled: [] };
  throw new ConfigurationError(
    `Contenu : le dossier ${folder} n’existe pas (CONTENT_DIR, par exemple ${DEMO_FOLDER}).`,
  );
}

function parseFile(file: string, bytes: Buffer): File {
  const { value, doubled } = read(file, bytes);
  if (!isObject(value))
    throw new ConfigurationError(
      `Contenu : ${file}, ligne 1, doit être un objet : tapez { "identifiant": { champs } }.`,
    );
  const documents = Object.entries(value).map(([id, fields]) => [id, isObject(fields) ? fields : {}]);
  return { documents: Object.fromEntries(documents), doubled };
}

function read(file: string, bytes: Buffer) {
  try {
    return readJson(bytes);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new ConfigurationError(`Contenu : ${file}, ligne ${error.line} : ${error.message}.`);
  }
}

/** The ids and fields that a file has twice, and files with a name that is not a collection's. */
async function findingsOf(folder: string, read: (collection: CollectionName) => Promise<File>) {
  const files = (await readdir(folder)).filter((file) => /\.jsonc?$/i.test(file));
  const doubled = await Promise.all(
    COLLECTION_NAMES.map(async (collection) =>
      (await read(collection)).doubled.map(({ path: [id = "", ...field], line }): Finding => {
        const problem = `déjà dans le fichier, et de nouveau à la ligne ${line}`;
        return { collection, id, field: field.join(".") || "identifiant", problem, shown: "le dernier" };
      }),
    ),
  );
  return [...misnamed("fichier", files, (name) => `${name}.json`), ...doubled.flat()];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first day of the year that the demonstration's dates were written for. */
const WRITTEN_FOR: Day = "2026-10-15";
// 52 weeks: weekdays stay, and seasons drift by a day and a quarter a year.
const TURN = 364;
const DATES = ["dateStart", "dateEnd", "dates"];

/** Moves the demonstration's retreats and workshops by whole turns: some always lie ahead and some behind. */
export function rollDemoDates<T extends Record<string, unknown>>(
  documents: Record<string, T>,
  today: Day,
): Record<string, T> {
  const turns = Math.floor(differenceInCalendarDays(parseISO(today), parseISO(WRITTEN_FOR)) / TURN);
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    const [, day = "", time = ""] = typeof value === "string" ? (/^(\S{10})(.*)$/.exec(value) ?? []) : [];
    return isDay(day) ? shiftDay(day, turns * TURN) + time : value;
  };
  const roll = (fields: T) =>
    Object.fromEntries(DATES.flatMap((name) => (name in fields ? [[name, moved(fields[name])]] : [])));
  return Object.fromEntries(
    Object.entries(documents).map(([id, fields]) => [id, { ...fields, ...roll(fields) }]),
  );
}
