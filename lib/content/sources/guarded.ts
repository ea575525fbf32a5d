import { limitConcurrency } from "@/lib/concurrency";
import { ConfigurationError } from "@/lib/config/env";
import type { log } from "@/lib/config/log";
import { byCollection, type CollectionName, isPossibleId } from "@/lib/content/collections";
import { type ContentSource, type ListenerState, SourceError, sourceError } from "@/lib/content/source";
import { Breaker, DEADLINE, isOutage } from "./breaker";

/** The state of a source, for the health address; instants are ISO. */
export type SourceStatus = {
  source: ContentSource["name"];
  lastSuccess?: string;
  lastFailure?: string;
  listening?: Record<CollectionName, ListenerState>;
};
export type GuardedSource = ContentSource & { status(): SourceStatus };

type Reading<T> = { collection: CollectionName; id?: string; read: () => Promise<T> };
type Options = { timeoutMs: number; log: typeof log; now?: () => number };

/** Reads at once: enough for a build, few enough that an outage costs only a handful. */
const CONCURRENCY = 6;

/** Timeout, shared reads, at most six at once, and pauses after an outage or a refusal (`Breaker`). */
export function guarded(source: ContentSource, { timeoutMs, log, now }: Options): GuardedSource {
  // A wall clock that is set back would prolong a pause.
  const elapsed = now ?? (() => performance.now());
  const instant = () => new Date(now?.() ?? Date.now()).toISOString();
  const sourceBreaker = new Breaker(elapsed);
  const collectionBreakers = byCollection(() => new Breaker(elapsed));
  const refusal = (collection: CollectionName) =>
    sourceBreaker.refusal() ?? collectionBreakers[collection].refusal();
  const inTurn = limitConcurrency(CONCURRENCY);
  const inProgress = new Map<string, Promise<unknown>>();
  const status: SourceStatus = { source: source.name };

  /** One read, unless a breaker is open; failures are counted and logged. */
  async function attempt<T>({ collection, id, read }: Reading<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const refused = refusal(collection);
    if (refused) throw refused;
    const breaker = collectionBreakers[collection];
    const [sourceStarted, ownStarted] = [sourceBreaker.started(), breaker.started()];
    try {
      const answer = await Promise.race([read(), aborted(signal)]);
      sourceBreaker.succeeded();
      breaker.succeeded();
      status.lastSuccess = instant();
      return answer;
    } catch (cause) {
      // A wrong setting keeps its own message, for the person who starts the site.
      const error = cause instanceof ConfigurationError ? cause : sourceError(cause);
      if (isOutage(error)) {
        sourceBreaker.failed(error, sourceStarted);
        breaker.ignored();
      } else {
        sourceBreaker.succeeded();
        breaker.failed(error, ownStarted);
      }
      status.lastFailure = instant();
      log("error", messageOf(collection, id), { collection, ...(id && { id }), cause: error.message });
      throw error;
    }
  }

  /** The read of that key which is in progress, else a new one. */
  function shared<T>(key: string, reading: Reading<T>): Promise<T> {
    const refused = refusal(reading.collection);
    if (refused) return Promise.reject(refused);
    const before = inProgress.get(key);
    if (before) return before as Promise<T>;
    const controller = new AbortController();
    const onTimeout = () => {
      const said = source.lastRefusal?.();
      const message = `pas de réponse en ${timeoutMs} ms${said ? ` (${said})` : ""}`;
      controller.abort(new SourceError(message, { cause: DEADLINE }));
    };
    const timer = setTimeout(onTimeout, timeoutMs);
    // A read that reaches its deadline while it waits for its turn is no failure of the source.
    const answer = Promise.race([
      inTurn(() => attempt(reading, controller.signal)),
      aborted(controller.signal),
    ]).finally(() => {
      clearTimeout(timer);
      inProgress.delete(key);
    });
    inProgress.set(key, answer);
    return answer;
  }

  const listen = source.listen?.bind(source);
  return {
    name: source.name,
    list: (collection, fields) =>
      shared(`${collection}?${fields}`, { collection, read: () => source.list(collection, fields) }),
    get: async (collection, id) => {
      if (!isPossibleId(id)) return undefined;
      return shared(`${collection}/${id}`, { collection, id, read: () => source.get(collection, id) });
    },
    ...(listen && {
      listen: (onChange) =>
        listen((change) => {
          // The listener works, so the source is back.
          sourceBreaker.succeeded();
          collectionBreakers[change.collection].succeeded();
          onChange(change);
        }),
    }),
    changedAt: async (collection) => source.changedAt?.(collection),
    ...(source.close && { close: source.close.bind(source) }),
    status: () => {
      const listening = source.listenerStates?.();
      return { ...status, ...(listening && { listening }) };
    },
  };
}

/** The message of requirement 6.5: one for single partners and workshops, one for all else. */
function messageOf(collection: CollectionName, id: string | undefined): string {
  return id !== undefined && (collection === "partners" || collection === "workshops")
    ? "Une erreur est survenue lors du chargement de l’atelier."
    : "Erreur lors du chargement des articles :";
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
