import { createRequire } from "node:module";
import type Sharp from "sharp";
import type { Metadata, Sharp as Picture } from "sharp";
import { limitConcurrency, perProcess } from "@/lib/concurrency";
import type { Format, SizedPicture } from "./address";
import { pictureBuffer, readHead, readPicture, UnfitPicture } from "./read";
import { DEVICE_SIZES, qualityFor } from "./sizes.mjs";

/** Loaded as CommonJS: an external ES module makes every importer asynchronous, and each page 0.4 kB larger. */
export const sharp: typeof Sharp = createRequire(import.meta.url)("sharp");

// A picture is decoded once: libvips' own cache would only hold memory.
sharp.cache(false);

/** The largest picture that is opened: above what phones take. */
const MAX_PIXELS = 64_000_000;
/** The longest side: a line is decoded at once, however few lines there are. */
const MAX_SIDE = 20_000;
/** The most memory of a picture while it is decoded. */
const MAX_DECODED_MB = 100;
/** The lines of a PNG that libvips holds while it makes it smaller: measured, 900 to 1800. */
const BUFFERED_LINES = 1600;
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
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  const { width, height, autoOrient } = metadata;
  requireDecodable(metadata);
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}

function requireDecodable(found: Metadata): void {
  const { width, height } = found;
  const megabytes = Math.round(decodedBytes(found) / 1e6);
  if (width * height < 1 || width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw new UnfitPicture(`image de ${width} × ${height} pixels`);
  if (megabytes > MAX_DECODED_MB)
    throw new UnfitPicture(`image de ${width} × ${height} pixels qui demande ${megabytes} Mo de mémoire`);
}

/** What bounds the work of the process: Next loads this module once per bundle. */
const limits = perProcess("__pictureLimits", () => ({
  // Many own files are measured for one page: their heads come one after the other. Those of hosts take their time.
  heads: { own: limitConcurrency(1), host: limitConcurrency(4) },
  // Complete files are read in turn, one while another is decoded.
  reading: limitConcurrency(2),
  decoding: limitConcurrency(1),
  // Reused, because memory that is allocated for each picture is hardly returned to the system.
  buffers: [] as Buffer[],
}));

/**
 * The size of a picture that a page names, from its first bytes where they are enough (not of a large WebP or GIF). Else
 * the complete file is read, in turn with those that are decoded.
 * @throws as `readHead`
 */
export async function pictureSize(src: string): Promise<Size> {
  const limit = src.startsWith("/") ? limits.heads.own : limits.heads.host;
  const size = await limit(async () => {
    const { bytes, isComplete } = await readHead(src, Buffer.allocUnsafe(HEAD_BYTES));
    return isComplete ? inspect(bytes) : inspect(bytes).catch(() => undefined);
  });
  return size ?? limits.reading(() => withBuffer(async (buffer) => inspect(await readPicture(src, buffer))));
}

/** How many bytes a picture takes while it is decoded. */
function decodedBytes(found: Metadata): number {
  const { format, width, height, isProgressive, orientation = 1, channels } = found;
  const pixels = width * height;
  if (format === "jpeg") {
    const coefficientBytes = isProgressive ? pixels * (found.chromaSubsampling === "4:2:0" ? 3 : 6) : 0;
    // To be rotated it is held in memory, already reduced for the widest place.
    const width = found.autoOrient.width ?? found.width;
    const rotated = orientation > 2 ? (pixels * channels) / reductionOf(width) ** 2 : 0;
    return Math.max(coefficientBytes, rotated);
  }
  const isReadByLines = format === "png" && !isProgressive && orientation === 1;
  const lines = isReadByLines ? Math.min(height, BUFFERED_LINES) : height;
  return lines * width * channels * (found.depth === "ushort" ? 2 : 1) * (format === "heif" ? 2 : 1);
}

/** The factor by which a JPEG of this width is reduced while it is read. */
const reductionOf = (width: number) => [8, 4, 2].find((factor) => width / MAX_WIDTH >= factor) ?? 1;

/**
 * Decodes the first frame of a picture, upright, and transforms it: one at a time, for the memory's sake.
 * @throws UnfitPicture also after ten seconds, and as `readPicture`
 */
export const decode = (
  src: string,
  transform: (picture: Picture) => Picture,
  read = (buffer: Buffer) => readPicture(src, buffer),
): Promise<Buffer> =>
  limits.reading(() =>
    withBuffer(async (buffer) => {
      const bytes = await read(buffer);
      await inspect(bytes);
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).autoOrient();
      return limits.decoding(() =>
        transform(picture).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer().catch(broken),
      );
    }),
  );

/** How each kind is encoded, in a quality from 1 to 100. */
const ENCODE: Record<Format, (picture: Picture, quality: number) => Picture> = {
  // An AVIF of this quality looks like a WebP of the given one.
  avif: (picture, quality) => picture.avif({ quality: Math.round((quality * 50) / 80), effort: 3 }),
  webp: (picture, quality) => picture.webp({ quality }),
  jpeg: (picture, quality) => picture.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }),
};

/**
 * Makes a picture in one width and format; with a height it is cut to fill that box.
 * @throws as `decode`
 */
export const resized = ({ src, width, height }: SizedPicture, format: Format): Promise<Buffer> =>
  decode(src, (picture) => {
    const fit = height ? "cover" : "inside";
    const fitted = picture.resize(width, height ?? width * 4, { fit, withoutEnlargement: true });
    return ENCODE[format](fitted, qualityFor(width));
  });

async function withBuffer<T>(task: (buffer: Buffer) => Promise<T>): Promise<T> {
  const buffer = limits.buffers.pop() ?? pictureBuffer();
  try {
    return await task(buffer);
  } finally {
    limits.buffers.push(buffer);
  }
}

function broken(cause: unknown): never {
  throw new UnfitPicture("image abîmée", { cause });
}
