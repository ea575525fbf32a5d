// Next's own file-system page cache, with some things added (docs/architecture.md, "Page cache"): pages
// that are painted first, a content policy per page, true 404 and 500 answers for static pages, the last
// good page when a renewal failed, no room on disk for invented addresses, and one `location` in a redirect.
import path from "node:path";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import sharedCacheControls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { fontPreloads, forFirstPaint } from "./first-paint.mjs";
import { pageStatus } from "./page-status.mjs";
import { contentSecurityPolicy } from "./policy.mjs";
import { forgetReady } from "./ready.mjs";

const FileSystemCache = fileSystemCache.default;
const { SharedCacheControls } = sharedCacheControls;

const POLICY = "content-security-policy";
const RETRY_AFTER_SECONDS = 15;
const MOST_PASSING_PAGES = 50;
const SECURE = (process.env.SITE_URL ?? "").startsWith("https:");

// A proxy may keep a page for a second, and for a day while the site is down; a browser asks again.
const FRESH = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";
const NEVER = "no-store";

/** Addresses nobody announced, oldest first; a flood of them must not fill memory or disk. */
const passing = new Set();

export default class PageCache extends FileSystemCache {
  // One instance serves one request: a page it writes was begun after it was looked up.
  begun = new Map();

  async get(key, ctx) {
    this.begun.set(key, Date.now());
    const entry = await super.get(key, ctx);
    if (entry?.value?.kind !== "APP_PAGE") return entry;
    if (!isWhole(entry.value)) {
      warn("Page illisible sur le disque, rendue de nouveau", { key });
      FileSystemCache.memoryCache?.remove(key);
      return null;
    }
    if (!entry.value.headers?.[POLICY]) this.dress(entry.value);
    return entry;
  }

  async set(key, data, ctx) {
    if (data?.kind === "APP_ROUTE") return this.setRoute(key, data, ctx);
    if (data?.kind !== "APP_PAGE") return super.set(key, data, ctx);
    const status = pageStatus(data.html);
    const previous = await this.lastGood(key, ctx);
    if (status === "500") {
      // A failed renewal: what was good stays, and is tried again soon.
      ctx.cacheControl.revalidate = RETRY_AFTER_SECONDS;
      if (!previous) {
        SharedCacheControls.cacheControls.delete(key);
        return this.dress(data);
      }
      Object.assign(data, previous);
    }
    this.dress(data);
    const complete = data.postponed === undefined && data.rscData !== undefined;
    // vercel/next.js#98306: without this a complete page is written without its .rsc and never read back.
    const context = complete ? { ...ctx, isRoutePPREnabled: false } : ctx;
    const kept = previous || status === "ok";
    const stored = { ...data };
    if (kept) await this.store(key, stored, context);
    else await this.setInPassing(key, stored, context);
    this.dateFromBeginning(key);
    // The renderer has put a redirect's address on this very answer; a second one makes it unreadable.
    const { location, ...headers } = data.headers;
    data.headers = headers;
  }

  async revalidateTag(...renewed) {
    forgetReady();
    return super.revalidateTag(...renewed);
  }

  /** Calendars and previews: an address that never led anywhere leaves no file either. */
  async setRoute(key, data, ctx) {
    if (data.status === 404 && !(await this.known(key, ctx))) await this.setInPassing(key, data, ctx);
    else await this.store(key, data, ctx);
    this.dateFromBeginning(key);
  }

  /** Gives a page its styles, status and headers; build pages come without them, stored pages keep theirs. */
  dress(value) {
    const status = pageStatus(value.html);
    if (status === "404" || status === "500") value.status = Number(status);
    value.html = forFirstPaint(value.html, path.join(this.serverDistDir, "../static"));
    const link = value.headers?.link ?? fontPreloads(value.html);
    value.headers = {
      ...value.headers,
      ...(link && { link }),
      [POLICY]: contentSecurityPolicy(value.html, SECURE),
      "cache-control": status === "500" ? NEVER : FRESH,
    };
  }

  /** Keeps an answer; a full or read-only disk costs it only its life beyond this process. */
  async store(key, data, ctx) {
    try {
      await super.set(key, data, ctx);
    } catch (error) {
      warn("Réponse gardée en mémoire, le disque la refuse", { key, cause: error.code ?? error.message });
    }
  }

  /** Keeps an answer in memory only, and not for long among many. */
  setInPassing(key, data, ctx) {
    remember(key);
    return super.set.call(Object.create(this, { flushToDisk: { value: false } }), key, data, ctx);
  }

  /** A tag renewed while a page was being rendered must find it older than itself. */
  dateFromBeginning(key) {
    const entry = FileSystemCache.memoryCache?.get(key);
    if (entry) entry.lastModified = this.begun.get(key) ?? entry.lastModified;
  }

  /** What was answered before, in memory or on disk, even if its tags have expired since. */
  async known(key, ctx) {
    await super.get(key, { ...ctx, isFallback: false });
    return FileSystemCache.memoryCache?.get(key)?.value;
  }

  /** The page that visitors saw before, even if its tags have expired since. */
  async lastGood(key, ctx) {
    const value = await this.known(key, ctx);
    return value?.kind === "APP_PAGE" && isWhole(value) && pageStatus(value.html) === "ok"
      ? { ...value }
      : undefined;
  }
}

/** Whether a page was read back as it was written: a killed process or a bad disk may have cut it. */
function isWhole({ html, status }) {
  const redirects = status >= 300 && status < 400;
  return redirects || html.trimEnd().endsWith("</html>");
}

function warn(message, details) {
  console.warn(JSON.stringify({ time: new Date().toISOString(), level: "warn", message, ...details }));
}

function remember(key) {
  passing.add(key);
  if (passing.size <= MOST_PASSING_PAGES) return;
  const oldest = passing.values().next().value;
  passing.delete(oldest);
  FileSystemCache.memoryCache?.remove(oldest);
  SharedCacheControls.cacheControls.delete(oldest);
}
