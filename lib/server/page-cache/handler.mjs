// @ts-check
/** Next's own file-system page cache with additions: see docs/architecture.md, "Page cache". */
import { createHash, randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  FileSystemCache,
  forgetInMemory,
  forgetLife,
  inMemory,
  isPage,
  isRoute,
  ownOrigin,
  partsOf,
  withoutSentHeaders,
  withRouterData,
} from "../../framework.mjs";
import { hastenFirstPicture } from "./first-picture.mjs";
import { inlineStyles } from "./inline-styles.mjs";
import { pageStatus } from "./page-status.mjs";
import { contentSecurityPolicy, joinDataScripts } from "./policy.mjs";

/** @import { CacheHandlerContext, Entry, Page, Reading, Route, Value, Writing } from "../../framework.mjs" */
/**
 * @template V
 * @typedef {(key: string, value: V, context: Writing) => Promise<void>} Write
 */

const POLICY = "content-security-policy";
const RETRY_AFTER_SECONDS = 15;
const MAX_MEMORY_ONLY = 50;
const VISIT_EVERY_MS = 1000;
const VISIT_TIMEOUT_MS = 5000;
const RENDERING_MS = 30_000;
// A preview shows nothing that the build rendered, and leaves no draft on the disk.
const IN_MEMORY = process.env.CONTENT_PREVIEW === "on" && process.env.NEXT_PHASE !== "phase-production-build";
const NO_FOLDER = { flushToDisk: false, serverDistDir: "/nonexistent" };

// A proxy may keep a page for a second, and for a day while the site is down; a browser asks again.
const FRESH = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";
const NEVER = "no-store";
// For nginx, which reads it before the line above: a page that is gone replaces the kept copy.
const GONE = { "x-accel-expires": "1" };

/**
 * Addresses kept in memory only, oldest first: they must not fill memory or disk.
 * @type {Set<string>}
 */
const memoryOnly = new Set();

/**
 * By address, for lib/server/every-answer.ts; several requests may share the rendering of one.
 * @type {Map<string, string>}
 */
const lastGoodPages = new Map();
Reflect.set(globalThis, "__lastGoodPages", lastGoodPages);

/**
 * The last visit to each stand-in.
 * @type {Map<string, { begun: number, done: Promise<unknown> }>}
 */
const visits = new Map();

export default class PageCache extends FileSystemCache {
  /**
   * When each key was looked up: a page is older than its rendering. One instance serves one request.
   * @type {Map<string, { begun: number, reading: Reading }>}
   */
  lookedUp = new Map();

  /** @param {CacheHandlerContext} context */
  constructor(context) {
    super(IN_MEMORY ? { ...context, ...NO_FOLDER } : context);
    this.assets = path.join(context.serverDistDir ?? "", "../static");
    this.fs = { ...this.fs, writeFile: writeWhole };
  }

  /** @type {(key: string, context: Reading) => Promise<Entry | null>} */
  async get(key, context) {
    this.lookedUp.set(key, { begun: Date.now(), reading: context });
    const entry = (await this.stored(key, context)) ?? (await this.standIn(key, context));
    return entry ? { ...entry, value: withoutData(entry.value) } : this.expired(key);
  }

  /**
   * A page of which a tag has expired: rendered before it is answered, and answered as it was where that fails.
   * @type {(key: string) => Promise<Entry | null>}
   */
  async expired(key) {
    const page = await this.lastGood(key);
    if (!page) return null;
    if (!page.headers?.[POLICY]) this.dress(page);
    const address = (partsOf(key)?.address ?? key).replace(/^\/index$/, "/");
    lastGoodPages.set(address, page.html);
    setTimeout(() => lastGoodPages.delete(address), RENDERING_MS).unref();
    return { value: page, lastModified: -1 };
  }

