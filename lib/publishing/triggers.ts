import { perProcess } from "@/lib/concurrency";
import { log } from "@/lib/config/log";
import type { Publication } from "@/lib/content";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { ContentSource } from "@/lib/content/source";
import { secondsUntilMidnightInParis } from "@/lib/dates";
import { announce } from "./announce";
import { documents } from "./news";

// Node's timers end at 24 days.
const MAX_DELAY_MS = 24 * 3600_000;
// Timers may fire a little early: not before the moment itself.
const AFTER_MS = 500;
// The renewal after a start takes half a second of processor: a first visitor is answered before it.
const START_DELAY_MS = 2000;

/** Announces every change of a source that can be listened to. Does not keep the process alive. */
export function startListening(source: ContentSource): void {
  if (!source.listen) return;
  source.listen(({ collection, added, modified, removed, initial }) => {
    if (added.length + modified.length + removed.length === 0) return;
    log("info", initial ? "Contenu relu à la connexion" : "Contenu modifié", {
      collection,
      added: added.length,
      modified: modified.length,
      removed: removed.length,
    });
    announce({ kind: "documents", collection, added, modified, removed });
  });
  log("info", "Le site écoute les changements du contenu", {
    source: source.name,
    collections: COLLECTION_NAMES,
  });
}

/** Announces the start of the process, and every midnight in Paris. */
export function startClock(): void {
  const announceMidnight = () => {
    const delay = secondsUntilMidnightInParis(new Date()) * 1000 + AFTER_MS;
    setTimeout(() => {
      announce({ kind: "midnight" });
      announceMidnight();
    }, delay).unref();
  };
  announceMidnight();
  setTimeout(() => announce({ kind: "start" }), START_DELAY_MS).unref();
}

type Waiting = { timer?: NodeJS.Timeout; until: number };
const state = perProcess("__publications", (): Waiting => ({ until: 0 }));

/** Announces what published itself since the last call, at the first call everything, and waits for the next. */
export function awaitPublications(publications: readonly Publication[], now = Date.now()): void {
  clearTimeout(state.timer);
  const change = state.until === 0 ? "modified" : "added";
  const moments = publications.map((publication) => ({ ...publication, at: Date.parse(publication.at) }));
  for (const { collection, id, at } of moments)
    if (at > state.until && at <= now) announce(documents(change, collection, [id]));
  state.until = now;
  const next = Math.min(...moments.map(({ at }) => at).filter((at) => at > now));
  if (next === Number.POSITIVE_INFINITY) return;
  const delay = Math.min(next - now + AFTER_MS, MAX_DELAY_MS);
  state.timer = setTimeout(() => awaitPublications(publications), delay).unref();
}
