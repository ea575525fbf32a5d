import type { Publication } from "@/lib/content";
import { secondsUntilMidnightInParis } from "@/lib/dates";
import { announce } from "./announce";
import { documents } from "./news";

// Timers of the platform end at 24 days.
const LONGEST_MS = 24 * 3600_000;
// Not before the moment itself: timers may be early by a little.
const AFTER_MS = 500;
// What a start brings up to date waits until somebody may have been answered: it needs half a second of processor.
const FIRST_VISITOR_MS = 2000;

// One clock for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __publications?: { timer?: NodeJS.Timeout; until: number } };
shared.__publications ??= { until: 0 };
const state = shared.__publications;

/** Renews at every midnight in Paris, and has the publications to come looked up at once. */
export function startClock(): void {
  const untilMidnight = () => {
    setTimeout(
      () => {
        announce({ kind: "midnight" });
        untilMidnight();
      },
      secondsUntilMidnightInParis(new Date()) * 1000 + AFTER_MS,
    ).unref();
  };
  untilMidnight();
  setTimeout(() => announce({ kind: "start" }), FIRST_VISITOR_MS).unref();
}

/**
 * Has the pages renewed of what published itself since the last call (contract, `publishAt`), and waits for the next.
 * Called whenever content may have changed; the first time everything published counts as changed, since the process
 * may have been away when its hour came.
 * @param publications of every document that names a moment, past or to come
 */
export function awaitPublications(publications: readonly Publication[], now = Date.now()): void {
  clearTimeout(state.timer);
  const how = state.until === 0 ? "modified" : "added";
  const moments = publications.map((publication) => ({ ...publication, at: Date.parse(publication.at) }));
  for (const { collection, id, at } of moments)
    if (at > state.until && at <= now) announce(documents(how, collection, [id]));
  state.until = now;
  const next = Math.min(...moments.map(({ at }) => at).filter((at) => at > now));
  if (next === Number.POSITIVE_INFINITY) return;
  const delay = Math.min(next - now + AFTER_MS, LONGEST_MS);
  state.timer = setTimeout(() => awaitPublications(publications), delay).unref();
}
