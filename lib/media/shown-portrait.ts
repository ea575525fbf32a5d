import type { Size } from "./decode";
import { inPlaceOf } from "./default-picture";
import { shownImage } from "./shown-image";

/**
 * The portrait of somebody as a `<Picture>` shows it, or what stands in its place.
 * @param somebody where the site tells of them, their picture, and what stands for it rather than a lantern
 * @param alt what a portrait shows; what stands in its place is decoration
 * @param sizes the widths of the picture, as in HTML
 */
export async function shownPortrait(
  { path, picture, inPlace }: { path: string; picture?: string; inPlace?: string },
  alt: string,
  sizes: string | ((size: Size) => string),
) {
  const fallback = inPlaceOf(path);
  return { image: await shownImage(picture ?? inPlace ?? fallback, picture ? alt : "", sizes), fallback };
}
