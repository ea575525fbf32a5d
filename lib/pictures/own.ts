/** The site's own pictures that stand in for absent ones. Imported by scripts of the browser: no imports here. */

/** Shown in place of a picture that cannot be shown. */
export const DEFAULT_PICTURE = "/art/partner-default.webp";

const DEFAULT_PORTRAITS = [
  DEFAULT_PICTURE,
  "/art/partner-default-2.webp",
  "/art/partner-default-3.webp",
  "/art/partner-default-4.webp",
] as const;

/** The small emblem of an element; undefined without one. */
export const emblemOf = (element?: string) => element && `/art/element-${element}-small.webp`;

/**
 * The default portrait of a person, always the same one for the same page.
 * @param path the page about them
 */
export function inPlaceOf(path: string): string {
  const sum = [...path].reduce((hash, letter) => (31 * hash + (letter.codePointAt(0) ?? 0)) % 997, 0);
  return DEFAULT_PORTRAITS[sum % DEFAULT_PORTRAITS.length] ?? DEFAULT_PICTURE;
}

/** How many pictures the carousel of the home page has (spec section 4). */
export const SLIDES = 4;
