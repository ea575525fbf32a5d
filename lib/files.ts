import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file whole or not at all: a draft beside it is renamed once it is complete. Each file may have one
 * call at a time.
 * @throws the error of the disk
 */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = file + DRAFT;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The ending of a draft; a killed process may leave one. */
export const DRAFT = ".draft";
