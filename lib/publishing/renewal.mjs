// @ts-check
/**
 * What the site renews by itself: how many renewals run, and the paths that they visit now. On the process, because
 * the page cache is not part of the bundle.
 * @typedef {{ running: number, visited: Set<string> }} Renewal
 */

const shared = /** @type {{ __renewal?: Renewal }} */ (globalThis);
shared.__renewal ??= { running: 0, visited: new Set() };

export const renewal = shared.__renewal;
