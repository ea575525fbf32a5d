import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import { type ParseError, parse } from "jsonc-parser";
import { ConfigurationError, type Env } from "@/lib/config/env";
import { DEMO_FOLDER, isDemo } from "@/lib/config/source";
import type { CollectionName } from "@/lib/content/collections";
import type { ContentSource, RawDocument } from "@/lib/content/source";
import { pickFields } from "@/lib/content/sources/plain";
import { type Day, dayInParis, isDay, shiftDay } from "@/lib/dates";

type Documents = Record<string, Record<string, unknown>>;

/**
 * Content from JSON files (requirement 1.2), read again when their modification time changes.
 * @throws ConfigurationError naming the file and line, when a file is not an object
 */
export function createEmbeddedSource(env: Env): ContentSource {
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), env.CONTENT_DIR ?? DEMO_FOLDER);
  const read = reader(folder);
  const documents = async (collection: CollectionName): Promise<Documents> => {
    const found = await read(collection);
    return isDemo(env) && collection === "calendar" ? rollDemoDates(found, dayInParis(new Date())) : found;
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
    changedAt: async (collection) =>
      (await stat(fileOf(folder, collection)).catch(() => undefined))?.mtime.toISOString(),
  };
}

const fileOf = (folder: string, collection: CollectionName) =>
  path.join(/* turbopackIgnore: true */ folder, `${collection}.json`);

function reader(folder: string) {
  const known = new Map<CollectionName, { modified: number; documents: Documents }>();
  return async (collection: CollectionName): Promise<Documents> => {
    const file = fileOf(folder, collection);
    const modified = (await stat(file).catch((error) => unreadable(file, error)))?.mtimeMs;
    if (modified === undefined) return missingFile(folder);
    const before = known.get(collection);
    if (before?.modified === modified) return before.documents;
    const documents = parseFile(
      file,
      (await readFile(file, "utf8").catch((error) => unreadable(file, error))) ?? "",
    );
    known.set(collection, { modified, documents });
    return documents;
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
async function missingFile(folder: string): Promise<Documents> {
  if (await stat(folder).catch(() => undefined)) return {};
  throw new ConfigurationError(
    `Contenu : le dossier ${folder} n’existe pas (CONTENT_DIR, par exemple ${DEMO_FOLDER}).`,
  );
}

function parseFile(file: string, text: string): Documents {
  const errors: ParseError[] = [];
  const value: unknown = parse(text.replace(/^\uFEFF/, ""), errors, {
    disallowComments: true,
    allowEmptyContent: false,
  });
  if (errors[0]) {
    const line = text.slice(0, errors[0].offset).split("\n").length;
    throw new ConfigurationError(`Contenu : ${file}, ligne ${line}, n’est pas du JSON.`);
  }
  if (!isObject(value))
    throw new ConfigurationError(`Contenu : ${file}, ligne 1, doit être un objet { identifiant: champs }.`);
  return Object.fromEntries(
    Object.entries(value).map(([id, fields]) => [id, isObject(fields) ? fields : {}]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first day of the year that the demonstration's dates were written for. */
const WRITTEN_FOR: Day = "2026-10-15";
// 52 weeks: weekdays stay, and seasons drift by a day and a quarter a year.
const TURN = 364;

/** Moves the demonstration's retreats by whole turns: some always lie ahead and some behind. */
export function rollDemoDates<T extends Record<string, unknown>>(
  documents: Record<string, T>,
  today: Day,
): Record<string, T> {
  const turns = Math.floor(differenceInCalendarDays(parseISO(today), parseISO(WRITTEN_FOR)) / TURN);
  const moved = (value: unknown) =>
    typeof value === "string" && isDay(value) ? shiftDay(value, turns * TURN) : value;
  return Object.fromEntries(
    Object.entries(documents).map(([id, fields]) => [
      id,
      { ...fields, dateStart: moved(fields.dateStart), dateEnd: moved(fields.dateEnd) },
    ]),
  );
}
