import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { log } from "@/lib/config/log";
import { decode } from "./decode";
import { MissingPicture, UnfitPicture } from "./errors";
import { type Kept, keep, kept } from "./kept";
import { readPicture, sizeOfOwn } from "./read-picture";
import { qualityFor } from "./widths.mjs";

/** How long a picture is kept before it is made again, in seconds: a month. */
export const LIFE = 31 * 24 * 3600;

/** The kinds in which pictures are sent, the one that is wanted most first, and how each is made. */
const FORMATS = {
  // An AVIF of this quality looks like a WebP of the other.
  avif: (picture: Sharp, quality: number) =>
    picture.avif({ quality: Math.round((quality * 50) / 80), effort: 3 }),
  webp: (picture: Sharp, quality: number) => picture.webp({ quality }),
  jpeg: (picture: Sharp, quality: number) =>
    picture.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }),
};
type Format = keyof typeof FORMATS;

/** The best kind that a browser says it shows (its `Accept` header). */
export function formatFor(accept: string): Format {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "jpeg";
}

/** With a height it is cut to fill that box; else it keeps its proportions. */
export type Wanted = { src: string; width: number; height?: number; format: Format };

/**
 * A picture of the site in one width and kind: kept on disk, made at most once at a time, no wider than
 * the original, no higher than four times its width.
 * @throws UnfitPicture, MissingPicture, or any other error when it cannot be had now. One that was
 * made before outlives the failures of its host.
 */
export async function optimised(wanted: Wanted): Promise<Kept> {
  const name = createHash("sha256")
    .update(JSON.stringify(["2", wanted, await sizeOfOwn(wanted.src)]))
    .digest("hex");
  const before = await kept(name);
  if (before && Date.now() - before.madeAt < LIFE * 1000) return before;
  const unfit = refused.get(wanted.src);
  if (unfit && unfit.until > performance.now()) throw unfit.error;
  const making = inMaking.get(name) ?? make(wanted, name).finally(() => inMaking.delete(name));
  inMaking.set(name, making);
  return making.catch((error) => {
    if (error instanceof UnfitPicture) refuse(wanted.src, error);
    if (!before || error instanceof UnfitPicture || error instanceof MissingPicture) throw error;
    return before;
  });
}

// What was found unfit is not tried again for each of its widths and each visitor.
const REFUSAL_MS = 600_000;
const refused = new Map<string, { until: number; error: UnfitPicture }>();

function refuse(src: string, error: UnfitPicture): void {
  if (refused.size >= 500) refused.clear();
  refused.set(src, { until: performance.now() + REFUSAL_MS, error });
}

const inMaking = new Map<string, Promise<Kept>>();

async function make({ src, width, height, format }: Wanted, name: string): Promise<Kept> {
  const bytes = await decode(
    src,
    (desk) => readPicture(src, desk),
    (picture) =>
      FORMATS[format](
        picture.resize(width, height ?? width * 4, {
          fit: height ? "cover" : "inside",
          withoutEnlargement: true,
        }),
        qualityFor(width),
      ),
  );
  await keep(name, bytes).catch((error) =>
    log("warn", "Image redimensionnée non gardée sur le disque", { error }),
  );
  return { bytes, madeAt: Date.now() };
}
