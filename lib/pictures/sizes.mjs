// @ts-check
/** The widths in which pictures are made, in pixels: for pages on screens, and for small places. */
export const DEVICE_SIZES = [480, 768, 1080, 1440, 2048];
export const IMAGE_SIZES = [96, 192, 320];
/** The quality that addresses name, from 1 to 100. */
export const QUALITY = 72;
/** For a picture that covers the screen of a phone held upright: its middle, cut to this size. The lower quality
    is not visible on a fine screen, and a forest stays near 60 kB. */
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
 * A size as an address names it. deploy/nginx.conf accepts these parameters, in this order.
 * @param {PictureSize} size
 */
export const sizeQuery = ({ width, height, quality }) =>
  `w=${width}${height ? `&h=${height}` : ""}&q=${quality}`;

/** Small pictures show artefacts first; a better quality costs hundreds of bytes. */
const THUMBNAIL = { width: 192, quality: 92 };

/**
 * The quality in which a width is made. Phones use the middle widths, so these get the lower quality whatever
 * their address says; addresses that are already known keep working.
 * @param {number} width
 */
export function qualityFor(width) {
  if (width <= THUMBNAIL.width) return THUMBNAIL.quality;
  return width >= 480 && width <= 1080 ? UPRIGHT.quality : QUALITY;
}

/**
 * For the attribute `sizes`: the drawn width of a picture that covers a box, as a multiple of the box's width.
 * @param {{ width: number, height: number }} size of the picture
 * @param {number} proportions of the box: its width over its height
 */
export const coverFactor = ({ width, height }, proportions) =>
  Math.max(1, Math.round((10 * width) / height / proportions) / 10);
