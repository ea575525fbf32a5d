// @ts-check
/** The widths in which pictures are made, in pixels: for pages on screens, and for small places. */
export const DEVICE_SIZES = [480, 768, 1080, 1440, 2048];
export const IMAGE_SIZES = [96, 192, 320];
/**
 * The quality in which a width is made, from 1 to 100. The middle ones are those of phones, whose fine screens
 * forgive more, and whose visitors wait for each kilobyte.
 * @param {number} width
 */
export const qualityFor = (width) => (width >= 480 && width <= 1080 ? 60 : 72);
/** What a phone held upright shows of a picture that covers its screen: the middle, cut to this size. Its fine
    screen forgives a lower quality, and a forest stays near 60 kB. */
export const UPRIGHT = { width: 720, height: 1280, quality: 60 };
