import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { rollDemoDates } from "@/content/demo/dates";
import { type Env, UnreadableContent } from "@/lib/config/env";
import type { log } from "@/lib/config/log.mjs";
import { contentFolder, DEMO_FOLDER, isDemo } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { JsonFault, LOST_NAME, parseJsonFile } from "@/lib/content/json";
import type { ContentSource, RawDocument } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { type Day, dayInParis } from "@/lib/dates";

type DocumentsById = Record<string, Record<string, unknown>>;
type ContentFile = {
  documents: DocumentsById;
  doubled: ReturnType<typeof parseJsonFile>["doubled"];
  changed?: Date;
};
/** A problem of a file, and what visitors see of the file. */
type FileProblem = { problem: string; shownInstead: string };
/** The last readable content of a file, the version that was read last, and the problem of this version. */
type FileState = { file: ContentFile; version: string | undefined; fault?: FileProblem };

/**
 * Content from JSON files (requirements 1.2, 6.2), with the last readable content of a file that breaks or
 * vanishes. Throws `UnreadableContent` for a file that was never read.
 */
export function createEmbeddedSource(env: Env, report: typeof log = () => {}): ContentSource {
  const folder = contentFolder(env);
  const readFileOf = fileReader(folder, report);
  const lastLists = new Map<CollectionName, { file: ContentFile; day: Day; documents: RawDocument[] }>();
  // A caller gets the same list as long as the file and the day stay the same.
  const list = async (collection: CollectionName): Promise<RawDocument[]> => {
    const { file } = await readFileOf(collection);
    const day = dayInParis(new Date());
    const lastList = lastLists.get(collection);
    if (lastList?.file === file && lastList.day === day) return lastList.documents;
    const fields = isDemo(env) ? rollDemoDates(file.documents, day) : file.documents;
    const documents = Object.entries(fields).map(([id, data]) => ({ id, data }));
    lastLists.set(collection, { file, day, documents });
    return documents;
  };
  const readAllFiles = () =>
    Promise.all(
      COLLECTION_NAMES.map(async (collection) => ({ collection, ...(await readFileOf(collection)) })),
    );
  return {
    name: "embedded",
    list,
    // The part before the colon quotes no text of the hosts.
    faults: async () => (await readAllFiles()).flatMap(({ fault }) => fault?.problem.split(" : ", 1) ?? []),
    findings: async () => {
      const files = await readAllFiles();
      const names = await fileNamesIn(folder).catch(() => []);
      return [...unknownFileFindings(names), ...files.flatMap(fileFindings)];
    },
    everyMs: 2000,
    changedAt: (collection) => lastLists.get(collection)?.file.changed?.toISOString(),
  };
}

const fileName = (collection: CollectionName) => `${collection}.json`;

const fileNamesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);

/** The findings for JSON files that the site does not read. */
function unknownFileFindings(names: readonly string[]): Finding[] {
  const expected = COLLECTION_NAMES.map(fileName);
  const problem = `nom inconnu (attendus : ${expected.join(", ")})`;
  return names
    .filter((name) => /\.jsonc?$/i.test(name) && !expected.includes(name))
    .map((id) => ({
      ...{ collection: "fichier", id, field: "nom", problem },
      shownInstead: "rien de ce qu’il contient",
    }));
}

/** The problem of a file, and the ids and fields that occur twice in the file. */
function fileFindings({ collection, file, fault }: FileState & { collection: CollectionName }): Finding[] {
  const wholeFile = { collection: "fichier", id: fileName(collection), field: "contenu" };
  const doubled = file.doubled.map(({ path: [id = "", ...field], line }): Finding => {
    const finding = { collection, id, field: field.join(".") || "identifiant" };
    if ([id, ...field].at(-1) === LOST_NAME)
      return { ...finding, problem: `nom impossible, à la ligne ${line} : changez-le`, shownInstead: "rien" };
    const problem = `déjà dans le fichier, et de nouveau à la ligne ${line}`;
    return { ...finding, problem, shownInstead: "le dernier" };
  });
  return [...(fault ? [{ ...wholeFile, ...fault }] : []), ...doubled];
}

