import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { log } from "@/lib/log";

/** A picture ready to be framed: its size in pixels and its bytes as a data address. */
export type Framed = { width: number; height: number; href: string };

const TIMEOUT_MS = 2000;
const MOST_BYTES = 20_000_000;
// Drawn at twice its place, so that it stays crisp beneath the slight turn of the frame.
const DENSITY = 2;

/**
 * Reads a picture of the site or of an allowed host and fits it into a box, in its own proportions;
 * a very long one is cut to 1:2. Undefined when it cannot be had within two seconds.
 */
export async function framedPicture(src: string, box: { width: number; height: number }) {
  try {
    const bytes = src.startsWith("/") ? await readLocal(src) : await readRemote(src);
    return await fitted(bytes, box);
  } catch (error) {
    log("warn", "Image absente de l’aperçu", { src: src.split("?")[0], error });
    return undefined;
  }
}

async function fitted(bytes: Buffer, box: { width: number; height: number }): Promise<Framed> {
  const upright = await sharp(bytes, { failOn: "none" }).timeout({ seconds: 5 }).autoOrient().toBuffer();
  const { width: w = 1, height: h = 1 } = await sharp(upright).metadata();
  const ratio = Math.min(2, Math.max(0.5, w / h));
  const width = Math.round(Math.min(box.width, box.height * ratio));
  const height = Math.round(width / ratio);
  const jpeg = await sharp(upright)
    .resize(width * DENSITY, height * DENSITY, { fit: "cover" })
    .flatten({ background: "#fffdf8" })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { width, height, href: `data:image/jpeg;base64,${jpeg.toString("base64")}` };
}

async function readLocal(src: string): Promise<Buffer> {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), "public");
  const file = path.join(root, decodeURIComponent(src));
  if (!file.startsWith(root + path.sep)) throw new Error("hors du dossier public");
  return readFile(file);
}

async function readRemote(src: string): Promise<Buffer> {
  const response = await fetch(src, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`réponse ${response.status}`);
  if (Number(response.headers.get("content-length") ?? 0) > MOST_BYTES) throw new Error("image trop lourde");
  return Buffer.from(await response.arrayBuffer());
}
