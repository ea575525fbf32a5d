// @ts-check
/**
 * `running` counts the renewals in progress; `visited` holds the paths that they request now. The process holds this
 * value, as with `perProcess`: the page cache is not in the bundle and cannot import that.
 * @typedef {{ running: number, visited: Set<string> }} Renewal
 */

const shared = /** @type {{ __renewal?: Renewal }} */ (globalThis);
shared.__renewal ??= { running: 0, visited: new Set() };

export const renewal = shared.__renewal;
