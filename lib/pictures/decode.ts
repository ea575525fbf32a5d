import { createRequire } from "node:module";
import type Sharp from "sharp";
import type { Metadata, Sharp as Picture } from "sharp";
import { limitConcurrency } from "@/lib/concurrency";
import { isRegistered, pictureBuffer, readHead, readPicture, registerPicture, UnfitPicture } from "./read";
import { DEVICE_SIZES } from "./sizes.mjs";

/** Loaded as CommonJS: an external ES module makes every importer asynchronous, and each page 0.4 kB larger. */
export const sharp: typeof Sharp = createRequire(import.meta.url)("sharp");

// A picture is decoded once: libvips' own cache would only hold memory.
sharp.cache(false);

/** The largest picture that is opened: above what phones take. */
const MAX_PIXELS = 64_000_000;
/** The longest side: a line is decoded at once, however few lines there are. */
const MAX_SIDE = 20_000;
/** The most memory of a picture that cannot be decoded line by line. */
const MAX_DECODED_BYTES = 100_000_000;
const TIMEOUT_SECONDS = 10;
const MAX_WIDTH = Math.max(...DEVICE_SIZES);
const HEAD_BYTES = 256 * 1024;

export type Size = { width: number; height: number };

// The first bytes of each kind. No other kind is opened: the decoders of rare kinds are the risky ones. The
// brands mif1 and msf1 are also those of HEIC; AVIF is named after them.
const KINDS = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avi[fs]|m[is]f1[\s\S]{4,48}avi[fs])/,
  /^GIF8[79]a/,
];

/**
 * Reads the size of a picture in pixels, and checks that it may be decoded.
 * @throws UnfitPicture
 */
export async function inspect(bytes: Buffer): Promise<Size> {
  const start = bytes.subarray(0, 64).toString("latin1");
  if (!KINDS.some((kind) => kind.test(start))) throw new UnfitPicture("ce n’est pas une image lisible");
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  const { width, height, autoOrient } = found;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw new UnfitPicture(`image de ${width} × ${height} pixels`);
  if (decodedBytes(found) > MAX_DECODED_BYTES)
    throw new UnfitPicture(`image de ${width} × ${height} pixels qui ne se lit pas ligne par ligne`);
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}

/**
 * The size of a picture that a page names, from its first bytes where they are enough.
 * @throws as `readHead`
 */
export async function pictureSize(src: string): Promise<Size> {
  registerPicture(src);
  const { bytes, isComplete } = await readHead(src, Buffer.allocUnsafe(HEAD_BYTES));
  // A WebP or a GIF can be measured only with its complete file.
  return isComplete ? inspect(bytes) : inspect(bytes).catch(async () => inspect(await readPicture(src)));
}

/** How many bytes a picture takes while it is decoded; 0 for those that are read line by line. */
function decodedBytes(found: Metadata): number {
  const { format, width, height, isProgressive, orientation = 1, depth, channels } = found;
  const pixels = width * height;
  if (format === "jpeg") {
    const coefficientBytes = isProgressive ? pixels * (found.chromaSubsampling === "4:2:0" ? 3 : 6) : 0;
    // To be rotated it is held in memory, already reduced for the widest place.
    const rotated = orientation > 2 ? (pixels * channels) / reductionOf(found.autoOrient.width) ** 2 : 0;
    return Math.max(coefficientBytes, rotated);
  }
  if (format === "png" && !isProgressive && orientation === 1) return 0;
  return pixels * channels * (depth === "ushort" ? 2 : 1) * (format === "heif" ? 2 : 1);
}

/** The factor by which a JPEG of this width is reduced while it is read. */
const reductionOf = (width: number) => [8, 4, 2].find((factor) => width / MAX_WIDTH >= factor) ?? 1;

// One is read while another is decoded. The site's own pictures never wait for those of other hosts, and
// those that pages name never wait for invented ones.
const limitReading = {
  own: limitConcurrency(1),
  registered: limitConcurrency(2),
  other: limitConcurrency(1),
};
const laneOf = (src: string) => (src.startsWith("/") ? "own" : isRegistered(src) ? "registered" : "other");
const limitDecoding = limitConcurrency(1);
// Reused, because memory that is allocated for each picture is hardly returned to the system.
const bufferPool: Buffer[] = [];

/**
 * Decodes the first frame of a picture, upright, and transforms it: one at a time, for the memory's sake (some 300
 * MB at worst).
 * @throws UnfitPicture also after ten seconds, and as `readPicture`
 */
export function decode(
  src: string,
  transform: (picture: Picture) => Picture,
  read = (buffer: Buffer) => readPicture(src, buffer),
): Promise<Buffer> {
  return limitReading[laneOf(src)](async () => {
    const buffer = bufferPool.pop() ?? pictureBuffer();
    try {
      const bytes = await read(buffer);
      await inspect(bytes);
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).autoOrient();
      return await limitDecoding(() =>
        transform(picture).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer().catch(broken),
      );
    } finally {
      bufferPool.push(buffer);
    }
  });
}

function broken(cause: unknown): never {
  throw new UnfitPicture("image abîmée", { cause });
}
