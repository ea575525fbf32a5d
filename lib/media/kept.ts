import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { once } from "@/lib/once";
import { isWhole } from "./whole";

const FOLDER = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.BUILD_DIR || ".next",
  "cache/images",
);
const MOST_BYTES = 500_000_000;

// What lies there is no part of a build: the framework would take the whole project along.
const placeOf = (name: string) => path.join(/* turbopackIgnore: true */ FOLDER, name);

/** A picture of an earlier request, and when it was made, in milliseconds. */
export type Kept = { bytes: Buffer; madeAt: number };

/** The picture kept under a name, if there is one; one that a full disk or a broken copy cut is none. */
export async function kept(name: string): Promise<Kept | undefined> {
  try {
    const file = placeOf(name);
    const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
    return isWhole(bytes) ? { bytes, madeAt: mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a picture on disk, 500 MB of them at the most: the oldest make room. */
export async function keep(name: string, bytes: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const known = await sizes();
  const draft = placeOf(`${name}.${process.pid}`);
  try {
    await writeFile(draft, bytes);
    await rename(draft, placeOf(name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  known.delete(name);
  known.set(name, bytes.length);
  let total = [...known.values()].reduce((sum, size) => sum + size, 0);
  for (const [oldest, size] of known) {
    if (total <= MOST_BYTES) return;
    known.delete(oldest);
    total -= size;
    await rm(placeOf(oldest), { recursive: true, force: true });
  }
}

/** The size of each picture in the folder, the oldest first. */
const sizes = once(async () => {
  const files = await Promise.all(
    (await readdir(FOLDER)).map(async (name) => {
      // One that goes meanwhile weighs nothing: the folder may be emptied at any time.
      const { size, mtimeMs } = await stat(placeOf(name)).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { name, size, mtimeMs };
    }),
  );
  files.sort((a, b) => a.mtimeMs - b.mtimeMs);
  return new Map(files.map(({ name, size }) => [name, size]));
});
