import "server-only";
import { getImageProps } from "next/image";
import type { Size } from "./decode";
import { measureImage } from "./measure";
import { type PictureSize, QUALITY, sizeQuery, UPRIGHT } from "./sizes.mjs";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "./slots";
import { encodeLater } from "./warm";

/** An image as a page shows it: addresses of the site's own optimiser, and its size. */
export type ShownImage = {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
  /** The words below it, where they differ from `alt`. */
  caption?: string;
  /** The address that replaces the picture if the browser cannot load it; absent for the default picture. */
  "data-fallback"?: string;
};

// The box of a picture that cannot be measured now: that of an ordinary photograph.
const UNKNOWN: Size = { width: 1200, height: 900 };
const SQUARE = { width: 800, height: 800 };

/**
 * Prepares a picture for an `<img>`.
 * @param fallback the default of its kind, which replaces a picture that cannot be shown
 */
export async function shownImage(
  src: string | undefined,
  alt: string,
  sizes: string,
  fallback: string = DEFAULT_PICTURE,
): Promise<ShownImage> {
  if (!src) return shownImage(fallback, alt, sizes, fallback);
  if (src === DEFAULT_PICTURE || src === DEFAULT_AVATAR) return { src, ...SQUARE, alt };
  const size = await measureImage(src);
  if (size === "unfit" && src !== fallback) return shownImage(fallback, alt, sizes);
  const { width, height } = size && size !== "unfit" ? size : UNKNOWN;
  const { props } = getImageProps({ src, alt, width, height, sizes, loader: pictureAddress });
  const shown = { src: props.src, srcSet: props.srcSet, sizes, alt, width, height };
  return fallback === DEFAULT_PICTURE ? shown : { ...shown, "data-fallback": fallback };
}

/** The address of a picture; undefined without one, and for one that is known to be unfit. */
export const showable = async (src: string | undefined) =>
  src && (await measureImage(src)) !== "unfit" ? src : undefined;

/** The address of a picture in one width, at the site's own optimiser (app/api/picture). */
const pictureAddress = ({ src, width }: { src: string; width: number }) =>
  addressOf(src, { width, quality: QUALITY });

/** A phone held upright. The same query is in cutaway.module.css and place.module.css. */
export const HELD_UPRIGHT = "(max-aspect-ratio: 4/5) and (max-width: 40rem)";

/** The address of a picture's middle, cut for a phone held upright. */
export const uprightAddress = (src: string) => addressOf(src, UPRIGHT);

function addressOf(src: string, size: PictureSize): string {
  encodeLater({ src, ...size });
  return `/_next/image?url=${encodeURIComponent(src)}&${sizeQuery(size)}`;
}
