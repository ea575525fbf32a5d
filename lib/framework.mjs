// @ts-check
// Everything of the framework that the site relies on without its documentation saying so, with the
// reason and what would let it go. `npm run framework -- VERSION` tries all of it with another version.
import { createRequire } from "node:module";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} CacheHandler
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerContext} CacheHandlerContext
 * @typedef {NonNullable<Awaited<ReturnType<CacheHandler["get"]>>>} Entry
 * @typedef {Parameters<CacheHandler["get"]>[1]} Reading
 * @typedef {Parameters<CacheHandler["set"]>[1]} Value
 * @typedef {Parameters<CacheHandler["set"]>[2]} Writing
 * @typedef {import("next/dist/server/response-cache/types").IncrementalCachedAppPageValue} Page
 * @typedef {import("next/dist/server/response-cache/types").CachedRouteValue} Route
 */

/**
 * What the site uses of the cache of pages in memory and on disk.
 * @typedef {{ get: (key: string) => Entry | undefined, remove: (key: string) => void }} Memory
 * @typedef {CacheHandler & { serverDistDir: string, flushToDisk?: boolean }} FileSystemCacheInstance
 * @typedef {{ new (context: CacheHandlerContext): FileSystemCacheInstance, memoryCache?: Memory }} FileSystemCacheClass
 */

// Not called `require`, which the bundler would follow into the framework.
const load = createRequire(import.meta.url);

/**
 * The framework's own page cache, which the site's extends. Documented is only that a handler may take
 * its place whole: two hundred lines of files, memory and tags would be written again.
 * Goes when the framework exports it, or has policies by hash (vercel/next.js#98332) and true statuses.
 * @type {{ default: FileSystemCacheClass }}
 */
const fileSystemCache = load("next/dist/server/lib/incremental-cache/file-system-cache.js");
export const FileSystemCache = fileSystemCache.default;

/**
 * The lives of pages, which the framework keeps for ever, one for each address that was ever asked for.
 * Goes when it bounds them.
 * @type {{ SharedCacheControls: { cacheControls: Map<string, unknown> } }}
 */
const { SharedCacheControls } = load(
  "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js",
);

/** What is kept of a page in memory. */
export const inMemory = (/** @type {string} */ key) => FileSystemCache.memoryCache?.get(key);

/** Takes a page out of memory; its life is forgotten with `forgetLife`. */
export const forgetInMemory = (/** @type {string} */ key) => FileSystemCache.memoryCache?.remove(key);

/** Forgets how long a page is good for. */
export const forgetLife = (/** @type {string} */ key) => SharedCacheControls.cacheControls.delete(key);

/**
 * Whether a cached value is a page; the kinds are an enumeration that exists in the types alone.
 * @param {Value | undefined} value
 * @returns {value is Page}
 */
export const isPage = (value) => String(value?.kind) === "APP_PAGE";

/**
 * Whether a cached value is the answer of a route: a calendar, a preview.
 * @param {Value | undefined} value
 * @returns {value is Route}
 */
export const isRoute = (value) => String(value?.kind) === "APP_ROUTE";

/**
 * How a page is written so that it can be read back. One that was rendered on demand is written without
 * its data for the router, and is lost at the next start. Goes with vercel/next.js#98306.
 * @param {Page} page
 * @param {Writing} context
 * @returns {Writing}
 */
export function readableAgain(page, context) {
  const isComplete = page.postponed === undefined && page.rscData !== undefined;
  return isComplete && !context.fetchCache ? { ...context, isRoutePPREnabled: false } : context;
}

/**
 * The key of an answer in its two parts: the route that makes it, and the address, decoded but for what would part it.
 * The framework asks for a route's shell under the route's own name, which is no address (`/partenaire/[id]`). Goes when
 * a handler is told the address.
 * @param {string} key
 * @returns {{ route: string, address: string } | undefined}
 */
export function partsOf(key) {
  const [, route, address] = /^(\/route-cache\/[^$]+\/\$)(\/.+)$/.exec(key) ?? [];
  if (!route || !address || /\/\[(?:id|page)\]/.test(address)) return undefined;
  const plain = address.replace(/%(25)?(2f|23|3f|5c)/gi, (escaped, twice, code) =>
    twice || code === "2F" ? escaped.replace("%25", "%") : decodeURIComponent(escaped),
  );
  return { route, address: plain };
}

/**
 * The headers of a page that was just rendered, without those that the renderer has put on this very
 * answer already: a second `location` makes a redirect unreadable. Goes when the framework sets what it
 * now adds.
 * @param {Page["headers"]} headers
 * @returns {Page["headers"]}
 */
export function withoutThoseSent(headers) {
  const { location: _, link: __, ...rest } = headers ?? {};
  return rest;
}

/**
 * A style sheet in a page as the framework writes it: the element from its `rel` on, and the address of
 * the file. Goes when `experimental.inlineCss` no longer repeats the sheets in the page's data.
 */
export const SHEET =
  /<link (rel="stylesheet" href="(\/_next\/static\/[^"?]+)[^"]*" data-precedence="next"\/>)/g;

/** A font that the framework has marked to be asked for at once (`.p.`). Goes with `fontPreloads`. */
export const PRELOADED_FONT = /url\(["']?(\/_next\/static\/media\/[^"')]+\.p\.[^"')]+\.woff2)/g;

/**
 * Where this very process answers, for the calls it makes to itself: `HOSTNAME` is often just the
 * machine's name. Goes when tags can be renewed outside of a request.
 * @returns {string}
 */
export const ownOrigin = () =>
  process.env.__NEXT_PRIVATE_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/**
 * Whether an answer was an old page, with the new one being rendered behind it. Goes when a renewal can
 * be waited for.
 * @param {Response} response
 */
export const isBeingRenewed = (response) => response.headers.get("x-nextjs-cache") === "STALE";
