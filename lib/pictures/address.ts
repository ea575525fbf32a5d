import { currentNotes } from "@/lib/questions";
import { isShownAddress } from "./allowed";
import { PICTURE_SIZES, type PictureSize, sizeQuery } from "./sizes.mjs";

/** The path of resized pictures (app/api/picture). */
export const PICTURES = "/_next/image";

/** A picture in one of the sizes in which they are made. */
export type SizedPicture = { src: string; width: number; height?: number };

/**
 * The address of a resized picture, in the form that deploy/nginx.conf accepts. The rendering that writes an address notes
 * it: no other pictures are made (requirement 5.2).
 */
export function addressOf(src: string, size: PictureSize): string {
  const address = `${PICTURES}?url=${encodeURIComponent(src)}&${sizeQuery(size)}`;
  currentNotes()?.pictures.add(address);
  return address;
}

/** Reads the query of such an address; undefined for another one. */
export function readAddress(query: URLSearchParams): SizedPicture | undefined {
  const values = ["url", "w", "h"].map((name) => query.getAll(name).join());
  const [src = "", ...asked] = values;
  const size = PICTURE_SIZES.find((known) => asked.join() === [known.width, known.height].join());
  if (!size || !isShownAddress(src)) return undefined;
  return { src, width: size.width, height: size.height };
}

/** The kinds in which pictures are sent, the best one first. */
export const FORMATS = ["avif", "webp", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** The best kind that a browser accepts (its `Accept` header). */
export const formatFor = (accept: string): Format =>
  FORMATS.find((format) => accept.includes(`image/${format}`)) ?? "jpeg";

/** Changes when pictures are encoded in another way: kept ones are made again then. */
export const ENCODING = "pictures 1";
