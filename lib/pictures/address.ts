import { currentNotes } from "@/lib/questions";
import { isShownAddress } from "./allowed";
import { PICTURE_PATH } from "./path";
import { PICTURE_SIZES, type PictureSize, sizeQuery } from "./sizes.mjs";

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
