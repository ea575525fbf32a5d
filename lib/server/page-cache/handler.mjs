// @ts-check
/** Next's own file-system page cache with additions: see docs/decisions/0001-page-cache.md. */
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { log } from "../../config/log.mjs";
import {
  FileSystemCache,
  forget,
  inMemory,
  isPage,
  isRoute,
  isStale,
  seedOf,
  withRouterData,
} from "../../framework.mjs";
import { BUSY_PAGE, pageStatus } from "../../page-status.mjs";
import { renewal } from "../../publishing/renewal.mjs";
import { writerInto } from "./drafts.mjs";
import { hastenFirstPicture } from "./first-picture.mjs";
import { endTurn, turnOf } from "./gate.mjs";
import { inlineStyles } from "./inline-styles.mjs";
import { contentSecurityPolicy, joinDataScripts } from "./policy.mjs";

/** @import { CacheHandlerContext, Entry, Page, Reading, Route, Value, Writing } from "../../framework.mjs" */

const POLICY = "content-security-policy";
const RETRY_AFTER_SECONDS = 15;
const IS_BUILD = process.env.NEXT_PHASE === "phase-production-build";
// A preview shows nothing that the build rendered, and leaves no draft on the disk.
const IN_MEMORY = process.env.CONTENT_PREVIEW === "on" && !IS_BUILD;
const NO_FOLDER = { flushToDisk: false, serverDistDir: "/nonexistent" };

// A proxy may keep a page for a second, and for a day while the site is down; a browser asks again.
const FRESH = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";
const NEVER = "no-store";
// Without its data the framework answers 404 to the router too.
const NO_DATA = { rscData: undefined, segmentData: undefined };
const CODES = { 404: 404, 500: 500, 503: 503, unknown: 404 };
const BUSY = "Le site est très demandé. Merci de réessayer dans quelques instants.\n";
/** The page for requests without a turn: that of the build, then the last that was rendered. */
let busyKey = BUSY_PAGE;
// For nginx, which reads it before the line above: a page that is gone replaces the kept copy.
const GONE = { "x-accel-expires": "1" };

export default class PageCache extends FileSystemCache {
  /**
   * When each key was looked up, at which the rendering of a page began. One instance serves one request.
   * @type {Map<string, { begun: number, reading: Reading }>}
   */
  lookedUp = new Map();

  /** @param {CacheHandlerContext} context */
  constructor(context) {
    super(IN_MEMORY ? { ...context, ...NO_FOLDER } : context);
    this.assets = path.join(context.serverDistDir ?? "", "../static");
    this.fs = { ...this.fs, writeFile: writerInto(path.join(this.serverDistDir, "drafts")) };
  }

  /** @type {(key: string, context: Reading) => Promise<Entry | null>} */
  async get(key, context) {
    const entry = await this.storedAnswer(key, context);
    const path = pathIn(key);
    const isVisit = IS_BUILD || context.kind === "FETCH" || path === renewal.visit?.path;
    // A stored answer never waits for a rendering: the site renews it by a visit of its own.
    if (entry && !isVisit && isStale(entry)) {
      renewal.renewSoon?.(path);
      return { ...entry, lastModified: Date.now() };
    }
    const mayRender = entry || isVisit || (await turnOf(path));
    this.lookedUp.set(key, { begun: Date.now(), reading: context });
    return mayRender ? entry : this.busy(context);
  }

  /** @type {(key: string, context: Reading) => Promise<Entry | null>} */
  async storedAnswer(key, context) {
    const entry = await super.get(key, context);
    if (!entry) return null;
    const { value } = entry;
    if (isRoute(value)) dressRoute(value);
    else if (!isPage(value)) return entry;
    else if (!isComplete(value)) {
      log("warn", "Page illisible sur le disque, rendue de nouveau", { key });
      forget(key);
      return null;
    }
    // Pages of the build have no headers yet; stored ones have theirs.
    else if (!value.headers?.[POLICY]) this.dress(value);
    if (isPage(value) && Number(value.status) >= 400) Object.assign(value, NO_DATA);
    return entry;
  }

  /**
   * The answer to a request that gets no turn.
   * @type {(context: Reading) => Promise<Entry>}
   */
  async busy(context) {
    const page = String(context.kind) === "APP_PAGE" ? await this.storedAnswer(busyKey, context) : null;
    const headers = { "retry-after": String(RETRY_AFTER_SECONDS), "cache-control": NEVER };
    const plain = { kind: context.kind, status: 503, headers, html: BUSY, body: Buffer.from(BUSY) };
    return { value: page?.value ?? /** @type {any} */ (plain), lastModified: Date.now() };
  }

