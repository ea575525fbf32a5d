import type { Metadata, Sharp } from "sharp";
import { atOnce } from "@/lib/at-once";
import { UnfitPicture } from "./errors";
import { isNamed } from "./named";
import { deskForPicture } from "./read-picture";
import { sharp } from "./sharp";
import { DEVICE_SIZES } from "./widths.mjs";

// A picture is decoded once: libvips' own cache would only hold memory.
sharp.cache(false);

/** The largest picture that is opened at all: beyond the largest that phones take. */
const MOST_PIXELS = 64_000_000;
/** The largest that may lie in memory whole, because its kind cannot be read line by line. */
const MOST_BYTES_WHOLE = 100_000_000;
const MOST_SECONDS = 10;
const MOST_WIDTH = Math.max(...DEVICE_SIZES);

/** The proportions of a picture as it is shown, in pixels. */
export type Size = { width: number; height: number };

// How each kind begins. Nothing else is opened: the readers of rarer kinds are where the traps are.
const KINDS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[\s\S]{4}WEBP/, /^[\s\S]{4}ftypavi[fs]/, /^GIF8[79]a/];

/**
 * Looks at the first bytes of a picture, without decoding it.
 * @throws UnfitPicture if it is no JPEG, PNG, WebP, AVIF or GIF, or more than the site would decode
 */
export async function inspect(bytes: Buffer): Promise<Size> {
  const start = bytes.subarray(0, 16).toString("latin1");
  if (!KINDS.some((kind) => kind.test(start))) throw new UnfitPicture("ce n’est pas une image lisible");
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  const { width, height, autoOrient } = found;
  if (width * height > MOST_PIXELS) throw new UnfitPicture(`image de ${width} × ${height} pixels`);
  if (weightOf(found) > MOST_BYTES_WHOLE)
    throw new UnfitPicture(`image de ${width} × ${height} pixels qui ne se lit pas ligne par ligne`);
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}

/** How many bytes a picture takes while it is decoded; 0 for those that are read line by line. */
function weightOf(found: Metadata): number {
  const { format, width, height, isProgressive, orientation = 1, depth, channels } = found;
  const pixels = width * height;
  if (format === "jpeg") {
    const unread = isProgressive ? pixels * (found.chromaSubsampling === "4:2:0" ? 3 : 6) : 0;
    // To be turned it lies in memory whole, as small as its reader makes it for the widest place.
    const turned = orientation > 2 ? (pixels * channels) / reductionOf(found.autoOrient.width) ** 2 : 0;
    return Math.max(unread, turned);
  }
  if (format === "png" && !isProgressive && orientation === 1) return 0;
  return pixels * channels * (depth === "ushort" ? 2 : 1) * (format === "heif" ? 2 : 1);
}

/** By how much a JPEG of this width is made smaller while it is read: by 1, 2, 4 or 8. */
const reductionOf = (width: number) => [8, 4, 2].find((factor) => width / MOST_WIDTH >= factor) ?? 1;

// The next one is fetched while one is worked on. Pictures of the site's own wait for none of another host, those
// that pages name for none that may be invented.
const inHand = { own: atOnce(1), named: atOnce(2), other: atOnce(1) };
const laneOf = (src: string) => (src.startsWith("/") ? "own" : isNamed(src) ? "named" : "other");
const working = atOnce(1);
// Where they lie meanwhile: memory that is asked for anew each time hardly comes back.
const desks: Buffer[] = [];

/**
 * Decodes a picture, upright, its first frame alone, and works on it: one at a time, so that a crowd of
 * heavy ones takes no more memory than one (some 300 MB at the worst, of which 120 make an AVIF 2048 pixels wide).
 * @param src its address: by it the picture waits its turn
 * @param read puts the picture on a desk when its turn is near: what waits is not yet in memory
 * @throws UnfitPicture as `inspect`, and if it is broken or takes longer than ten seconds
 */
export function decode(
  src: string,
  read: (desk: Buffer) => Promise<Buffer>,
  work: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  return inHand[laneOf(src)](async () => {
    const desk = desks.pop() ?? deskForPicture();
    try {
      const bytes = await read(desk);
      await inspect(bytes);
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated" }).autoOrient();
      return await working(() => work(picture).timeout({ seconds: MOST_SECONDS }).toBuffer().catch(broken));
    } finally {
      desks.push(desk);
    }
  });
}

function broken(cause: unknown): never {
  throw new UnfitPicture("image abîmée", { cause });
}
