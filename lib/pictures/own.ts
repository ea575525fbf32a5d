import { type Day, seasonIn } from "@/lib/dates";

/** The site's own pictures that stand in for absent ones. Safe for the browser's bundle. */

/** Shown in place of a picture that cannot be shown. */
export const DEFAULT_PICTURE = "/art/partner-default.webp";

/** Shown in place of the portrait of somebody who has none. */
export const DEFAULT_AVATAR = "/art/portrait-default.svg";

/** The small emblem of an element; undefined without one. */
export const emblemOf = (element?: string) => element && `/art/element-${element}-small.webp`;

/** The poster of a retreat without its own: the valley in that season. */
export const seasonPoster = (start: Day | undefined) =>
  `/art/poster-${start ? seasonIn(start) : "none"}.webp`;

/** How many pictures the carousel of the home page has (spec section 4). */
export const SLIDES = 4;
