import "server-only";
import { open } from "node:fs/promises";
import path from "node:path";
import { imageSize } from "image-size";
import { cacheLife } from "next/cache";
import { log } from "./log";

export type Size = { width: number; height: number };

const HEAD_BYTES = 256 * 1024;
const TIMEOUT_MS = 2500;
const REST_MS = 30_000;

/**
 * The size of a picture in pixels, read from its first bytes and remembered; undefined when it
 * cannot be had now. Only for addresses that the content door let through.
 */
export async function measureImage(src: string): Promise<Size | undefined> {
  "use cache";
  const size = await measure(src);
  if (size) cacheLife({ stale: 300, revalidate: 30 * 24 * 3600, expire: 365 * 24 * 3600 });
  else cacheLife({ stale: 300, revalidate: 900, expire: 365 * 24 * 3600 });
  return size;
}

async function measure(src: string): Promise<Size | undefined> {
  try {
    const head = src.startsWith("/") ? await readHead(src) : await fetchHead(src);
    const { width, height, orientation } = imageSize(head);
    // EXIF orientations 5 to 8 lie on their side.
    return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
  } catch (error) {
    log("warn", "Image impossible à mesurer", { src: src.split("?")[0], error });
    return undefined;
  }
}

async function readHead(src: string): Promise<Uint8Array> {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), "public");
  const file = path.join(root, decodeURIComponent(src));
  if (!file.startsWith(root + path.sep)) throw new Error("hors du dossier public");
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

// A host that does not answer is left alone for a while, so that a gallery does not wait for each picture.
const resting = new Map<string, number>();

async function fetchHead(src: string): Promise<Uint8Array> {
  const { host } = new URL(src);
  if ((resting.get(host) ?? 0) > performance.now()) throw new Error(`${host} ne répond pas`);
  try {
    const response = await fetch(src, {
      headers: { range: `bytes=0-${HEAD_BYTES - 1}` },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok || !response.body) throw new Error(`réponse ${response.status}`);
    return await firstBytes(response.body);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith("réponse")))
      resting.set(host, performance.now() + REST_MS);
    throw error;
  }
}

async function firstBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks);
}
