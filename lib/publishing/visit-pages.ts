import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/config/log";
import type { CollectionName } from "@/lib/content/collections";
import { listsOf } from "@/lib/lists";
import { pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { isBeingRenewed } from "@/lib/server/framework.mjs";
import { callOurselves } from "@/lib/server/own-call";

// One page is rendered while the next is asked for: a visitor in between waits for two, not for many.
const CONCURRENCY = 2;
// A small server has visitors too; the other pages are renewed as they are visited.
const MAX_PAGES = 120;
const TIMEOUT_MS = 10_000;
const INITIAL_DELAY_MS = 25;
const MAX_DELAY_MS = 400;

/** The first pages of the lists that show a collection; none where they cannot be read now. */
export async function firstListPages(collection: CollectionName): Promise<string[]> {
  const lists = await load(listsOf[collection]());
  return lists.state === "loaded" ? lists.value.map(({ path }) => pagePath(path, 1)) : [];
}

/** What is still to be visited, the pages of the latest change first: its editor looks for them. */
let waiting: string[] = [];
let visiting: Promise<void> | undefined;

/**
 * Visits pages in their order until each is renewed, so that the next visitor finds it so.
 * @returns once nothing waits any more, of earlier changes neither
 */
export function renderAgain(pages: readonly string[]): Promise<void> {
  waiting = [...new Set([...pages, ...waiting])].slice(0, MAX_PAGES);
  visiting ??= visitAll();
  return visiting;
}

async function visitAll(): Promise<void> {
  const failed: { page: string; error: Error }[] = [];
  const visit = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift())
      await untilRenewed(page).catch((error: Error) => failed.push({ page, error }));
  };
  do await Promise.all(Array.from({ length: CONCURRENCY }, visit));
  while (waiting.length > 0);
  visiting = undefined;
  // One line, however many: a site that is being stopped answers none of them.
  if (failed.length > 0)
    log("warn", "Pages non renouvelées d’avance", { pages: failed.length, ...failed[0] });
}

/**
 * The first visit finds the old page and starts the rendering behind it. Without waiting for its end,
 * all the pages of a long list would be rendered at once.
 */
async function untilRenewed(page: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { "accept-encoding": "identity" };
  for (let pauseMs = INITIAL_DELAY_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_DELAY_MS)) {
    const response = await callOurselves(page, { headers, signal });
    await response.arrayBuffer();
    if (!isBeingRenewed(response)) return;
    await pause(pauseMs, undefined, { signal });
  }
}
