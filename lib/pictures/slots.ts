// Constants of layouts for pictures. Client components import this file, so it imports nothing.

/** The width of pictures in the common layouts, as in HTML's `sizes`. Special layouts have their own. */
export const SLOTS = {
  /** From one edge of the screen to the other. */
  full: "100vw",
  /** Beside words; on phones across the screen. */
  half: "(min-width: 40rem) 50vw, 100vw",
  /** A poster beside its words, or one of three pictures. */
  third: "(min-width: 40rem) 33vw, 50vw",
  /** In a row of a list. */
  thumb: "(min-width: 40rem) 10rem, 8rem",
} as const;

/** How many drawings the carousel of the home page has without pictures of the hosts (requirement 3.1). */
export const SLIDES = 4;

export const DEFAULT_PICTURE = "/art/picture-default.webp";

export const DEFAULT_AVATAR = "/art/portrait-default.svg";
