import "server-only";
import { getImageProps } from "next/image";
import { measureImage, type Size } from "./measure-image";

/** An image as a page shows it: addresses of the site's own optimiser, and its true proportions. */
export type ShownImage = {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
};

// A picture that cannot be measured now gets the box of an ordinary photograph.
const UNKNOWN: Size = { width: 1200, height: 900 };

/**
 * Prepares one picture for an `<img>`.
 * @param src a path of the site or an allowed address (see lib/content/images)
 * @param sizes the width it takes up on each screen, as in HTML's `sizes`
 */
export async function shownImage(src: string, alt: string, sizes: string): Promise<ShownImage> {
  const { width, height } = (await measureImage(src)) ?? UNKNOWN;
  if (src.endsWith(".svg")) return { src, alt, width, height };
  const { props } = getImageProps({ src, alt, width, height, sizes });
  return { src: props.src, srcSet: props.srcSet, sizes, alt, width, height };
}
