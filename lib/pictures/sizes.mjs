// @ts-check
/** The widths in which pictures are made, in pixels: for pages on screens, and for small places. */
export const DEVICE_SIZES = [480, 768, 1080, 1440, 2048];
export const IMAGE_SIZES = [96, 192, 320];
/** The quality that addresses name, from 1 to 100. */
export const QUALITY = 72;
/** Cut for a phone held upright; on its fine screen the lower quality is not visible. */
export const UPRIGHT = { width: 720, height: 1280, quality: 60 };
/** @typedef {{ width: number, height?: number, quality: number }} PictureSize */

/**
 * Every size in which a picture is made.
 * @type {PictureSize[]}
 */
export const PICTURE_SIZES = [
  UPRIGHT,
  ...[...DEVICE_SIZES, ...IMAGE_SIZES].map((width) => ({ width, quality: QUALITY })),
];

/**
 * A size as an address names it, in the order that deploy/nginx.conf accepts.
 * @param {PictureSize} size
 */
export const sizeQuery = ({ width, height, quality }) =>
  `w=${width}${height ? `&h=${height}` : ""}&q=${quality}`;

/** Small pictures show artefacts first; a better quality costs hundreds of bytes. */
const THUMBNAIL = { width: 192, quality: 92 };

/**
 * Phones use the middle widths, which get the lower quality whatever their address says.
 * @param {number} width
 */
export function qualityFor(width) {
  if (width <= THUMBNAIL.width) return THUMBNAIL.quality;
  return width >= 480 && width <= 1080 ? UPRIGHT.quality : QUALITY;
}
