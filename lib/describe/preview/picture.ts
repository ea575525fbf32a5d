import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import { COLOURS } from "@/lib/config/colours";
import { log } from "@/lib/config/log";
import { decode, sharp } from "@/lib/pictures/decode";
import { readPicture } from "@/lib/pictures/read";

/** A picture ready to be framed: its size in pixels and its bytes as a data address. */
export type Framed = { width: number; height: number; href: string };
type Box = { width: number; height: number };

// Drawn at twice its place, so that it stays crisp beneath the slight turn of the frame.
const DENSITY = 2;

/**
 * Reads a picture of the site or of an allowed host and fits it into a box, in its own proportions;
 * a very long one is cut to 1:2. Undefined when it cannot be had.
 */
export async function framedPicture(src: string, box: Box): Promise<Framed | undefined> {
  try {
    const side = Math.max(box.width, box.height) * DENSITY * 2;
    return await fitted(
      await decode(
        src,
        (buffer) => readPicture(src, buffer),
        (picture) => shrunk(picture, side),
      ),
      box,
    );
  } catch (error) {
    log("warn", "Image absente de l’aperçu", { src: src.split("?")[0], error });
    return undefined;
  }
}

/** One of the site's own drawings (`/art/….svg`), fitted in the same way. */
export async function framedArt(src: string, box: Box): Promise<Framed> {
  return fitted(await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), "public", src)), box);
}

const shrunk = (picture: Sharp, side: number) =>
  picture.resize(side, side, { fit: "inside", withoutEnlargement: true }).png({ compressionLevel: 1 });

async function fitted(upright: Buffer, box: Box): Promise<Framed> {
  const { width: w = 1, height: h = 1 } = await sharp(upright).metadata();
  const ratio = Math.min(2, Math.max(0.5, w / h));
  const width = Math.round(Math.min(box.width, box.height * ratio));
  const height = Math.round(width / ratio);
  const jpeg = await sharp(upright)
    .resize(width * DENSITY, height * DENSITY, { fit: "cover" })
    .flatten({ background: COLOURS.snow })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { width, height, href: `data:image/jpeg;base64,${jpeg.toString("base64")}` };
}
