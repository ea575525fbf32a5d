import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import { once, perProcess } from "@/lib/concurrency";
import { KEPT_PICTURES } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import type { SizedPicture } from "./address";
import { decode, inTurn } from "./decode";
import { MissingPicture, requireRested, rest, sizeOfOwnFile, UnfitPicture } from "./read";
import { qualityFor } from "./sizes.mjs";

export const LIFE = 31 * 24 * 3600;

/** The kinds in which pictures are sent, the best one first, and how each is made. */
const FORMATS = {
  // An AVIF of this quality looks like a WebP of the given one.
  avif: (picture: Sharp, quality: number) =>
    picture.avif({ quality: Math.round((quality * 50) / 80), effort: 3 }),
  webp: (picture: Sharp, quality: number) => picture.webp({ quality }),
  jpeg: (picture: Sharp, quality: number) =>
    picture.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }),
};
type Format = keyof typeof FORMATS;

/** The best kind that a browser accepts (its `Accept` header). */
export function formatFor(accept: string): Format {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "jpeg";
}

/** With a height it is cut to fill that box; else it keeps its proportions. */
export type PictureRequest = SizedPicture & { format: Format };

/** Changes the names of kept files when pictures are encoded in another way. */
const ENCODING_VERSION = "3";

/** A picture as it is kept: its bytes, their SHA-256, and when it was made (ms since the epoch). */
export type Kept = { bytes: Buffer; checksum: Buffer; madeAt: number };

/**
 * A picture in one width and format, kept on disk and made once at a time. A kept one outlives its host.
 * @param visitor whose turn it waits for
 * @param signal tells that the visitor has left: nothing is made for him then
 * @throws UnfitPicture, MissingPicture, or any other error when it cannot be read now
 */
export async function optimised(
  wanted: PictureRequest,
  visitor?: string,
  signal?: AbortSignal,
): Promise<Kept> {
  const name = nameOf([wanted, await sizeOfOwnFile(wanted.src)]);
  const before = await kept(name);
  if (isYoung(before)) return before;
  const inItsTurn = async () => {
    signal?.throwIfAborted();
    // Another visitor may have waited for the same one.
    const meanwhile = await kept(name);
    if (isYoung(meanwhile)) return meanwhile;
    const making = inProgress.get(name) ?? make(wanted, name).finally(() => inProgress.delete(name));
    inProgress.set(name, making);
    return making;
  };
  return inTurn(inItsTurn, visitor).catch((error) => {
    if (!before || error instanceof UnfitPicture || error instanceof MissingPicture) throw error;
    return before;
  });
}

/** The name of a kept picture, by everything that it depends on. */
export const nameOf = (content: unknown) =>
  createHash("sha256")
    .update(JSON.stringify([ENCODING_VERSION, content]))
    .digest("hex");

/** Whether a kept picture need not be made again. */
export const isYoung = (picture: Kept | undefined): picture is Kept =>
  picture !== undefined && Date.now() - picture.madeAt < LIFE * 1000;

// An unfit picture is not opened again for each of its widths and each visitor.
const UNFIT_REST_MS = 600_000;

const inProgress = perProcess("__picturesInProgress", () => new Map<string, Promise<Kept>>());

async function make({ src, width, height, format }: PictureRequest, name: string): Promise<Kept> {
  requireRested(src);
  const fit = height ? "cover" : "inside";
  const bytes = await decode(src, (picture) => {
    const resized = picture.resize(width, height ?? width * 4, { fit, withoutEnlargement: true });
    return FORMATS[format](resized, qualityFor(width));
  }).catch((error) => {
    if (error instanceof UnfitPicture) rest(src, error, UNFIT_REST_MS);
    throw error;
  });
  await keep(name, bytes);
  return { bytes, checksum: checksumOf(bytes), madeAt: Date.now() };
}

const MAX_CACHE_BYTES = 500_000_000;

// Hidden from the bundler, which would trace the whole project into the build.
const placeOf = (name: string) => path.join(/* turbopackIgnore: true */ KEPT_PICTURES, name);

const CHECKSUM_BYTES = 32;
const checksumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** The picture kept under a name; undefined where there is none or its file is damaged. */
export async function kept(name: string): Promise<Kept | undefined> {
  try {
    const file = placeOf(name);
    const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
    return sound(content, mtimeMs);
  } catch {
    return undefined;
  }
}

/** The same at once, for answers of the build: they wait for nothing but the data cache. */
export function keptSync(name: string): Kept | undefined {
  try {
    return sound(readFileSync(placeOf(name)), 0);
  } catch {
    return undefined;
  }
}

function sound(content: Buffer, madeAt: number): Kept | undefined {
  const bytes = content.subarray(CHECKSUM_BYTES);
  const checksum = checksumOf(bytes);
  return content.subarray(0, CHECKSUM_BYTES).equals(checksum) ? { bytes, checksum, madeAt } : undefined;
}

/**
 * Keeps a picture on disk, after its checksum. The oldest are removed beyond 500 MB in all.
 * @returns whether the disk took it
 */
export async function keep(name: string, bytes: Buffer): Promise<boolean> {
  const draft = placeOf(`${name}.${process.pid}`);
  try {
    await mkdir(KEPT_PICTURES, { recursive: true });
    const kept = await sizes();
    await writeFile(draft, Buffer.concat([checksumOf(bytes), bytes]));
    await rename(draft, placeOf(name));
    kept.delete(name);
    kept.set(name, bytes.length);
    await removeOldest(kept);
    return true;
  } catch (error) {
    await rm(draft, { force: true });
    log("warn", "Image redimensionnée non gardée sur le disque", { error });
    return false;
  }
}

async function removeOldest(known: Map<string, number>): Promise<void> {
  let total = [...known.values()].reduce((sum, size) => sum + size, 0);
  for (const [oldest, size] of known) {
    if (total <= MAX_CACHE_BYTES) return;
    known.delete(oldest);
    total -= size;
    await rm(placeOf(oldest), { recursive: true, force: true });
  }
}

/** The kept files, the oldest first, and their sizes in bytes. */
const sizes = perProcess("__keptPictures", () =>
  once(async () => {
    const files = await Promise.all(
      (await readdir(KEPT_PICTURES)).map(async (name) => {
        // The folder may be emptied at any time: a file that is gone counts as empty.
        const { size, mtimeMs } = await stat(placeOf(name)).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { name, size, mtimeMs };
      }),
    );
    files.sort((a, b) => a.mtimeMs - b.mtimeMs);
    return new Map(files.map(({ name, size }) => [name, size]));
  }),
);
