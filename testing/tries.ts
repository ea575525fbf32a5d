import type { Parameters } from "fast-check";

const TIMES = Number(process.env.FUZZ ?? 0);

/**
 * How often a property is tried. `verify` tries the same cases each time, so that what fails there was broken
 * by a change; `npm run fuzz` looks for new ones and tries twenty times as many.
 */
export const tries = (numRuns: number): Parameters<unknown> =>
  TIMES ? { numRuns: numRuns * TIMES } : { numRuns, seed: 1500 };
