import { getImageProps } from "next/image";
import { addressOf } from "./address";
import { UPRIGHT_SIZE } from "./sizes.mjs";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "./slots";

/** A picture of the content and its size in pixels; `unfit` for one that will never be shown. */
export type Picture = { src: string; width: number; height: number; unfit?: true };

/** An image as a page shows it: its addresses at the picture route, and its size. */
export type ShownImage = {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
  /** The words below it. */
  caption?: string;
  /** The address that replaces the picture if the browser cannot load it; absent for the default picture. */
  "data-fallback"?: string;
};

/** The drawings that stand for a missing picture: a square, or the poster of a season. */
const DEFAULT_SQUARE_SIZE = { width: 800, height: 800 };
const DEFAULT_POSTER_SIZE = { width: 900, height: 1273 };

/**
 * Prepares a picture for an `<img>`.
 * @param fallback the default of its kind, which replaces a picture that cannot be shown
 */
export function shownImage(
  picture: Picture | undefined,
  alt: string,
  sizes: string,
  fallback: string = DEFAULT_PICTURE,
): ShownImage {
  const usable = showable(picture);
  const src = usable?.src ?? fallback;
  if (src === DEFAULT_PICTURE || src === DEFAULT_AVATAR) return { src, ...DEFAULT_SQUARE_SIZE, alt };
  const { width, height } = usable ?? DEFAULT_POSTER_SIZE;
  const { props } = getImageProps({ src, alt, width, height, sizes, loader: addressLoader });
  const image = { src: props.src, srcSet: props.srcSet, sizes, alt, width, height };
  return fallback === DEFAULT_PICTURE ? image : { ...image, "data-fallback": fallback };
}

/** The picture, unless it is known to be unfit. */
export const showable = (picture: Picture | undefined) => (picture?.unfit ? undefined : picture);

const addressLoader = ({ src, width }: { src: string; width: number }) => addressOf(src, { width });

/** A phone held upright. The same query is in cutaway.module.css and place.module.css. */
export const HELD_UPRIGHT = "(max-aspect-ratio: 4/5) and (max-width: 40rem)";

/** The address of a picture's middle, cut for a phone held upright. */
export const uprightAddress = (src: string) => addressOf(src, UPRIGHT_SIZE);
