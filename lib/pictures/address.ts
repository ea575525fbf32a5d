import { currentNotes } from "@/lib/questions";
import { isShownAddress } from "./allowed";
import { PICTURE_SIZES, type PictureSize, sizeQuery } from "./sizes.mjs";

/** The path of resized pictures (app/api/picture). */
export const PICTURE_PATH = "/_next/image";

/** A picture in one of the sizes of `PICTURE_SIZES`. */
export type SizedPicture = { src: string; width: number; height?: number };

/**
 * The address of a resized picture, as deploy/nginx.conf accepts it, noted for the rendering that writes it:
 * only noted pictures are made (requirement 5.2).
 */
export function addressOf(src: string, size: PictureSize): string {
  const address = `${PICTURE_PATH}?url=${encodeURIComponent(src)}&${sizeQuery(size)}`;
  currentNotes()?.pictures.add(address);
  return address;
}

/** The picture and size that the query of such an address names; undefined for any other query. */
export function readAddress(query: URLSearchParams): SizedPicture | undefined {
  const values = ["url", "w", "h"].map((name) => query.getAll(name).join());
  const [src = "", ...askedSize] = values;
  const size = PICTURE_SIZES.find((size) => askedSize.join() === [size.width, size.height].join());
  if (!size || !isShownAddress(src)) return undefined;
  return { src, width: size.width, height: size.height };
}

/** The kinds in which pictures are sent, the best one first. */
export const FORMATS = ["avif", "webp", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** The best kind that a browser accepts (its `Accept` header). */
export const formatFor = (accept: string): Format =>
  FORMATS.find((format) => accept.includes(`image/${format}`)) ?? "jpeg";

/** A version to change with the encoding of pictures: stored ones are made again then. */
export const ENCODER_VERSION = "pictures 1";
