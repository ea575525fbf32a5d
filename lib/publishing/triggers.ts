import { log } from "@/lib/config/log.mjs";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { ContentSource } from "@/lib/content/source";
import { announce, send } from "./announce";

/** Announces every change of a source that can be listened to. Does not keep the process alive. */
export function startListening(source: ContentSource): void {
  if (!source.listen) return;
  source.listen(({ collection, initial, count, ...changes }) => {
    const { added, changed, gone } = changes;
    if (initial) {
      log("info", "Contenu relu à la connexion", { collection, count });
      announce({ kind: "collection", collection, gone });
      return;
    }
    if (count === 0) log("warn", "Une collection vient d’être vidée", { collection, removed: gone.length });
    else log("info", "Contenu modifié", { collection, count, ...firstOf({ added, changed, gone }) });
    announce({ kind: "documents", collection, added, changed, gone });
  });
  log("info", "Le site écoute les changements du contenu", {
    source: source.name,
    collections: COLLECTION_NAMES,
  });
}

const MAX_LOGGED = 20;
const firstOf = (changes: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(changes).map(([kind, ids]) => [kind, ids.slice(0, MAX_LOGGED)]));

const CLOCK_MS = 5000;

/** Announces that time passes. A machine that slept announces it when it wakes. */
export function startClock(): void {
  const tick = () => send([{ kind: "clock" }]).finally(wait);
  const wait = () => setTimeout(tick, CLOCK_MS).unref();
  wait();
}

// The first requests come before the renewal.
const START_DELAY_MS = 2000;

/** Renews what a build has rendered, where no listener reports what has changed since. */
export function announceStart(): void {
  setTimeout(() => {
    for (const collection of COLLECTION_NAMES) announce({ kind: "collection", collection });
  }, START_DELAY_MS).unref();
}
