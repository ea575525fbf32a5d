import type { Parameters } from "fast-check";

const FUZZ_FACTOR = Number(process.env.FUZZ ?? 0);

/**
 * The number of cases of a property: `verify` tries the same ones each time, so that only a change of code
 * makes them fail; `npm run fuzz` tries a hundred times as many new ones.
 */
export const propertyRuns = (numRuns: number): Parameters<unknown> =>
  FUZZ_FACTOR ? { numRuns: numRuns * FUZZ_FACTOR } : { numRuns, seed: 1500 };