  /**
   * The entry of a key, with its policy.
   * @type {(key: string, context: Reading) => Promise<Entry | null>}
   */
  async stored(key, context) {
    const entry = await super.get(key, context);
    if (entry && isRoute(entry.value)) addTag(entry.value);
    if (!entry || !isPage(entry.value)) return entry;
    if (!isComplete(entry.value)) {
      warn("Page illisible sur le disque, rendue de nouveau", { key });
      forgetInMemory(key);
      return null;
    }
    // Pages of the build have no headers yet; stored ones have theirs.
    if (!entry.value.headers?.[POLICY]) this.dress(entry.value);
    return entry;
  }

  /**
   * One answer for all addresses of a kind that lead nowhere.
   * @type {(key: string, context: Reading) => Promise<Entry | null>}
   */
  async standIn(key, context) {
    const { route, address } = partsOf(key) ?? {};
    const other = address && (await standInFor(address));
    if (!other || other === address) return null;
    const visited = visit(other);
    const read = () => this.stored(route + other, context);
    const entry = (await read()) ?? (await visited.then(read));
    if (!entry?.value || !isNotFound(entry.value)) return null;
    // Without its own lifetime, which the framework would keep for every address: visits renew the stand-in.
    return { value: entry.value, lastModified: Date.now() };
  }

  /**
   * The framework sends `value` itself.
   * @type {Write<Value>}
   */
  async set(key, value, context) {
    if (isRoute(value)) return this.setRoute(key, value, context);
    if (isPage(value)) return this.setPage(key, value, context);
    return super.set(key, value, context);
  }

  /** @type {Write<Page>} */
  async setPage(key, page, context) {
    const previous = await this.lastGood(key);
    if (pageStatus(page.html) === "500") {
      // Tried again before its time.
      if (!context.fetchCache && context.cacheControl) context.cacheControl.revalidate = RETRY_AFTER_SECONDS;
      if (!previous) {
        // Sent once, kept nowhere.
        forgetLife(key);
        return this.dress(page);
      }
      Object.assign(page, previous);
    }
    const write = previous || isGood(page) ? this.store : this.setInMemory;
    this.dress(page);
    await write.call(this, key, { ...page }, withRouterData(page, context));
    this.dateFromBeginning(key);
    Object.assign(page, withoutData(page), { headers: withoutSentHeaders(page.headers) });
  }

  /**
   * A 404 that replaces nothing gets no file.
   * @type {Write<Route>}
   */
  async setRoute(key, route, context) {
    addTag(route);
    const write = route.status !== 404 || (await this.known(key)) ? this.store : this.setInMemory;
    await write.call(this, key, route, context);
    this.dateFromBeginning(key);
  }

  /**
   * Gives a page its styles, status and headers.
   * @param {Page} page
   */
  dress(page) {
    const status = pageStatus(page.html);
    if (status === "404" || status === "500") page.status = Number(status);
    page.html = inlineStyles(hastenFirstPicture(joinDataScripts(page.html)), this.assets);
    page.headers = {
      ...page.headers,
      [POLICY]: contentSecurityPolicy(page.html),
      ...(status === "404" && GONE),
      // The framework sends the page for unknown addresses with a line of its own.
      ...(status !== "unknown" && { "cache-control": status === "ok" ? FRESH : NEVER }),
    };
  }

  /**
   * A full disk loses no answer.
   * @type {Write<Page | Route>}
   */
  async store(key, value, context) {
    memoryOnly.delete(key);
    try {
      await super.set(key, value, context);
    } catch (error) {
      const cause = error instanceof Error && "code" in error ? error.code : String(error);
      warn("Réponse gardée en mémoire, le disque la refuse", { key, cause });
    }
  }

  /**
   * In memory only, the last fifty.
   * @type {Write<Page | Route>}
   */
  async setInMemory(key, value, context) {
    memoryOnly.delete(key);
    memoryOnly.add(key);
    const [oldest = key] = memoryOnly;
    if (memoryOnly.size > MAX_MEMORY_ONLY) {
      memoryOnly.delete(oldest);
      forgetInMemory(oldest);
      forgetLife(oldest);
    }
    await super.set.call(Object.create(this, { flushToDisk: { value: false } }), key, value, context);
  }

