import "server-only";
import { getImageProps } from "next/image";
import type { Size } from "./decode";
import { measureImage } from "./measure";
import { type PictureSize, QUALITY, sizeQuery, UPRIGHT } from "./sizes.mjs";
import { DEFAULT_PICTURE } from "./slots";

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
};

// The box of a picture that cannot be measured now: that of an ordinary photograph.
const UNKNOWN: Size = { width: 1200, height: 900 };
const SQUARE = { width: 800, height: 800 };

/** Prepares a picture for an `<img>`; the default picture replaces an unfit one. */
export async function shownImage(src: string, alt: string, sizes: string): Promise<ShownImage> {
  const size = await measureImage(src);
  if (size === "unfit") return { src: DEFAULT_PICTURE, ...SQUARE, alt };
  const { width, height } = size ?? UNKNOWN;
  const { props } = getImageProps({ src, alt, width, height, sizes, loader: pictureAddress });
  return { src: props.src, srcSet: props.srcSet, sizes, alt, width, height };
}

/** The address of a picture in one width, at the site's own optimiser (app/api/picture). */
const pictureAddress = ({ src, width }: { src: string; width: number }) =>
  addressOf(src, { width, quality: QUALITY });

/** A phone held upright. The same query is in cutaway.module.css and poem.module.css. */
export const HELD_UPRIGHT = "(max-aspect-ratio: 4/5) and (max-width: 40rem)";

/** The address of a picture's middle, cut for a phone held upright. */
export const uprightAddress = (src: string) => addressOf(src, UPRIGHT);

const addressOf = (src: string, size: PictureSize) =>
  `/_next/image?url=${encodeURIComponent(src)}&${sizeQuery(size)}`;

/** A person's portrait for a `<Picture>`, which shows the default avatar without one. */
export const shownPortrait = async (picture: string | undefined, alt: string, sizes: string) =>
  picture ? shownImage(picture, alt, sizes) : undefined;
