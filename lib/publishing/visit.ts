import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/config/log";
import { requestItself } from "./announce";
import { renewal } from "./renewal.mjs";

// A visitor's request waits for at most two others.
const CONCURRENCY = 2;
// On a small server visitors come first; the pages beyond these are renewed on request.
const MAX_PAGES = 120;
const TIMEOUT_MS = 10_000;
// A rendering that fails may store nothing: the page is asked for again.
const MAX_WAIT_MS = 400;

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
export async function untilRenewed(page: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { "accept-encoding": "identity" };
  const path = decodeURIComponent(page);
  try {
    for (;;) {
      const stored = new Promise<void>((resolve) => renewal.visited.set(path, resolve));
      const response = await requestItself(page, { headers, signal });
      await response.arrayBuffer();
      // STALE means that the framework is rendering the new page now.
      if (response.headers.get("x-nextjs-cache") !== "STALE") return;
      await Promise.race([stored, pause(MAX_WAIT_MS, undefined, { signal })]);
    }
  } finally {
    renewal.visited.delete(path);
  }
}
