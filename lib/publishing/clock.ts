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
const shared = globalThis as { __publications?: { timer?: NodeJS.Timeout; started: boolean } };
shared.__publications ??= { started: false };
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
 * Waits for the next document to publish itself (contract, `publishAt`), and has its pages renewed then.
 * Called whenever content may have changed; the first time it also renews what was published before,
 * since the process may have been away when its hour came.
 * @param publications of every document that names a moment, past or to come
 */
export function awaitPublications(publications: readonly Publication[], now = Date.now()): void {
  clearTimeout(state.timer);
  if (!state.started) {
    state.started = true;
    for (const { collection, id, at } of publications)
      if (Date.parse(at) <= now) announce(documents("modified", collection, [id]));
  }
  const ahead = publications.filter(({ at }) => Date.parse(at) > now);
  const next = Math.min(...ahead.map(({ at }) => Date.parse(at)));
  if (ahead.length === 0) return;
  const due = ahead.filter(({ at }) => Date.parse(at) === next);
  state.timer = setTimeout(
    () => {
      if (Date.now() < next) return awaitPublications(publications);
      for (const { collection, id } of due) announce(documents("added", collection, [id]));
    },
    Math.min(next - now + AFTER_MS, LONGEST_MS),
  );
  state.timer.unref();
}
