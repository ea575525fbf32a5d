// @ts-check
// Everything of the framework that the site relies on without its documentation saying so, with the reason and
// what would let it go. `npm run framework -- VERSION` tries all of it with another version.
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
 * The part of the framework's page cache that the site uses.
 * @typedef {{ get: (key: string) => Entry | undefined, remove: (key: string) => void }} Memory
 * @typedef {CacheHandler & { serverDistDir: string, flushToDisk?: boolean, fs: object }} FileSystemCacheInstance
 * @typedef {{ new (context: CacheHandlerContext): FileSystemCacheInstance, memoryCache?: Memory }} FileSystemCacheClass
 */

// Not called `require`, which the bundler would follow into the framework.
const load = createRequire(import.meta.url);

/**
 * The framework's own page cache: without it its files, memory and tags would be written again. Goes when it is
 * exported, or has policies by hash (vercel/next.js#98332) and true statuses.
 * @type {{ default: FileSystemCacheClass }}
 */
const fileSystemCache = load("next/dist/server/lib/incremental-cache/file-system-cache.js");
export const FileSystemCache = fileSystemCache.default;

/**
 * The lives of pages, one for each address ever asked for. Goes when the framework bounds them.
 * @type {{ SharedCacheControls: { cacheControls: Map<string, unknown> } }}
 */
const { SharedCacheControls } = load(
  "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js",
);

export const inMemory = (/** @type {string} */ key) => FileSystemCache.memoryCache?.get(key);

/** Takes a page out of memory; its life is forgotten with `forgetLife`. */
export const forgetInMemory = (/** @type {string} */ key) => FileSystemCache.memoryCache?.remove(key);

export const forgetLife = (/** @type {string} */ key) => SharedCacheControls.cacheControls.delete(key);

/**
 * The kinds are an enumeration that exists in the types alone.
 * @type {(value: Value | undefined) => value is Page}
 */
export const isPage = (value) => String(value?.kind) === "APP_PAGE";

/** @type {(value: Value | undefined) => value is Route} */
export const isRoute = (value) => String(value?.kind) === "APP_ROUTE";

/**
 * A page rendered on demand is written without its data for the router, and lost at the next start. Goes with
 * vercel/next.js#98306.
 * @type {(page: Page, context: Writing) => Writing}
 */
export function withRouterData(page, context) {
  const isComplete = page.postponed === undefined && page.rscData !== undefined;
  return isComplete && !context.fetchCache ? { ...context, isRoutePPREnabled: false } : context;
}

/**
 * The route and the decoded address in the key of an answer; a route's shell has no address. Goes when a handler is
 * told the address.
 * @param {string} key
 * @returns {{ route: string, address: string } | undefined}
 */
export function partsOf(key) {
  const [, route, address] = /^(\/route-cache\/[^$]+\/\$)(\/.+)$/.exec(key) ?? [];
  if (!route || !address || /\/\[(?:id|page)\](?:\/|$)/.test(address)) return undefined;
  const plain = address.replace(/%(25)?(2f|23|3f|5c)/gi, (escaped, twice, code) =>
    twice || code === "2F" ? escaped.replace("%25", "%") : decodeURIComponent(escaped),
  );
  return { route, address: plain };
}

/**
 * Without the headers that the renderer has put on this answer already: a second `location` makes a redirect
 * unreadable.
 * @param {Page["headers"]} headers
 * @returns {Page["headers"]}
 */
export function withoutSentHeaders(headers) {
  const { location: _, link: __, ...rest } = headers ?? {};
  return rest;
}

/** A style sheet in a page. Goes when `experimental.inlineCss` no longer repeats sheets in the page's data. */
export const SHEET =
  /<link (rel="stylesheet" href="(\/_next\/static\/[^"?]+)[^"]*" data-precedence="next"\/>)/g;

/** Between two inline scripts with a page's data. Goes when the framework sends these scripts as one. */
export const DATA_SEAM = /\)<\/script><script>(?=self\.__next_f\.push\()/g;

/**
 * The address of this process; `HOSTNAME` is often just the machine's name. Goes when tags can be renewed outside of a
 * request.
 * @type {() => string}
 */
export const ownOrigin = () =>
  process.env.__NEXT_PRIVATE_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/**
 * Whether a new page is being rendered behind this answer.
 * @param {Response} response
 */
export const isBeingRenewed = (response) => response.headers.get("x-nextjs-cache") === "STALE";
