import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { rollDemoDates } from "@/content/demo/dates";
import { ConfigurationError, type Env } from "@/lib/config/env";
import type { log } from "@/lib/config/log.mjs";
import { contentFolder, DEMO_FOLDER, isDemo } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { JsonFault, LOST_NAME, parseJsonFile } from "@/lib/content/json";
import { misnamed } from "@/lib/content/parse/misnamed";
import type { ContentSource, RawDocument } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { type Day, dayInParis } from "@/lib/dates";

type Documents = Record<string, Record<string, unknown>>;
type File = { documents: Documents; doubled: ReturnType<typeof parseJsonFile>["doubled"]; changed?: Date };
/** What is wrong with a file, and what is shown of it. */
type Fault = { problem: string; shown: string };
/** The last good content of a file, the version that was read last, and what is wrong with that one. */
type Known = { file: File; version: string | undefined; fault?: Fault };

/**
 * Content from JSON files (requirement 1.2), read again when they change. Of a file that breaks or vanishes,
 * the last good content stays (requirement 6.2), and the log gets one line.
 * @throws ConfigurationError for a file that was never read, with its name, the line, the fault and the
 * remedy
 */
export function createEmbeddedSource(env: Env, report: typeof log = () => {}): ContentSource {
  const folder = contentFolder(env);
  const readFileOf = reader(folder, report);
  const last = new Map<CollectionName, { file: File; day: Day; documents: RawDocument[] }>();
  // The same list as long as neither the file nor the day is another one.
  const list = async (collection: CollectionName): Promise<RawDocument[]> => {
    const { file } = await readFileOf(collection);
    const day = dayInParis(new Date());
    const before = last.get(collection);
    if (before?.file === file && before.day === day) return before.documents;
    const fields = isDemo(env) ? rollDemoDates(file.documents, day) : file.documents;
    const documents = Object.entries(fields).map(([id, data]) => ({ id, data }));
    last.set(collection, { file, day, documents });
    return documents;
  };
  const all = () =>
    Promise.all(
      COLLECTION_NAMES.map(async (collection) => ({ collection, ...(await readFileOf(collection)) })),
    );
  return {
    name: "embedded",
    list,
    // The part before the colon quotes no text of the hosts.
    faults: async () => (await all()).flatMap(({ fault }) => fault?.problem.split(" : ", 1) ?? []),
    findings: async () => {
      const files = await all();
      const names = await filesIn(folder).catch(() => []);
      const jsonFiles = names.filter((name) => /\.jsonc?$/i.test(name));
      return [...misnamed("fichier", jsonFiles, ENDING), ...files.flatMap(fileFindings)];
    },
    everyMs: 2000,
    changedAt: (collection) => last.get(collection)?.file.changed?.toISOString(),
  };
}

const ENDING = ".json";
const fileName = (collection: string) => collection + ENDING;

const filesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);

/** What is wrong with a file, and the ids and fields that it has twice. */
function fileFindings({ collection, file, fault }: Known & { collection: CollectionName }): Finding[] {
  const whole = { collection: "fichier", id: fileName(collection), field: "contenu" };
  const doubled = file.doubled.map(({ path: [id = "", ...field], line }): Finding => {
    const finding = { collection, id, field: field.join(".") || "identifiant" };
    if ([id, ...field].at(-1) === LOST_NAME)
      return { ...finding, problem: `nom impossible, à la ligne ${line} : changez-le`, shown: "rien" };
    const problem = `déjà dans le fichier, et de nouveau à la ligne ${line}`;
    return { ...finding, problem, shown: "le dernier" };
  });
  return [...(fault ? [{ ...whole, ...fault }] : []), ...doubled];
}

class FileFault extends Error {}

/** Reads a collection's file, at most once at a time. */
function reader(folder: string, report: typeof log) {
  const known = new Map<CollectionName, Known>();
  const inProgress = new Map<CollectionName, Promise<Known>>();

  async function read(collection: CollectionName): Promise<Known> {
    const before = known.get(collection);
    let version: string | undefined = "illisible";
    try {
      const state = await versionOf(folder, collection);
      version = state?.version;
      if (before && before.version === version) return before;
      if (!state && before?.file.changed) throw new FileFault(`${fileName(collection)} a disparu`);
      return state
        ? { version, ...(await parsed(folder, collection, state.changed)) }
        : { version, file: NO_FILE, fault: await missing(folder, collection) };
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      if (!before) throw new ConfigurationError(`Contenu : ${folder}${path.sep}${error.message}.`);
      // A file that could not be opened has no version: the next read tries again.
      const shown = "le dernier contenu lisible de ce fichier";
      return { version, file: before.file, fault: { problem: error.message, shown } };
    }
  }

  async function reported(collection: CollectionName): Promise<Known> {
    const before = known.get(collection)?.fault?.problem;
    const next = await read(collection);
    const { problem, shown } = next.fault ?? {};
    known.set(collection, next);
    if (problem && problem !== before) report("error", `Contenu : ${problem}`, { shown });
    if (before && !problem) report("info", `Contenu : ${fileName(collection)} se lit de nouveau`);
    return next;
  }

  return (collection: CollectionName): Promise<Known> => {
    const reading =
      inProgress.get(collection) ?? reported(collection).finally(() => inProgress.delete(collection));
    inProgress.set(collection, reading);
    return reading;
  };
}

const NO_FILE: File = { documents: {}, doubled: [] };

/** The version of a file, by which a change is noticed; undefined for none. */
async function versionOf(folder: string, collection: CollectionName) {
  const state = await stat(path.join(folder, fileName(collection))).catch((error) =>
    unopened(collection, error),
  );
  if (!state) return undefined;
  return { version: `${state.mtimeMs} ${state.ctimeMs} ${state.size}`, changed: state.mtime };
}

/** @throws FileFault for a file that is there and cannot be opened */
function unopened(collection: CollectionName, { code }: NodeJS.ErrnoException): undefined {
  if (code === "ENOENT" || code === "ENOTDIR") return undefined;
  throw new FileFault(
    `${fileName(collection)} ne peut pas être lu (${code}) : donnez-en le droit à l’utilisateur du site, par exemple « chmod -R a+rX » sur son dossier`,
  );
}

/** A collection without a file is empty, and the check names it, except `pages`. The folder must exist. */
async function missing(folder: string, collection: CollectionName): Promise<Fault | undefined> {
  await filesIn(folder).catch(() => {
    throw new ConfigurationError(
      `Contenu : le dossier ${folder} n’existe pas (CONTENT_DIR, par exemple ${DEMO_FOLDER}).`,
    );
  });
  if (collection === "pages") return undefined;
  const advice = "tapez { } dans ce fichier si la collection est vide";
  return { problem: `${fileName(collection)} manque : ${advice}`, shown: "une collection vide" };
}

async function parsed(folder: string, collection: CollectionName, changed: Date) {
  const name = fileName(collection);
  const bytes = await readFile(path.join(folder, name)).catch((error) => unopened(collection, error));
  if (!bytes) throw new FileFault(`${name} a disparu`);
  const { value, doubled } = parseFile(name, bytes);
  if (!isObject(value))
    throw new FileFault(`${name}, ligne 1, doit être un objet : tapez { "identifiant": { champs } }`);
  const documents = Object.entries(value).map(([id, fields]) => [id, isObject(fields) ? fields : {}]);
  return { file: { documents: Object.fromEntries(documents), doubled, changed } };
}

function parseFile(name: string, bytes: Buffer) {
  try {
    return parseJsonFile(bytes);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new FileFault(`${name}, ligne ${error.line} : ${error.message}`);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
