import { open, stat } from "node:fs/promises";
import path from "node:path";
import { atOnce } from "@/lib/at-once";
import { isShownAddress } from "./allowed";
import { MissingPicture, UnfitPicture } from "./errors";
import { isNamed } from "./named";

/** The heaviest picture that is read; a photograph straight from a phone takes half of it. */
export const MOST_BYTES = 20_000_000;
const TIMEOUT_MS = 5000;
const REST_MS = 30_000;
const MOST_RESTING = 1000;
const readingOwn = atOnce(4);
const readingRemote = atOnce(4);

/**
 * The first bytes of a picture, as many as `into` holds, and whether that is all of it.
 * @throws UnfitPicture when the address is not the site's or the answer is compressed; MissingPicture;
 * any other error when its host cannot be reached within 5 s (see `restOf`)
 */
export function readHead(src: string, into: Buffer): Promise<{ bytes: Buffer; whole: boolean }> {
  if (!isShownAddress(src)) throw new UnfitPicture("adresse refusée");
  return src.startsWith("/")
    ? readingOwn(() => readFile(src, into))
    : readingRemote(() => readRemote(src, into));
}

/** The whole picture. @throws UnfitPicture beyond `MOST_BYTES`, and as `readHead` */
export async function readPicture(src: string, into: Buffer = deskForPicture()): Promise<Buffer> {
  const { bytes, whole } = await readHead(src, into);
  if (!whole) throw new UnfitPicture(`plus de ${MOST_BYTES / 1e6} Mo`);
  return bytes;
}

/** Room for the heaviest picture; what is never written to takes no memory. */
export const deskForPicture = () => Buffer.allocUnsafeSlow(MOST_BYTES);

/** How long a file of the site's own is: a new version that takes over kept pictures may hold another there. */
export async function sizeOfOwn(src: string): Promise<number | undefined> {
  if (!isShownAddress(src) || !src.startsWith("/")) return undefined;
  return (await stat(ownFile(src)).catch(() => undefined))?.size;
}

const ownFile = (src: string) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), "public", decodeURIComponent(src));

async function readFile(src: string, into: Buffer) {
  const handle = await open(ownFile(src)).catch((error) => {
    throw new MissingPicture("fichier absent", { cause: error });
  });
  try {
    const { size } = await handle.stat();
    const { bytesRead } = await handle.read(into, 0, Math.min(size, into.length), 0);
    return { bytes: into.subarray(0, bytesRead), whole: size <= into.length };
  } finally {
    await handle.close();
  }
}

const resting = new Map<string, number>();

/**
 * What is left alone for 30 s when a picture cannot be had: its host, so that a gallery does not wait for each
 * picture; only its address where no page names it, or anybody could invent one and put the host to rest.
 */
const restOf = (src: string) => (isNamed(src) ? new URL(src).host : src);

const isResting = (key: string) => (resting.get(key) ?? 0) > performance.now();

async function readRemote(src: string, into: Buffer) {
  const { host } = new URL(src);
  if (isResting(host) || isResting(src)) throw new Error(`${host} ne répond pas`);
  try {
    const response = await fetch(src, {
      // One byte more than wanted tells whether there is more.
      headers: { range: `bytes=0-${into.length}`, "accept-encoding": "identity" },
      // An answer like any other: where it leads to is not looked at, and the host is well.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    refuse(response);
    return await firstBytes(response.body, into);
  } catch (error) {
    if (!(error instanceof UnfitPicture || error instanceof MissingPicture)) {
      if (resting.size >= MOST_RESTING) resting.clear();
      resting.set(restOf(src), performance.now() + REST_MS);
    }
    throw error;
  }
}

function refuse({ ok, status, headers, body }: Response): void {
  if (ok && (headers.get("content-encoding") ?? "identity") === "identity") return;
  void body?.cancel();
  if (ok) throw new UnfitPicture("réponse compressée");
  if (status === 416) throw new UnfitPicture("fichier vide");
  if (status < 500 && status !== 429) throw new MissingPicture(`réponse ${status}`);
  throw new Error(`réponse ${status}`);
}

async function firstBytes(body: ReadableStream<Uint8Array> | null, into: Buffer) {
  let length = 0;
  // Leaving the loop ends the transfer.
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    if (length < into.length) into.set(chunk.subarray(0, into.length - length), length);
    length += chunk.length;
    if (length > into.length) break;
  }
  return { bytes: into.subarray(0, length), whole: length <= into.length };
}
