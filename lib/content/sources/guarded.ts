import { setTimeout as pause } from "node:timers/promises";
import { limitConcurrency } from "@/lib/concurrency";
import { ConfigurationError } from "@/lib/config/env";
import type { log } from "@/lib/config/log.mjs";
import type { CollectionName } from "@/lib/content/collections";
import { type ContentSource, type ListenerState, SourceError, sourceError } from "@/lib/content/source";

/** The state of a source, for the health address; instants are ISO. */
export type SourceStatus = {
  source: ContentSource["name"];
  lastSuccess?: string;
  lastFailure?: string;
  listening?: Record<CollectionName, ListenerState>;
};
export type GuardedSource = ContentSource & { status(): SourceStatus };

type Reading<T> = { collection: CollectionName; id?: string; read: () => Promise<T> };
type Options = { timeoutMs: number; log: typeof log; patienceMs?: number; logEveryMs?: number };

/** The most reads at the same time. A build needs no more, and an outage fails no more. */
const CONCURRENCY = 6;

/**
 * A source whose reads have a deadline, are shared and take turns. The log has each collection's failures once in
 * one to ten minutes. It waits for the cause: a library repeats a refused read, and says why only at the end.
 */
export function guarded(source: ContentSource, options: Options): GuardedSource {
  const { timeoutMs, log, patienceMs = 15_000, logEveryMs = 60_000 } = options;
  const inTurn = limitConcurrency(CONCURRENCY);
  const inProgress = new Map<string, Promise<unknown>>();
  const silences = new Map<CollectionName, { until: number; pauseMs: number; isOver: boolean }>();
  const status: SourceStatus = { source: source.name };
  let lastTimeout: { at: number; error: SourceError } | undefined;

  function report({ collection, id }: Reading<unknown>, cause: Error): void {
    const before = silences.get(collection);
    if (before && performance.now() < before.until) return;
    const pauseMs = before && !before.isOver ? Math.min(2 * before.pauseMs, 10 * logEveryMs) : logEveryMs;
    silences.set(collection, { until: performance.now() + pauseMs, pauseMs, isOver: false });
    log("error", messageOf(collection, id), { collection, ...(id && { id }), cause: cause.message });
  }

  function reportReturn(collection: CollectionName): void {
    const silence = silences.get(collection);
    if (!silence || silence.isOver) return;
    silence.isOver = true;
    log("info", "Les contenus se lisent de nouveau", { collection });
  }

  async function attempt<T>(reading: Reading<T>): Promise<T> {
    const answer = reading.read();
    const over = new AbortController();
    try {
      const value = await Promise.race([answer, deadline(over.signal)]);
      status.lastSuccess = new Date().toISOString();
      reportReturn(reading.collection);
      return value;
    } catch (cause) {
      // A wrong setting keeps its own message, for the person who starts the site.
      const error = cause instanceof ConfigurationError ? cause : sourceError(cause);
      status.lastFailure = new Date().toISOString();
      const last = Promise.race([answer, pause(patienceMs, undefined, { ref: false })]);
      void last.then(
        () => report(reading, error),
        (lateError) => report(reading, sourceError(lateError)),
      );
      throw error;
    } finally {
      over.abort();
    }
  }

  /** @throws SourceError after the longest time that a read may take */
  async function deadline(signal: AbortSignal): Promise<never> {
    await pause(timeoutMs, undefined, { signal });
    const error = new SourceError(`pas de réponse en ${timeoutMs} ms`);
    lastTimeout = { at: performance.now(), error };
    throw error;
  }

  /**
   * The read in progress for this key, else a new one. Its deadline begins with its turn. It fails at once if another
   * read met its deadline while this one waited.
   */
  function shared<T>(key: string, reading: Reading<T>): Promise<T> {
    const before = inProgress.get(key);
    if (before) return before as Promise<T>;
    const asked = performance.now();
    const answer = inTurn(async () => {
      if (lastTimeout && lastTimeout.at > asked) throw lastTimeout.error;
      return attempt(reading);
    }).finally(() => inProgress.delete(key));
    inProgress.set(key, answer);
    return answer;
  }

  return {
    ...source,
    list: (collection, fields) =>
      shared(`${collection}?${fields}`, { collection, read: () => source.list(collection, fields) }),
    get: (collection, id) =>
      shared(`${collection}/${id}`, { collection, id, read: () => source.get(collection, id) }),
    status: () => ({ ...status, listening: source.listenerStates?.() }),
  };
}

/** The message of requirement 6.5: one for single partners and workshops, one for all else. */
function messageOf(collection: CollectionName, id: string | undefined): string {
  return id !== undefined && (collection === "partners" || collection === "workshops")
    ? "Une erreur est survenue lors du chargement de l’atelier."
    : "Erreur lors du chargement des articles :";
}
