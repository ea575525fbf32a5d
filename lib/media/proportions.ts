import { inspect, type Size } from "./decode";
import { namePicture } from "./named";
import { readHead, readPicture } from "./read-picture";

const HEAD_BYTES = 256 * 1024;

/**
 * The proportions of a picture that a page names, from its first bytes where they tell.
 * @throws UnfitPicture, MissingPicture, or any other error when it cannot be had now
 */
export async function proportions(src: string): Promise<Size> {
  namePicture(src);
  const { bytes, whole } = await readHead(src, Buffer.allocUnsafe(HEAD_BYTES));
  // A WebP or a GIF only speaks once it is complete.
  return whole ? inspect(bytes) : inspect(bytes).catch(async () => inspect(await readPicture(src)));
}