class FileFault extends Error {}

/** Makes a function that reads the file of a collection, with at most one read at a time. */
function fileReader(folder: string, report: typeof log) {
  const fileStates = new Map<CollectionName, FileState>();
  const inProgress = new Map<CollectionName, Promise<FileState>>();

  async function readState(collection: CollectionName): Promise<FileState> {
    const lastState = fileStates.get(collection);
    let version: string | undefined = "illisible";
    try {
      const fileVersion = await versionOf(folder, collection);
      version = fileVersion?.version;
      if (lastState && lastState.version === version) return lastState;
      if (!fileVersion && lastState?.file.changed) throw new FileFault(`${fileName(collection)} a disparu`);
      return fileVersion
        ? { version, ...(await readContentFile(folder, collection, fileVersion.changed)) }
        : { version, file: NO_FILE, fault: await problemOfMissingFile(folder, collection) };
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      if (!lastState) throw new UnreadableContent(`Contenu : ${folder}${path.sep}${error.message}.`);
      // A file that could not be opened has no version, so that the next read tries again.
      const shownInstead = "le dernier contenu lisible de ce fichier";
      return { version, file: lastState.file, fault: { problem: error.message, shownInstead } };
    }
  }

  async function readAndReport(collection: CollectionName): Promise<FileState> {
    const lastProblem = fileStates.get(collection)?.fault?.problem;
    const newState = await readState(collection);
    const { problem, shownInstead } = newState.fault ?? {};
    fileStates.set(collection, newState);
    if (problem && problem !== lastProblem) report("error", `Contenu : ${problem}`, { shown: shownInstead });
    if (lastProblem && !problem) report("info", `Contenu : ${fileName(collection)} se lit de nouveau`);
    return newState;
  }

  return (collection: CollectionName): Promise<FileState> => {
    const reading =
      inProgress.get(collection) ?? readAndReport(collection).finally(() => inProgress.delete(collection));
    inProgress.set(collection, reading);
    return reading;
  };
}

const NO_FILE: ContentFile = { documents: {}, doubled: [] };

/** The version of a file, by which a change is noticed; undefined without a file. */
async function versionOf(folder: string, collection: CollectionName) {
  const fileStats = await stat(path.join(folder, fileName(collection))).catch((error) =>
    requireAbsence(collection, error),
  );
  if (!fileStats) return undefined;
  return { version: `${fileStats.mtimeMs} ${fileStats.ctimeMs} ${fileStats.size}`, changed: fileStats.mtime };
}

/** Throws `FileFault` for a file that exists and cannot be opened. */
function requireAbsence(collection: CollectionName, { code }: NodeJS.ErrnoException): undefined {
  if (code === "ENOENT" || code === "ENOTDIR") return undefined;
  throw new FileFault(
    `${fileName(collection)} ne peut pas être lu (${code}) : donnez-en le droit à l’utilisateur du site, par exemple « chmod -R a+rX » sur son dossier`,
  );
}

/** The problem of a collection without a file. `pages` needs no file, but the folder must exist. */
async function problemOfMissingFile(
  folder: string,
  collection: CollectionName,
): Promise<FileProblem | undefined> {
  await fileNamesIn(folder).catch(() => {
    throw new UnreadableContent(
      `Contenu : le dossier ${folder} n’existe pas (CONTENT_DIR, par exemple ${DEMO_FOLDER}).`,
    );
  });
  if (collection === "pages") return undefined;
  const advice = "tapez { } dans ce fichier si la collection est vide";
  return { problem: `${fileName(collection)} manque : ${advice}`, shownInstead: "une collection vide" };
}

async function readContentFile(folder: string, collection: CollectionName, changed: Date) {
  const name = fileName(collection);
  const bytes = await readFile(path.join(folder, name)).catch((error) => requireAbsence(collection, error));
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