  /**
   * A tag that was renewed while a page was being rendered must find it older.
   * @param {string} key
   */
  dateFromBeginning(key) {
    const entry = inMemory(key);
    if (entry) entry.lastModified = this.lookedUp.get(key)?.begun ?? entry.lastModified;
  }

  /**
   * The entry in memory or on disk, even if its tags have expired.
   * @param {string} key
   */
  async known(key) {
    const { reading } = this.lookedUp.get(key) ?? {};
    if (!reading) return null;
    // A page of the build lies under its address until it is first asked for.
    for (const name of [key, key.slice(key.indexOf("/$/") + 2)]) {
      await super.get(name, reading.kind === "FETCH" ? reading : { ...reading, isFallback: false });
      const entry = inMemory(name);
      if (entry) return entry.value;
    }
    return null;
  }

  /**
   * The page that visitors saw before.
   * @param {string} key
   */
  async lastGood(key) {
    const value = await this.known(key);
    return isPage(value) && isComplete(value) && isGood(value) ? { ...value } : undefined;
  }
}

/**
 * lib/server/start.ts puts the function there.
 * @type {(address: string) => Promise<string | undefined>}
 */
const standInFor = async (address) => Reflect.get(globalThis, "__standInFor")?.(address);

/**
 * An entity tag, which lib/server/every-answer.ts compares.
 * @param {Route} route
 */
function addTag(route) {
  if (route.status !== 200 || route.headers.etag) return;
  const hash = createHash("sha256").update(route.body).digest("base64url").slice(0, 27);
  route.headers = { ...route.headers, etag: `"${hash}"` };
}

/**
 * Whether a page has its content.
 * @param {Page} page
 */
const isGood = (page) => ["ok", "unknown"].includes(pageStatus(page.html));

/**
 * Whether an answer says that there is nothing.
 * @param {Value} value
 */
function isNotFound(value) {
  if (isPage(value)) return ["404", "unlisted"].includes(pageStatus(value.html));
  return isRoute(value) && value.status === 404;
}

/**
 * Without the data for the router where there is no such page: the framework then answers 404 to it too.
 * @template {Value} V
 * @param {V} value
 */
const withoutData = (value) =>
  isPage(value) && pageStatus(value.html) === "404"
    ? { ...value, rscData: undefined, segmentData: undefined }
    : value;

/**
 * Has a stand-in made or renewed, at most once a second.
 * @type {(address: string) => Promise<unknown>}
 */
function visit(address) {
  const last = visits.get(address);
  if (last && Date.now() - last.begun < VISIT_EVERY_MS) return last.done;
  const request = { headers: { connection: "close" }, signal: AbortSignal.timeout(VISIT_TIMEOUT_MS) };
  const done = fetch(ownOrigin() + address, request)
    .then((response) => response.arrayBuffer())
    // The page is then rendered for whoever waits.
    .catch(() => {});
  visits.set(address, { begun: Date.now(), done });
  return done;
}

/**
 * Writes aside and renames: a killed process leaves no part of a file.
 * @type {(file: string, content: string | Buffer) => Promise<void>}
 */
async function writeWhole(file, content) {
  const aside = path.join(path.dirname(file), randomUUID());
  try {
    await writeFile(aside, content);
    await rename(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Whether a page was read back to its end: a killed process or a bad disk may have cut it.
 * @param {Page} page
 */
function isComplete({ html, status = 200 }) {
  const redirects = status >= 300 && status < 400;
  return redirects || html.trimEnd().endsWith("</html>");
}

/**
 * @param {string} message
 * @param {Record<string, unknown>} details
 */
function warn(message, details) {
  console.warn(JSON.stringify({ time: new Date().toISOString(), level: "warn", message, ...details }));
}
