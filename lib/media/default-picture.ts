/** What is shown in place of a picture that cannot be shown. */
export const DEFAULT_PICTURE = "/art/partner-default.webp";

const STAND_INS = [
  DEFAULT_PICTURE,
  "/art/partner-default-2.webp",
  "/art/partner-default-3.webp",
  "/art/partner-default-4.webp",
] as const;

/** The site's emblem of an element, as small as beside a name; nothing of none. */
export const emblemOf = (element?: string) => element && `/art/element-${element}-small.webp`;

/**
 * What is shown in place of the portrait of somebody: a sprig or a lantern lit for them, the same wherever they are named.
 * @param path where the site tells of them
 */
export function inPlaceOf(path: string): string {
  const letters = [...path].reduce((sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 997, 0);
  return STAND_INS[letters % STAND_INS.length] ?? DEFAULT_PICTURE;
}
