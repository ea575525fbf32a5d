// @ts-check
/**
 * What the page cache, the visits of pages and the door know of each other, by path as in the keys of the page cache.
 * The process holds this value, as with `perProcess`: the page cache is not in the bundle and cannot import that.
 * @typedef {object} Renewal
 * @property {Map<string, number>} asked how many requests for a path are open
 * @property {{ path: string, onStored: () => void }} [visit] the page that the site itself renews now; `onStored` tells
 * that the page cache has it
 * @property {(path: string) => void} [renewSoon] queues a stored page that is stale
 * @property {(path: string) => void} [failed] tells that a rendering has failed
 * @property {(html: string) => void} [rendered] gets each page that was rendered
 * @property {boolean} [isStopping]
 */

const shared = /** @type {{ __renewal?: Renewal }} */ (globalThis);
shared.__renewal ??= { asked: new Map() };

export const renewal = shared.__renewal;

/**
 * The path of an address in the keys of the page cache: decoded, but for some signs and what reads like their codes.
 * @param {string} address
 */
export const pathOf = (address) =>
  address
    .split("/")
    .map((part) => decodeURIComponent(part).replace(/[/?#\\]|%(?:2f|3f|23|5c)/gi, encodeURIComponent))
    .join("/");

/**
 * The address of such a path.
 * @param {string} path
 */
export const addressOf = (path) =>
  path
    .split("/")
    .map((part) => encodeURIComponent(part.replace(/%(?:25)?(?:2f|3f|23|5c)/gi, decodeURIComponent)))
    .join("/");
