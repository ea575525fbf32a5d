import { existsSync, realpathSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import path from "node:path";
import { PUBLIC } from "@/lib/config/folders";
import { foldersWithPhotos } from "@/lib/config/source";
import { isPhoto, isShownAddress } from "./allowed";

/** A picture that can never be shown: too large, broken or of another kind. */
export class UnfitPicture extends Error {}

/** A picture that is not at its address (404, 403, moved, no such file). */
export class MissingPicture extends Error {}

/** The largest file that is read, in bytes: twice a photograph straight from a phone. */
export const MAX_PICTURE_BYTES = 20_000_000;
const PICTURE_TIMEOUT_MS = 5000;
const HOST_PAUSE_MS = 30_000;
const MAX_PAUSED = 1000;

type PictureHead = { bytes: Buffer; isComplete: boolean };

/**
 * The first bytes of a picture, as many as the buffer holds.
 * @throws UnfitPicture for a refused address or a compressed answer, MissingPicture, or any error of its host
 */
export function readHead(src: string, buffer: Buffer): Promise<PictureHead> {
  if (!isShownAddress(src)) throw new UnfitPicture("adresse refusée");
  return src.startsWith("/") ? readFile(src, buffer) : readRemote(src, buffer);
}

/**
 * The complete picture.
 * @throws UnfitPicture beyond `MAX_PICTURE_BYTES`, and as `readHead`
 */
export async function readPicture(src: string, buffer: Buffer = pictureBuffer()): Promise<Buffer> {
  const { bytes, isComplete } = await readHead(src, buffer);
  if (!isComplete) throw new UnfitPicture(`plus de ${MAX_PICTURE_BYTES / 1e6} Mo`);
  return bytes;
}

/** A buffer for the largest picture. Memory pages that are never written to cost nothing. */
export const pictureBuffer = () => Buffer.allocUnsafeSlow(MAX_PICTURE_BYTES);

/** The size and time of a file of the site, which change with its picture; empty if there is no file. */
export async function fileVersion(src: string): Promise<string | undefined> {
  if (!isShownAddress(src) || !src.startsWith("/")) return undefined;
  const file = ownFile(src);
  const state = file && (await stat(file).catch(() => undefined));
  return state ? `${state.size} ${state.mtimeMs}` : "";
}

/** Lists the paths where the file of a checked address may be: beside the content files, or in `public`. */
export function ownPlaces(src: string): { album: string; file: string }[] {
  const [, album = ""] = src.split("/");
  const name = decodeURIComponent(src);
  // A Mac writes accents in two signs; a downloaded file may have codes in its name.
  const spellings = [...new Set([name, name.normalize("NFC"), name.normalize("NFD"), src])];
  const folders = isPhoto(src) ? foldersWithPhotos() : [PUBLIC];
  const pathIn = (folder: string, file: string) => path.join(/* turbopackIgnore: true */ folder, file);
  return folders.flatMap((folder) =>
    spellings.map((spelling) => ({ album: pathIn(folder, album), file: pathIn(folder, spelling) })),
  );
}

/** The file of such an address; none where a link leads out of its folder. */
export const ownFile = (src: string): string | undefined =>
  ownPlaces(src).find(
    ({ album, file }) => existsSync(file) && realpathSync(file).startsWith(realpathSync(album) + path.sep),
  )?.file;

async function readFile(src: string, buffer: Buffer): Promise<PictureHead> {
  const handle = await open(/* turbopackIgnore: true */ ownFile(src) ?? "").catch((error) => {
    throw new MissingPicture("fichier absent", { cause: error });
  });
  try {
    const state = await handle.stat();
    if (!state.isFile()) throw new MissingPicture("ce n’est pas un fichier");
    const { size } = state;
    const { bytesRead } = await handle.read(buffer, 0, Math.min(size, buffer.length), 0);
    return { bytes: buffer.subarray(0, bytesRead), isComplete: size <= buffer.length };
  } finally {
    await handle.close();
  }
}

/** Hosts that are not asked until a time on the clock of `performance`, and why. */
const pausedUntil = new Map<string, { until: number; error: Error }>();

function pauseRequests(host: string, error: Error, ms: number): void {
  if (pausedUntil.size >= MAX_PAUSED) pausedUntil.clear();
  pausedUntil.set(host, { until: performance.now() + ms, error });
}

/** @throws the error for which a host is not asked */
function requireNotPaused(host: string): void {
  const paused = pausedUntil.get(host);
  if (paused && paused.until > performance.now()) throw paused.error;
}

async function readRemote(src: string, buffer: Buffer): Promise<PictureHead> {
  const { host } = new URL(src);
  requireNotPaused(host);
  try {
    const response = await fetch(src, {
      // One byte more than wanted tells whether there is more.
      headers: { range: `bytes=0-${buffer.length}`, "accept-encoding": "identity" },
      // A redirect is a missing picture: it is not followed.
      redirect: "manual",
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
    });
    requireUsable(response);
    return await firstBytes(response.body, buffer);
  } catch (error) {
    if (!(error instanceof UnfitPicture || error instanceof MissingPicture))
      pauseRequests(host, new Error(`${host} ne répond pas`), HOST_PAUSE_MS);
    throw error;
  }
}

function requireUsable({ ok, status, headers, body }: Response): void {
  if (ok && (headers.get("content-encoding") ?? "identity") === "identity") return;
  void body?.cancel();
  if (ok) throw new UnfitPicture("réponse compressée");
  if (status === 416) throw new UnfitPicture("fichier vide");
  if (status < 500 && status !== 429) throw new MissingPicture(`réponse ${status}`);
  throw new Error(`réponse ${status}`);
}

/** The first bytes of a body, as many as the buffer holds; `isComplete` if the body has no more. */
async function firstBytes(body: ReadableStream<Uint8Array> | null, buffer: Buffer) {
  let length = 0;
  // Leaving the loop ends the transfer.
  for await (const chunk of body ?? []) {
    if (length < buffer.length) buffer.set(chunk.subarray(0, buffer.length - length), length);
    length += chunk.length;
    if (length > buffer.length) break;
  }
  return { bytes: buffer.subarray(0, length), isComplete: length <= buffer.length };
}
