import type { Sharp } from "sharp";
import type { SizedPicture } from "./address";
import { decodePicture } from "./decode";
import type { Format } from "./formats";
import { qualityFor } from "./sizes.mjs";

/** How each kind is encoded, in a quality from 1 to 100. */
const ENCODERS: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  // An AVIF of 5/8 of a WebP's quality looks the same.
  avif: (picture, quality) => picture.avif({ quality: Math.round((quality * 50) / 80), effort: 3 }),
  webp: (picture, quality) => picture.webp({ quality }),
  jpeg: (picture, quality) => picture.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }),
};

/**
 * Makes a picture in one width and format, cut to fill a box where a height is given.
 * @throws UnfitPicture, MissingPicture, or any other error when it cannot be read now
 */
export const resizedPicture = ({ src, width, height }: SizedPicture, format: Format): Promise<Buffer> =>
  decodePicture(src, (picture) => {
    const fit = height ? "cover" : "inside";
    const fitted = picture.resize(width, height ?? width * 4, { fit, withoutEnlargement: true });
    return ENCODERS[format](fitted, qualityFor(width));
  });
