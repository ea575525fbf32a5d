import type { Parameters } from "fast-check";

const TIMES = Number(process.env.FUZZ ?? 0);

/**
 * How often a property is tried. `verify` tries the same cases each time, so that a failure there comes from a
 * change of the code; `npm run fuzz` tries twenty times as many new ones.
 */
export const tries = (numRuns: number): Parameters<unknown> =>
  TIMES ? { numRuns: numRuns * TIMES } : { numRuns, seed: 1500 };
