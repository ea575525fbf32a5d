import { setTimeout as pause } from "node:timers/promises";
import type { ListChange } from "./content/renewal";
import { listsOf } from "./lists";
import { load } from "./load";
import { log } from "./log";
import { ownOrigin } from "./own-origin";
import { furtherNumbers, PAGE_SIZE, pagePath } from "./paging";

const AT_ONCE = 4;
// However much changed, a small server has visitors too; the other pages are renewed as they are visited.
const MOST_PAGES = 120;
const LONGEST_MS = 10_000;
const FIRST_PAUSE_MS = 25;

/**
 * The further pages of the lists that changed: those that show the changed documents, and the others,
 * where entries may have moved. A list that cannot be read now is left to its visitors.
 */
export async function furtherPages(changes: readonly ListChange[]) {
  const concerned: string[] = [];
  const others: string[] = [];
  for (const { collection, ids } of changes) {
    const lists = await load(listsOf[collection]());
    if (lists.state !== "loaded") continue;
    const changed = new Set(ids);
    for (const { path, entries } of lists.value) {
      const numbers = entries.flatMap(({ id }, i) => (changed.has(id) ? Math.floor(i / PAGE_SIZE) + 1 : []));
      const shows = new Set(numbers);
      for (const number of furtherNumbers({ entries }))
        (shows.has(number) ? concerned : others).push(pagePath(path, number));
    }
  }
  return { concerned, others };
}

/** Visits pages in their order until each is renewed, so that the next visitor finds it so. */
export async function renderAgain(pages: readonly string[]): Promise<void> {
  const waiting = [...new Set(pages)].slice(0, MOST_PAGES);
  const visit = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift())
      await untilRenewed(page).catch((error: Error) =>
        log("warn", "Page non renouvelée d’avance", { page, error }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
}

/**
 * The first visit finds the old page and starts the rendering behind it. Without waiting for its end,
 * all the pages of a long list would be rendered at once.
 */
async function untilRenewed(page: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    const response = await fetch(ownOrigin() + page, { redirect: "manual", signal });
    await response.arrayBuffer();
    if (response.headers.get("x-nextjs-cache") !== "STALE") return;
    await pause(pauseMs, undefined, { signal });
  }
}
