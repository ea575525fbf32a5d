import { readFile } from "node:fs/promises";
import path from "node:path";
import { STATE } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import { writeWhole } from "@/lib/files";
import { byCollection } from "./collections";
import { isPublic } from "./publication";
import type { Snapshot } from "./snapshot";
import type { Contents } from "./source";

const FILE = path.join(/* turbopackIgnore: true */ STATE, "content.json");
/** The version of the file's form. A copy of another form is not read. */
const FORMAT = 1;
const DELAY_MS = 1000;

type ContentCopy = { format: number; place: string; at: string; contents: Contents };

/**
 * The copy of the public documents, which a start uses while the source is silent. It is undefined if no copy
 * from this `place` can be read.
 */
export async function readCopy(place: string): Promise<ContentCopy | undefined> {
  try {
    const copy: ContentCopy = JSON.parse(await readFile(FILE, "utf8"));
    if (copy.format === FORMAT && copy.place === place) return copy;
    if (copy.format !== FORMAT)
      log("warn", "La copie du contenu est illisible : elle n’est pas utilisée", { file: FILE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      log("warn", "La copie du contenu est illisible : elle n’est pas utilisée", { file: FILE, error });
  }
  return undefined;
}

/** Updates the copy at once after a removal, and a second after any other change. */
export function keepCopy(snapshot: Snapshot, place: string): void {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const writeNow = () => {
    timer = undefined;
    writing = writing.then(() => writeCopy(snapshot, place));
  };
  snapshot.onChange(({ gone }) => {
    if (timer && gone.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(writeNow, gone.length > 0 ? 0 : DELAY_MS);
  });
}

/** Writes the copy. If the disk refuses, the log tells it, and the site runs without a copy. */
async function writeCopy(snapshot: Snapshot, place: string): Promise<void> {
  if (!snapshot.isComplete) return;
  const allContents = snapshot.contents();
  const contents = byCollection((name) =>
    allContents[name].filter(({ id }) => {
      const document = snapshot.get(name, id);
      return document && isPublic(document);
    }),
  );
  const copy: ContentCopy = {
    format: FORMAT,
    place,
    at: new Date().toISOString(),
    contents,
  };
  await writeWhole(FILE, JSON.stringify(copy)).catch((error) =>
    log("warn", "La copie du contenu n’a pas pu être écrite", { file: FILE, error }),
  );
}
