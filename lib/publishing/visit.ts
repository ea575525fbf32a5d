import { setTimeout as pause } from "node:timers/promises";
import { perProcess } from "@/lib/concurrency";
import { log } from "@/lib/config/log";
import type { CollectionName } from "@/lib/content/collections";
import { isBeingRenewed } from "@/lib/framework.mjs";
import { listsOf } from "@/lib/lists";
import { pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { registerPicture } from "@/lib/pictures/read";
import { requestItself } from "./own-call";

// A visitor's request waits for at most two others.
const CONCURRENCY = 2;
// On a small server visitors come first; the pages beyond these are renewed on request.
const MAX_PAGES = 120;
const TIMEOUT_MS = 10_000;
const INITIAL_DELAY_MS = 25;
const MAX_DELAY_MS = 400;

/** The first pages of the lists that show a collection; none if they cannot be read. */
export async function firstListPages(collection: CollectionName): Promise<string[]> {
  const lists = await load(listsOf[collection]());
  return lists.state === "loaded" ? lists.value.map(({ path }) => pagePath(path, 1)) : [];
}

/** The pages still to be visited, those of the latest edit first: its editor checks them. */
let queue: string[] = [];
let visiting: Promise<void> | undefined;

/**
 * Visits pages in their order until each is renewed.
 * @returns a promise that resolves when the queue of all callers is empty
 */
export function visitPages(pages: readonly string[]): Promise<void> {
  queue = [...new Set([...pages, ...queue])].slice(0, MAX_PAGES);
  visiting ??= visitAll();
  return visiting;
}

async function visitAll(): Promise<void> {
  const failed: { page: string; error: Error }[] = [];
  const visit = async () => {
    for (let page = queue.shift(); page; page = queue.shift())
      await untilRenewed(page).catch((error: Error) => failed.push({ page, error }));
  };
  do await Promise.all(Array.from({ length: CONCURRENCY }, visit));
  while (queue.length > 0);
  visiting = undefined;
  // One line for all pages, because all fail when the process stops.
  if (failed.length > 0)
    log("warn", "Pages non renouvelées d’avance", { pages: failed.length, ...failed[0] });
}

/**
 * The first request gets the old page and starts the rendering. Waits for it, so that renderings do not pile
 * up.
 */
async function untilRenewed(page: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { "accept-encoding": "identity" };
  for (let pauseMs = INITIAL_DELAY_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_DELAY_MS)) {
    const response = await requestItself(page, { headers, signal });
    await response.arrayBuffer();
    if (!isBeingRenewed(response)) return;
    await pause(pauseMs, undefined, { signal });
  }
}

// Edits often come in series; pictures are encoded after the renewal of pages.
const WARM_DELAY_MS = 5000;
const PICTURE_TIMEOUT_MS = 30_000;
/** Nearly every browser accepts AVIF; other formats are encoded on request. */
const HEADERS = { accept: "image/avif" };

const warm = perProcess("__warm", () => ({
  pages: new Set<string>(),
  known: new Set<string>(),
  running: false,
}));

/**
 * Has the pictures of pages encoded in advance, pausing as long as each took, so that half a core stays free.
 */
export function warmPictures(pages: readonly string[]): void {
  for (const page of pages) warm.pages.add(page);
  if (warm.running || warm.pages.size === 0) return;
  warm.running = true;
  setTimeout(() => {
    void warmAll().finally(() => {
      warm.running = false;
    });
  }, WARM_DELAY_MS).unref();
}

export async function warmAllPictures(): Promise<void> {
  await textOf("/sitemap.xml")
    .then((sitemap) => warmPictures(pagesOf(sitemap)))
    .catch((error) => log("warn", "Images non préparées d’avance", { error }));
}

async function warmAll(): Promise<void> {
  const started = performance.now();
  let made = 0;
  for (const page of warm.pages) {
    warm.pages.delete(page);
    const pictures = await textOf(page).then(picturesOf, () => []);
    for (const picture of pictures)
      registerPicture(new URL(picture, "http://x").searchParams.get("url") ?? "");
    for (const picture of pictures) {
      if (warm.known.has(picture)) continue;
      warm.known.add(picture);
      const asked = performance.now();
      // A failure is in the log already: the picture is asked for again with the next page that has it.
      await textOf(picture, HEADERS).catch(() => warm.known.delete(picture));
      made += 1;
      await pause(performance.now() - asked, undefined, { ref: false });
    }
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  if (made > 0) log("info", "Images prêtes", { images: made, seconds });
}

async function textOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await requestItself(address, { headers, signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`réponse ${response.status}`);
  return response.text();
}

export const pagesOf = (sitemap: string): string[] =>
  Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) => new URL(unescaped(loc)).pathname);

/** The addresses of the optimised pictures that a page names. */
export function picturesOf(html: string): string[] {
  const found = html.match(/\/_next\/image\?url=[^&"'\s,]+(?:&(?:amp;)?[whq]=\d+)+/g) ?? [];
  return [...new Set(found.map(unescaped))];
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&");
