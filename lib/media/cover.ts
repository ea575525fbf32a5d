import type { Size } from "./decode";

/**
 * How many times as wide as its box a picture is drawn that covers it: for `sizes`.
 * @param proportions of the box: its width over its height
 */
export const coverFactor = ({ width, height }: Size, proportions: number) =>
  Math.max(1, Math.round((10 * width) / height / proportions) / 10);
