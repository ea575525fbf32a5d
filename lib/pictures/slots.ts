// Constants of layouts for pictures. Client components import this file, so it imports nothing.

/** The screen's width. On a phone, two pixels for each CSS pixel are as fine as the eye sees. */
const FULL_WIDTH = "(min-resolution: 2.5dppx) 67vw, 100vw";

/** The width of pictures in the common layouts, as in HTML's `sizes`. Special layouts have their own. */
export const SLOTS = {
  full: FULL_WIDTH,
  /** Beside text; on phones across the screen. */
  half: `(min-width: 40rem) 50vw, ${FULL_WIDTH}`,
  /** A poster beside its words, or one of three pictures. */
  third: "(min-width: 40rem) 33vw, 50vw",
  /** In a row of a list. */
  thumb: "(min-width: 40rem) 10rem, 8rem",
} as const;

/** The number of drawings in the carousel without pictures of the hosts (requirement 3.1). */
export const SLIDES = 4;

export const DEFAULT_PICTURE = "/art/picture-default.webp";

export const DEFAULT_AVATAR = "/art/portrait-default.svg";
