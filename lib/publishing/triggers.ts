import { perProcess } from "@/lib/concurrency";
import { log } from "@/lib/config/log";
import type { Publication } from "@/lib/content";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { ContentSource } from "@/lib/content/source";
import { secondsUntilMidnightInParis } from "@/lib/dates";
import { announce } from "./announce";

// A timer overflows after 24.8 days, so a later publication is checked again every day.
const MAX_DELAY_MS = 24 * 3600_000;
// A margin, because timers may fire a little early.
const MARGIN_MS = 500;
/** Announces every change of a source that can be listened to. Does not keep the process alive. */
export function startListening(source: ContentSource): void {
  if (!source.listen) return;
  source.listen(({ collection, added, modified, removed, initial, count }) => {
    if (initial) {
      log("info", "Contenu relu à la connexion", { collection, count });
      announce({ kind: "collection", collection });
      return;
    }
    if (count === 0)
      log("warn", "Une collection vient d’être vidée", { collection, removed: removed.length });
    else log("info", "Contenu modifié", { collection, count, ...firstOf({ added, modified, removed }) });
    announce({ kind: "documents", collection, added, changed: [...modified, ...removed] });
  });
  log("info", "Le site écoute les changements du contenu", {
    source: source.name,
    collections: COLLECTION_NAMES,
  });
}

const MAX_LOGGED = 20;
const firstOf = (changes: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(changes).map(([kind, ids]) => [kind, ids.slice(0, MAX_LOGGED)]));

/** Announces every midnight in Paris. */
export function startClock(): void {
  const announceMidnight = () => {
    const delay = secondsUntilMidnightInParis(new Date()) * 1000 + MARGIN_MS;
    setTimeout(() => {
      announce({ kind: "midnight" });
      announceMidnight();
    }, delay).unref();
  };
  announceMidnight();
}

// The first requests come before the renewal.
const START_DELAY_MS = 2000;

/** Renews what a build has rendered, where no listener reports what has changed since. */
export function announceStart(): void {
  setTimeout(() => {
    for (const collection of COLLECTION_NAMES) announce({ kind: "collection", collection });
  }, START_DELAY_MS).unref();
}

/** `lastCheck`: milliseconds since the epoch. */
type Schedule = { timer?: NodeJS.Timeout; lastCheck: number };
const state = perProcess("__publications", (): Schedule => ({ lastCheck: 0 }));

/**
 * Announces the documents whose `publishAt` has passed since the last call (at the first call: all that have
 * passed), and schedules the next announcement.
 */
export function schedulePublications(publications: readonly Publication[], now = Date.now()): void {
  clearTimeout(state.timer);
  const change = state.lastCheck === 0 ? "changed" : "added";
  const moments = publications.map((publication) => ({ ...publication, at: Date.parse(publication.at) }));
  for (const { collection, id, at } of moments)
    if (at > state.lastCheck && at <= now) announce({ kind: "documents", collection, [change]: [id] });
  state.lastCheck = now;
  const next = Math.min(...moments.map(({ at }) => at).filter((at) => at > now));
  if (next === Number.POSITIVE_INFINITY) return;
  const delay = Math.min(next - now + MARGIN_MS, MAX_DELAY_MS);
  state.timer = setTimeout(() => schedulePublications(publications), delay).unref();
}
