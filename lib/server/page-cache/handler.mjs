// @ts-check
// Next's own file-system page cache, with some things added (docs/architecture.md, "Page cache"): styles
// inside the page, a content policy per page, true 404 and 500 answers for static pages, the last good
// page when a renewal failed, no room on disk for invented addresses, and one `location` in a redirect.
import { createHash } from "node:crypto";
import path from "node:path";
import {
  FileSystemCache,
  forgetInMemory,
  forgetLife,
  inMemory,
  isForUnknownAddresses,
  isPage,
  isRoute,
  ownOrigin,
  partsOf,
  readableAgain,
  withoutThoseSent,
} from "../../framework.mjs";
import { fontPreloads, inlineStyles } from "./inline-styles.mjs";
import { pageStatus } from "./page-status.mjs";
import { contentSecurityPolicy } from "./policy.mjs";

/**
 * @typedef {import("../../framework.mjs").Page} Page
 * @typedef {import("../../framework.mjs").Route} Route
 * @typedef {import("../../framework.mjs").Value} Value
 * @typedef {import("../../framework.mjs").Reading} Reading
 * @typedef {import("../../framework.mjs").Writing} Writing
 */

const POLICY = "content-security-policy";
const RETRY_AFTER_SECONDS = 15;
const MOST_PASSING_PAGES = 50;
const VISIT_EVERY_MS = 1000;
const VISIT_LIMIT_MS = 5000;
const SECURE = (process.env.SITE_URL ?? "").startsWith("https:");

// A proxy may keep a page for a second, and for a day while the site is down; a browser asks again.
const FRESH = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";
const NEVER = "no-store";
// For nginx alone, and before the line above: what is gone may take the place of what was kept of it.
const GONE = { "x-accel-expires": "1" };

/**
 * Addresses nobody announced, oldest first; a flood of them must not fill memory or disk.
 * @type {Set<string>}
 */
const passing = new Set();

/**
 * The last visit to each stand-in.
 * @type {Map<string, { begun: number, done: Promise<unknown> }>}
 */
const visits = new Map();

export default class PageCache extends FileSystemCache {
  /**
   * One instance serves one request: a page it writes was begun after it was looked up.
   * @type {Map<string, { begun: number, reading: Reading }>}
   */
  lookedUp = new Map();

  /**
   * @param {string} key
   * @param {Reading} context
   */
  async get(key, context) {
    this.lookedUp.set(key, { begun: Date.now(), reading: context });
    return (await this.stored(key, context)) ?? this.standIn(key, context);
  }

  /**
   * What is kept under a key, with its policy.
   * @param {string} key
   * @param {Reading} context
   */
  async stored(key, context) {
    const entry = await super.get(key, context);
    if (entry && isRoute(entry.value)) addTag(entry.value);
    if (!entry || !isPage(entry.value)) return entry;
    if (!isWhole(entry.value)) return forgetCut(key);
    // Pages of the build come bare, stored ones as they were dressed.
    if (!entry.value.headers?.[POLICY]) this.dress(key, entry.value);
    return entry;
  }

  /**
   * The answer for an address that leads to nothing, made once for all of its kind; null where it has to be rendered.
   * @param {string} key
   * @param {Reading} context
   */
  async standIn(key, context) {
    const { route, address } = partsOf(key) ?? {};
    const other = address && (await standInFor(address));
    if (!other || other === address) return null;
    const visited = visit(other);
    const read = () => this.stored(route + other, context);
    const entry = (await read()) ?? (await visited.then(read));
    if (!entry?.value || !isAboutNothing(entry.value)) return null;
    // Without a life of its own, for the framework keeps those of all addresses; the stand-in’s is looked after by visits.
    return { value: entry.value, lastModified: Date.now() };
  }

  /**
   * @param {string} key
   * @param {Value} value what was rendered; the framework goes on to send this very object
   * @param {Writing} context
   */
  async set(key, value, context) {
    if (isRoute(value)) return this.setRoute(key, value, context);
    if (isPage(value)) return this.setPage(key, value, context);
    return super.set(key, value, context);
  }

  /**
   * @param {string} key
   * @param {Page} page
   * @param {Writing} context
   */
  async setPage(key, page, context) {
    const previous = await this.lastGood(key);
    const status = pageStatus(page.html);
    if (status === "500") {
      retrySoon(context);
      if (!previous) return this.sendOnly(key, page);
      Object.assign(page, previous);
    }
    this.dress(key, page);
    const write = previous || status === "ok" ? this.store : this.setInPassing;
    await write.call(this, key, { ...page }, readableAgain(page, context));
    this.dateFromBeginning(key);
    page.headers = withoutThoseSent(page.headers);
  }

  /**
   * Calendars and previews: an address that never led anywhere leaves no file either.
   * @param {string} key
   * @param {Route} route
   * @param {Writing} context
   */
  async setRoute(key, route, context) {
    addTag(route);
    const write = route.status !== 404 || (await this.known(key)) ? this.store : this.setInPassing;
    await write.call(this, key, route, context);
    this.dateFromBeginning(key);
  }

