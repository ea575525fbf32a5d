// @ts-check
/**
 * What the page cache, the visits of pages and the door know of each other, by path (decoded, "/" at the beginning).
 * The process holds this value, as with `perProcess`: the page cache is not in the bundle and cannot import that.
 * @typedef {object} Renewal
 * @property {Map<string, number>} asked how many requests for a path are open
 * @property {{ path: string, stored: () => void }} [visit] the page that the site itself renews now; `stored` tells
 * that the page cache has it
 * @property {(path: string) => void} [renewSoon] queues a stored page that is stale
 * @property {(path: string) => void} [answered] tells that a request has got its answer
 * @property {boolean} [isStopping]
 */

const shared = /** @type {{ __renewal?: Renewal }} */ (globalThis);
shared.__renewal ??= { asked: new Map() };

export const renewal = shared.__renewal;
