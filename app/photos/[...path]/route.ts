import { open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { connection, type NextRequest } from "next/server";
import { isKnown, refusal } from "@/lib/answers";
import { isShownAddress } from "@/lib/pictures/allowed";
import { ownFile } from "@/lib/pictures/read";

const TYPES: Record<string, string> = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp", avif: "avif" };

/**
 * A photo that was added since the start: the framework serves only the files of `public` that it has listed
 * then. The headers are the same as those of its answers.
 */
export async function GET({ method, headers: asked, nextUrl: { pathname } }: NextRequest) {
  await connection();
  const type = TYPES[path.extname(pathname).slice(1).toLowerCase()];
  const file = type && isShownAddress(pathname) && (await openFile(ownFile(pathname)));
  if (!file) return refusal(404, "Cette photo n’existe pas.");
  const { size, mtime } = file;
  const tag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const headers = {
    "cache-control": "public, max-age=0",
    etag: `W/${tag}`,
    "last-modified": mtime.toUTCString(),
    "content-type": `image/${type}`,
  };
  const isHeld = isKnown(tag, asked.get("if-none-match"));
  if (isHeld || method === "HEAD") await file.handle.close();
  if (isHeld) return new Response(null, { status: 304, headers });
  const body = method === "HEAD" ? null : Readable.toWeb(file.handle.createReadStream());
  return new Response(body as ReadableStream, {
    headers: { ...headers, "content-length": String(size) },
  });
}

/** A file with its size and time; undefined where there is none. */
async function openFile(name: string) {
  const handle = await open(/* turbopackIgnore: true */ name).catch(() => undefined);
  const stats = await handle?.stat();
  if (handle && stats?.isFile()) return { handle, size: stats.size, mtime: stats.mtime };
  await handle?.close();
  return undefined;
}
