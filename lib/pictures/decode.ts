import { createRequire } from "node:module";
import type Sharp from "sharp";
import type { Metadata, Sharp as SharpPicture } from "sharp";
import { limitConcurrency, perProcess } from "@/lib/concurrency";
import type { Format, SizedPicture } from "./address";
import { pictureBuffer, readHead, readPicture, UnfitPicture } from "./read";
import { DEVICE_SIZES, qualityFor } from "./sizes.mjs";

/** Loaded as CommonJS: an external ES module makes importers asynchronous, and each page 0.4 kB larger. */
export const sharp: typeof Sharp = createRequire(import.meta.url)("sharp");

// A picture is decoded once: libvips' own cache would only hold memory.
sharp.cache(false);

/** The maximum size of a picture, above what phones take. */
const MAX_PIXELS = 64_000_000;
/** The maximum side: a line is decoded at once, however few lines the picture has. */
const MAX_SIDE = 20_000;
const MAX_DECODED_MB = 100;
/** The lines of a PNG that libvips holds while it makes it smaller: measured, 900 to 1800. */
const BUFFERED_LINES = 1600;
const TIMEOUT_SECONDS = 10;
const MAX_WIDTH = Math.max(...DEVICE_SIZES);
const HEAD_BYTES = 256 * 1024;

export type Size = { width: number; height: number };

// The first bytes of the kinds that are opened: decoders of rare kinds are the risky ones. The brands mif1
// and msf1 are also those of HEIC; AVIF is named after them.
const SIGNATURES = [
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
  if (!SIGNATURES.some((kind) => kind.test(start))) throw new UnfitPicture("ce n’est pas une image lisible");
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwUnfit);
  requireDecodable(metadata);
  const { width, height, autoOrient } = metadata;
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}

function requireDecodable(metadata: Metadata): void {
  const { width, height } = metadata;
  const megabytes = Math.round(decodedBytes(metadata) / 1e6);
  if (width * height < 1 || width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw new UnfitPicture(`image de ${width} × ${height} pixels`);
  if (megabytes > MAX_DECODED_MB)
    throw new UnfitPicture(`image de ${width} × ${height} pixels qui demande ${megabytes} Mo de mémoire`);
}

/** The limits of the process, shared by all bundles that load this module. */
const limits = perProcess("__pictureLimits", () => ({
  // A page measures many files of the site, one after the other; hosts answer slowly, four at a time.
  heads: { own: limitConcurrency(1), host: limitConcurrency(4) },
  // Complete files are read in turn, one while another is decoded.
  reading: limitConcurrency(2),
  decoding: limitConcurrency(1),
  // Reused, because memory that is allocated for each picture is hardly returned to the system.
  buffers: [] as Buffer[],
}));

/**
 * The size of a picture, from its first bytes if they suffice (not of a large WebP or GIF). Otherwise the
 * complete file is read, in turn with files that are decoded.
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

function decodedBytes(metadata: Metadata): number {
  const { format, width, height, isProgressive, orientation = 1, channels } = metadata;
  const pixels = width * height;
  if (format === "jpeg") {
    const coefficientBytes = isProgressive ? pixels * (metadata.chromaSubsampling === "4:2:0" ? 3 : 6) : 0;
    // A picture that is rotated is held in memory, already reduced for the widest place.
    const width = metadata.autoOrient.width ?? metadata.width;
    const rotated = orientation > 2 ? (pixels * channels) / reductionOf(width) ** 2 : 0;
    return Math.max(coefficientBytes, rotated);
  }
  const isReadByLines = format === "png" && !isProgressive && orientation === 1;
  const lines = isReadByLines ? Math.min(height, BUFFERED_LINES) : height;
  return lines * width * channels * (metadata.depth === "ushort" ? 2 : 1) * (format === "heif" ? 2 : 1);
}

/** The factor by which a JPEG of this width is reduced while it is read. */
const reductionOf = (width: number) => [8, 4, 2].find((factor) => width / MAX_WIDTH >= factor) ?? 1;

/**
 * Decodes and transforms the first frame of a picture, upright; one at a time to save memory.
 * @throws UnfitPicture also after ten seconds, and as `readPicture`
 */
export const decodePicture = (
  src: string,
  transform: (picture: SharpPicture) => SharpPicture,
  read = (buffer: Buffer) => readPicture(src, buffer),
): Promise<Buffer> =>
  limits.reading(() =>
    withBuffer(async (buffer) => {
      const bytes = await read(buffer);
      await inspect(bytes);
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).autoOrient();
      return limits.decoding(() =>
        transform(picture).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer().catch(throwUnfit),
      );
    }),
  );

/** How each kind is encoded, in a quality from 1 to 100. */
const ENCODERS: Record<Format, (picture: SharpPicture, quality: number) => SharpPicture> = {
  // An AVIF of 5/8 of a WebP's quality looks the same.
  avif: (picture, quality) => picture.avif({ quality: Math.round((quality * 50) / 80), effort: 3 }),
  webp: (picture, quality) => picture.webp({ quality }),
  jpeg: (picture, quality) => picture.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }),
};

/**
 * Makes a picture in one width and format, cut to fill a box where a height is given.
 * @throws as `decodePicture`
 */
export const resizedPicture = ({ src, width, height }: SizedPicture, format: Format): Promise<Buffer> =>
  decodePicture(src, (picture) => {
    const fit = height ? "cover" : "inside";
    const fitted = picture.resize(width, height ?? width * 4, { fit, withoutEnlargement: true });
    return ENCODERS[format](fitted, qualityFor(width));
  });

async function withBuffer<T>(task: (buffer: Buffer) => Promise<T>): Promise<T> {
  const buffer = limits.buffers.pop() ?? pictureBuffer();
  try {
    return await task(buffer);
  } finally {
    limits.buffers.push(buffer);
  }
}

function throwUnfit(cause: unknown): never {
  throw new UnfitPicture("image abîmée", { cause });
}
