/** The site's own pictures that stand in for absent ones. Imported by scripts of the browser: no imports here. */

/** Shown in place of a picture that cannot be shown. */
export const DEFAULT_PICTURE = "/art/partner-default.webp";

/** Shown in place of the portrait of somebody who has none. */
export const DEFAULT_AVATAR = "/art/portrait-default.svg";

/** The small emblem of an element; undefined without one. */
export const emblemOf = (element?: string) => element && `/art/element-${element}-small.webp`;

/** How many pictures the carousel of the home page has (spec section 4). */
export const SLIDES = 4;
