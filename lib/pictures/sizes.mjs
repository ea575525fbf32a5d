// @ts-check
/** The widths of resized pictures in pixels: on screens, and in small places. */
export const DEVICE_SIZES = [480, 828, 1080, 1440, 2048];
export const IMAGE_SIZES = [96, 192, 320];
/** The size of a picture that is cut for a phone held upright. */
export const UPRIGHT_SIZE = { width: 720, height: 1280 };
/** @typedef {{ width: number, height?: number }} PictureSize */

/**
 * Every size in which a picture is made.
 * @type {PictureSize[]}
 */
export const PICTURE_SIZES = [UPRIGHT_SIZE, ...[...DEVICE_SIZES, ...IMAGE_SIZES].map((width) => ({ width }))];

/**
 * A size as an address names it, in the order that deploy/nginx.conf accepts.
 * @param {PictureSize} size
 */
export const sizeQuery = ({ width, height }) => `w=${width}${height ? `&h=${height}` : ""}`;

const DEFAULT_QUALITY = 72;
/** On the fine screen of a phone the lower quality is not visible. */
const PHONE_WIDTHS = { from: 480, to: 1080, quality: 60 };
/** Small pictures show artefacts first; a better quality costs hundreds of bytes. */
const SMALL_WIDTHS = { width: 192, quality: 92 };

/**
 * The quality in which a width is made, from 1 to 100.
 * @param {number} width
 */
export function qualityFor(width) {
  if (width <= SMALL_WIDTHS.width) return SMALL_WIDTHS.quality;
  return width >= PHONE_WIDTHS.from && width <= PHONE_WIDTHS.to ? PHONE_WIDTHS.quality : DEFAULT_QUALITY;
}