  /**
   * The framework sends `value` itself.
   * @type {(key: string, value: Value, context: Writing) => Promise<void>}
   */
  async set(key, value, context) {
    if (isPage(value)) await this.setPage(key, value, context);
    else if (!isRoute(value)) return super.set(key, value, context);
    else {
      dressRoute(value);
      await (value.status === 404 ? this.remove(key) : this.store(key, value, context));
    }
    const path = pathIn(key);
    if (path === renewal.visit?.path) renewal.visit.onStored();
    void endTurn(path);
  }

  /** @type {(key: string, page: Page, context: Writing) => Promise<void>} */
  async setPage(key, page, context) {
    const status = pageStatus(page.html);
    const previous = status === "500" ? await this.lastGood(key) : undefined;
    if (previous) {
      // Tried again before its time.
      if (!context.fetchCache && context.cacheControl) context.cacheControl.revalidate = RETRY_AFTER_SECONDS;
      Object.assign(page, previous);
    }
    this.dress(page);
    renewal.rendered?.(page.html);
    if (status === "500" && !previous) return forget(key);
    if (status === "503") busyKey = key;
    if (status === "404") await this.remove(key);
    else await this.store(key, { ...page }, withRouterData(page, context));
    if (status === "404") Object.assign(page, NO_DATA);
    // The renderer has put its preloads on this answer already.
    const { link: _, ...headers } = page.headers ?? {};
    page.headers = headers;
  }

  /**
   * Gives a page its styles, status and headers.
   * @param {Page} page
   */
  dress(page) {
    const status = pageStatus(page.html);
    if (status !== "ok") page.status = CODES[status];
    page.html = inlineStyles(hastenFirstPicture(joinDataScripts(page.html)), this.assets);
    page.headers = {
      ...page.headers,
      [POLICY]: contentSecurityPolicy(page.html),
      ...(status === "404" && GONE),
      ...(status === "503" && { "retry-after": String(RETRY_AFTER_SECONDS) }),
      "cache-control": status === "ok" ? FRESH : NEVER,
    };
  }

  /**
   * A full disk loses no answer. A tag that was renewed during the rendering must find the answer older.
   * @type {(key: string, value: Page | Route, context: Writing) => Promise<void>}
   */
  async store(key, value, context) {
    await super.set(key, value, context).catch((error) => {
      log("warn", "Réponse gardée en mémoire, le disque la refuse", {
        key,
        cause: error.code ?? String(error),
      });
    });
    const entry = inMemory(key);
    if (entry) entry.lastModified = this.lookedUp.get(key)?.begun ?? entry.lastModified;
  }

  /**
   * Nothing is kept of an address that leads nowhere, nor of what it led to before.
   * @param {string} key
   */
  async remove(key) {
    forget(key);
    const { reading } = this.lookedUp.get(key) ?? {};
    if (!reading || reading.kind === "FETCH" || IN_MEMORY) return;
    const ending = String(reading.kind) === "APP_ROUTE" ? ".body" : ".html";
    for (const name of [key, seedOf(key)])
      await rm(this.getFilePath(name + ending, reading.kind), { force: true }).catch((error) => {
        // Too long a name, and one below a file, were never written.
        if (!["ENAMETOOLONG", "ENOTDIR"].includes(error.code))
          log("warn", "Page retirée, le disque la garde", { key, cause: error.code });
      });
  }

  /**
   * The page that visitors saw before, even if its tags have expired.
   * @param {string} key
   * @returns {Promise<Page | undefined>}
   */
  async lastGood(key) {
    const { reading } = this.lookedUp.get(key) ?? {};
    if (!reading || reading.kind === "FETCH") return undefined;
    // A page of the build lies under its address until it is first asked for.
    for (const name of [key, seedOf(key)]) {
      await super.get(name, { ...reading, isFallback: false });
      const value = inMemory(name)?.value;
      if (isPage(value) && isComplete(value) && ["ok", "unknown"].includes(pageStatus(value.html)))
        return { ...value };
    }
    return undefined;
  }
}

/** @param {string} key */
const pathIn = (key) => seedOf(key).replace(/^\/index$/, "/");

/**
 * An entity tag, which nginx compares. A proxy keeps a file for a second, whatever a browser does.
 * @param {Route} route
 */
function dressRoute({ status, body, headers }) {
  if (status === 404) headers["cache-control"] = FRESH;
  if (status !== 200 || headers.etag) return;
  headers.etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  headers["cache-control"] += ", s-maxage=1";
}

/**
 * Whether a page was read back to its end: a killed process or a bad disk may have cut it.
 * @param {Page} page
 */
function isComplete({ html, status = 200 }) {
  const redirects = status >= 300 && status < 400;
  return redirects || html.trimEnd().endsWith("</html>");
}
