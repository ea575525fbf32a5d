// @ts-check
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** @type {Set<string>} */
const swept = new Set();

/**
 * A writer of files that are there whole or not at all: a draft is renamed when it is whole, so that a killed process
 * leaves no part of a file (requirement 6.6). What such a process left among the drafts goes first.
 * @param {string} drafts a folder on the same disk
 */
export function writerInto(drafts) {
  // Several processes build.
  const isBuild = process.env.NEXT_PHASE === "phase-production-build";
  if (!isBuild && !swept.has(drafts)) rmSync(drafts, { recursive: true, force: true });
  swept.add(drafts);
  /** @type {(file: string, content: string | Buffer) => Promise<void>} */
  return async (file, content) => {
    const draft = path.join(drafts, randomUUID());
    await mkdir(drafts, { recursive: true });
    try {
      await writeFile(draft, content);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  };
}
