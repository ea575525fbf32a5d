// @ts-check
// Everything of the framework that the site relies on without its documentation saying so, with the reason and
// what would let it go. `npm run framework -- VERSION` tries all of it with another version.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

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

// Not called `require`, which the bundler would follow into the framework.
const internal = createRequire(import.meta.url);

// The framework's own page cache: without it its files, memory and tags would be written again. Goes when it is
// exported, or has policies by hash (vercel/next.js#98332) and true statuses.
/**
 * @typedef {CacheHandler & { serverDistDir: string, fs: object, getFilePath(key: string, kind: unknown): string }} Cache
 * @type {{ new (context: CacheHandlerContext): Cache }}
 */
export const FileSystemCache = internal(
  "next/dist/server/lib/incremental-cache/file-system-cache.js",
).default;

// The lives of pages, one for each address ever asked for. Goes when the framework bounds them.
const { SharedCacheControls } = internal(
  "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js",
);

// When each tag was renewed. Goes when a cache handler is told whether its entry is stale.
const { areTagsStale } = internal("next/dist/server/lib/incremental-cache/tags-manifest.external.js");

/** Whether the framework would render an answer anew in the background; one of the build lives until its tags are renewed. */
export function isStale(/** @type {Entry} */ { value, lastModified = 0, cacheControl }) {
  const { revalidate } = cacheControl ?? {};
  const isOld = typeof revalidate === "number" && lastModified + revalidate * 1000 < Date.now();
  return isOld || areTagsStale(tagsOf(/** @type {Page | Route} */ (value)), lastModified);
}

/** @type {(key: string) => Entry | undefined} */
export const inMemory = (key) => Reflect.get(FileSystemCache, "memoryCache")?.get(key);

/** Takes an answer and its life out of memory. */
export function forget(/** @type {string} */ key) {
  Reflect.get(FileSystemCache, "memoryCache")?.remove(key);
  SharedCacheControls.cacheControls.delete(key);
}

/** The name under which the build has written an answer. */
export const seedOf = (/** @type {string} */ key) => key.slice(key.indexOf("/$/") + 2);

// The kinds are an enumeration that exists in the types alone.
/** @returns {value is Page} */
export const isPage = (/** @type {Value | undefined} */ value) => String(value?.kind) === "APP_PAGE";
/** @returns {value is Route} */
export const isRoute = (/** @type {Value | undefined} */ value) => String(value?.kind) === "APP_ROUTE";

/** The cache tags of an answer. */
const tagsOf = (/** @type {Page | Route} */ { headers }) =>
  String(headers?.["x-next-cache-tags"] ?? "").split(",");

/**
 * A page rendered on demand is written without its data for the router, and lost at the next start. Goes with
 * vercel/next.js#98306.
 * @type {(page: Page, context: Writing) => Writing}
 */
export function withRouterData(page, context) {
  const isWhole = page.postponed === undefined && page.rscData !== undefined;
  return isWhole && !context.fetchCache ? { ...context, isRoutePPREnabled: false } : context;
}

/** A style sheet in a page. Goes when `experimental.inlineCss` no longer repeats sheets in the page's data. */
export const SHEET =
  /<link (rel="stylesheet" href="(\/_next\/static\/[^"?]+)[^"]*" data-precedence="next"\/>)/g;

/** Between two inline scripts with a page's data. Goes when the framework sends these scripts as one. */
export const DATA_SEAM = /\)<\/script><script>(?=self\.__next_f\.push\()/g;

/**
 * The addresses that a build answers: its routes in the order in which they are tried, and its redirects. Goes when a
 * page for unknown addresses no longer contains the address of the first visitor who asked for it.
 * @type {(folder: string) => { routes: { page: string, pattern: RegExp }[], redirects: RegExp[] }}
 */
export function addressesOf(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, "routes-manifest.json"), "utf8"));
  const patternOf = (/** @type {{ regex: string }} */ { regex }) => new RegExp(regex);
  return {
    routes: [...manifest.staticRoutes, ...manifest.dynamicRoutes]
      .filter(({ page }) => !page.startsWith("/_"))
      .map((route) => ({ page: route.page, pattern: patternOf(route) })),
    redirects: manifest.redirects.map(patternOf),
  };
}
