import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/config/log";
import type { CollectionName } from "@/lib/content/collections";
import { type KnownList, listsOf } from "@/lib/lists";
import { entriesOf, furtherNumbers, pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { isBeingRenewed } from "@/lib/server/framework.mjs";
import { callOurselves } from "@/lib/server/own-call";
import type { ListChange } from "./plan";

// One is rendered while the next is asked for: whoever visits meanwhile waits for two, not for many.
const AT_ONCE = 2;
// However much changed, a small server has visitors too; other pages are renewed as they are visited.
const MOST_PAGES = 120;
const LONGEST_MS = 10_000;
const FIRST_PAUSE_MS = 25;

/** The ids of the entries that each page of some lists shows, by the page's address. */
export type Shown = ReadonlyMap<string, readonly string[]>;

/** What the lists of each collection showed when they were last looked at. */
const lastShown = new Map<CollectionName, Shown>();

/**
 * The pages of the lists that changed which look different now. Where it is not known what changed, or
 * what they showed before, all of them; a list that cannot be read now is left to its visitors.
 */
export async function changedListPages(changes: readonly ListChange[]): Promise<string[]> {
  const pages: string[] = [];
  for (const { collection, ids } of changes) {
    const lists = await load(listsOf[collection]());
    if (lists.state !== "loaded") continue;
    const before = lastShown.get(collection);
    const now = shownBy(lists.value);
    lastShown.set(collection, now);
    pages.push(...(before && ids.length > 0 ? differences(before, now, ids) : now.keys()));
  }
  return pages;
}

/** What every page of these lists shows; the calendar begins with two of them. */
export function shownBy(lists: readonly KnownList[]): Shown {
  const shown = new Map<string, string[]>();
  for (const { path, entries } of lists)
    for (const number of [1, ...furtherNumbers({ entries })]) {
      const page = pagePath(path, number);
      const ids = entriesOf(entries, number).map(({ id }) => id);
      shown.set(page, [...(shown.get(page) ?? []), ...ids]);
    }
  return shown;
}

/** The pages that show the changed documents, then those whose entries moved, and those that are no more. */
export function differences(before: Shown, now: Shown, ids: readonly string[]): string[] {
  const changed = new Set(ids);
  const showing = [...now].filter(([, shown]) => shown.some((id) => changed.has(id)));
  const moved = [...now].filter(([page, shown]) => !isSame(shown, before.get(page)));
  const gone = [...before].filter(([page]) => !now.has(page));
  return [...new Set([...showing, ...moved, ...gone].map(([page]) => page))];
}

const isSame = (ids: readonly string[], others: readonly string[] | undefined) =>
  ids.length === others?.length && ids.every((id, i) => id === others[i]);

/** What is still to be visited, the pages of the latest change first: who just edited something looks for it. */
let waiting: string[] = [];
let visiting: Promise<void> | undefined;

/**
 * Visits pages in their order until each is renewed, so that the next visitor finds it so.
 * @returns once nothing waits any more, of earlier changes neither
 */
export function renderAgain(pages: readonly string[]): Promise<void> {
  waiting = [...new Set([...pages, ...waiting])].slice(0, MOST_PAGES);
  visiting ??= visitAll();
  return visiting;
}

async function visitAll(): Promise<void> {
  const failed: { page: string; error: Error }[] = [];
  const visit = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift())
      await untilRenewed(page).catch((error: Error) => failed.push({ page, error }));
  };
  do await Promise.all(Array.from({ length: AT_ONCE }, visit));
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
  const signal = AbortSignal.timeout(LONGEST_MS);
  const headers = { "accept-encoding": "identity" };
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    const response = await callOurselves(page, { headers, signal });
    await response.arrayBuffer();
    if (!isBeingRenewed(response)) return;
    await pause(pauseMs, undefined, { signal });
  }
}