  /**
   * Gives a page its styles, status and headers.
   * @param {string} key
   * @param {Page} page
   */
  dress(key, page) {
    const status = pageStatus(page.html);
    if (status === "404" || status === "500") page.status = Number(status);
    page.html = inlineStyles(page.html, path.join(this.serverDistDir, "../static"));
    const link = page.headers?.link ?? fontPreloads(page.html);
    page.headers = {
      ...page.headers,
      ...(link && { link }),
      [POLICY]: contentSecurityPolicy(page.html, SECURE),
      ...(status === "404" && GONE),
      ...(!isForUnknownAddresses(key) && { "cache-control": status === "ok" ? FRESH : NEVER }),
    };
  }

  /**
   * A failure where nothing was before: seen once, kept nowhere.
   * @param {string} key
   * @param {Page} page
   */
  sendOnly(key, page) {
    forgetLife(key);
    this.dress(key, page);
  }

  /**
   * Keeps an answer; a full or read-only disk costs it only its life beyond this process.
   * @param {string} key
   * @param {Page | Route} value
   * @param {Writing} context
   */
  async store(key, value, context) {
    try {
      await super.set(key, value, context);
    } catch (error) {
      const cause = error instanceof Error && "code" in error ? error.code : String(error);
      warn("Réponse gardée en mémoire, le disque la refuse", { key, cause });
    }
  }

  /**
   * Keeps an answer in memory only, and not for long among many.
   * @param {string} key
   * @param {Page | Route} value
   * @param {Writing} context
   */
  async setInPassing(key, value, context) {
    remember(key);
    await super.set.call(Object.create(this, { flushToDisk: { value: false } }), key, value, context);
  }

  /**
   * A tag renewed while a page was being rendered must find it older than itself.
   * @param {string} key
   */
  dateFromBeginning(key) {
    const entry = inMemory(key);
    if (entry) entry.lastModified = this.lookedUp.get(key)?.begun ?? entry.lastModified;
  }

  /**
   * What was answered before, in memory or on disk, even if its tags have expired since.
   * @param {string} key
   */
  async known(key) {
    const { reading } = this.lookedUp.get(key) ?? {};
    if (reading) await super.get(key, reading.kind === "FETCH" ? reading : { ...reading, isFallback: false });
    return inMemory(key)?.value ?? null;
  }

  /**
   * The page that visitors saw before.
   * @param {string} key
   */
  async lastGood(key) {
    const value = await this.known(key);
    const isGood = isPage(value) && isWhole(value) && pageStatus(value.html) === "ok";
    return isGood ? { ...value } : undefined;
  }
}

/**
 * @param {string} address
 * @returns {Promise<string | undefined>} see lib/server/stand-in.ts, which the process puts there at its start
 */
const standInFor = async (address) =>
  /** @type {{ __standInFor?: (address: string) => Promise<string | undefined> }} */ (
    globalThis
  ).__standInFor?.(address);

/**
 * Calendars, feeds and previews get an entity tag; lib/server/every-answer.ts compares it.
 * @param {Route} route
 */
function addTag(route) {
  if (route.status !== 200 || route.headers.etag) return;
  const hash = createHash("sha256").update(route.body).digest("base64url").slice(0, 27);
  route.headers = { ...route.headers, etag: `"${hash}"` };
}

/** @param {Value} value */
function isAboutNothing(value) {
  if (isPage(value)) return ["404", "unlisted"].includes(pageStatus(value.html));
  return isRoute(value) && value.status === 404;
}

/**
 * Has a stand-in made or renewed as any page is: by a visit, one a second however many want it.
 * @param {string} address
 * @returns {Promise<unknown>}
 */
function visit(address) {
  const last = visits.get(address);
  if (last && Date.now() - last.begun < VISIT_EVERY_MS) return last.done;
  const request = { headers: { connection: "close" }, signal: AbortSignal.timeout(VISIT_LIMIT_MS) };
  const done = fetch(ownOrigin() + address, request)
    .then((response) => response.arrayBuffer())
    // Whoever waits for it has the page rendered.
    .catch(() => {});
  visits.set(address, { begun: Date.now(), done });
  return done;
}

/**
 * Whether a page was read back as it was written: a killed process or a bad disk may have cut it.
 * @param {Page} page
 */
function isWhole({ html, status = 200 }) {
  const redirects = status >= 300 && status < 400;
  return redirects || html.trimEnd().endsWith("</html>");
}

/**
 * Leaves a cut page to be rendered again.
 * @param {string} key
 */
function forgetCut(key) {
  warn("Page illisible sur le disque, rendue de nouveau", { key });
  forgetInMemory(key);
  return null;
}

/**
 * A page that could not be renewed is tried again before its time.
 * @param {Writing} context
 */
function retrySoon(context) {
  if (!context.fetchCache && context.cacheControl) context.cacheControl.revalidate = RETRY_AFTER_SECONDS;
}

/**
 * @param {string} message
 * @param {Record<string, unknown>} details
 */
function warn(message, details) {
  console.warn(JSON.stringify({ time: new Date().toISOString(), level: "warn", message, ...details }));
}

/**
 * Lets go of the oldest of too many passing addresses.
 * @param {string} key
 */
function remember(key) {
  passing.add(key);
  if (passing.size <= MOST_PASSING_PAGES) return;
  const [oldest = key] = passing;
  passing.delete(oldest);
  forgetInMemory(oldest);
  forgetLife(oldest);
}
