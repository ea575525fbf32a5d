// @ts-check
/**
 * `running` counts the renewals in progress; `visited` holds the paths that they request now, each with what the page
 * cache calls once it has the new page. The process holds this value, as with `perProcess`: the page cache is not in
 * the bundle and cannot import that.
 * @typedef {{ running: number, visited: Map<string, () => void> }} Renewal
 */

const shared = /** @type {{ __renewal?: Renewal }} */ (globalThis);
shared.__renewal ??= { running: 0, visited: new Map() };

export const renewal = shared.__renewal;
