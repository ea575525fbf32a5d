import "server-only";
import { getImageProps } from "next/image";
import type { Size } from "./decode";
import { DEFAULT_PICTURE } from "./default-picture";
import { measureImage } from "./measure";
import { type PictureSize, QUALITY, sizeQuery, UPRIGHT } from "./widths.mjs";

/** An image as a page shows it: addresses of the site's own optimiser, and its true proportions. */
export type ShownImage = {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
  /** What is written below it, where that is not what it shows. */
  caption?: string;
};

// A picture that cannot be measured now gets the box of an ordinary photograph.
const UNKNOWN: Size = { width: 1200, height: 900 };
const SQUARE = { width: 800, height: 800 };

/**
 * Prepares one picture for an `<img>`; the default one stands in for a picture that nobody can show.
 * @param src a path of the site or an allowed address (see lib/media/allowed)
 * @param drawn the width it takes up on each screen, as in HTML's `sizes`; where it covers a box, by its own size
 */
export async function shownImage(
  src: string,
  alt: string,
  drawn: string | ((size: Size) => string),
): Promise<ShownImage> {
  const size = await measureImage(src);
  if (size === "unfit") return { src: DEFAULT_PICTURE, ...SQUARE, alt };
  const { width, height } = size ?? UNKNOWN;
  const sizes = typeof drawn === "string" ? drawn : drawn({ width, height });
  const { props } = getImageProps({ src, alt, width, height, sizes, loader: pictureAddress });
  return { src: props.src, srcSet: props.srcSet, sizes, alt, width, height };
}

/** The address of a picture in one width: the site's own optimiser, app/api/picture. */
const pictureAddress = ({ src, width }: { src: string; width: number }) =>
  addressOf(src, { width, quality: QUALITY });

/** A phone held upright, as CSS asks for it. */
export const HELD_UPRIGHT = "(max-aspect-ratio: 4/5) and (max-width: 40rem)";

/** The address of a picture's middle, cut for a phone held upright. */
export const uprightAddress = (src: string) => addressOf(src, UPRIGHT);

const addressOf = (src: string, size: PictureSize) =>
  `/_next/image?url=${encodeURIComponent(src)}&${sizeQuery(size)}`;
