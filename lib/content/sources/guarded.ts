import { type CollectionName, isPossibleId } from "@/lib/content/collections";
import { type ContentSource, SourceError } from "@/lib/content/source";
import { ConfigurationError } from "@/lib/env";
import type { log } from "@/lib/log";
import { Breaker } from "./breaker";
import { Lanes } from "./lanes";

/** How a source fares, for the health address; instants are ISO. */
export type SourceStatus = { source: ContentSource["name"]; lastSuccess?: string; lastFailure?: string };
export type GuardedSource = ContentSource & { status(): SourceStatus };

type Options = { timeoutMs: number; log: typeof log; now?: () => number };

/** Reads at once: enough for a build, few enough that an outage is found out by a handful. */
const LANES = 6;

/**
 * Makes any source calm: every read ends within `timeoutMs`, reads of the same thing are shared while
 * under way, at most six run at once, and after a failure the source rests (`Breaker`) while every read
 * fails at once with the same error. Each failed attempt is logged once, with the message of spec
 * section 8. An id that no document can have is answered without a read.
 */
export function guarded(source: ContentSource, { timeoutMs, log, now = Date.now }: Options): GuardedSource {
  const breaker = new Breaker(now);
  const lanes = new Lanes(LANES);
  const underWay = new Map<string, Promise<unknown>>();
  const status: SourceStatus = { source: source.name };

  /** One read in a lane, unless the source rests; a read still waiting for its lane costs nothing. */
  async function attempt<T>(
    read: () => Promise<T>,
    waiting: AbortSignal,
    onFailure: (error: Error) => void,
  ): Promise<T> {
    const leave = await lanes.enter(waiting);
    try {
      const refusal = breaker.refusal();
      if (refusal) throw refusal;
      breaker.started();
      try {
        const answer = await Promise.race([read(), aborted(waiting)]);
        breaker.succeeded();
        status.lastSuccess = new Date(now()).toISOString();
        return answer;
      } catch (cause) {
        const error = toSourceError(cause);
        breaker.failed(error);
        status.lastFailure = new Date(now()).toISOString();
        onFailure(error);
        throw error;
      }
    } finally {
      leave();
    }
  }

  function shared<T>(key: string, read: () => Promise<T>, onFailure: (error: Error) => void): Promise<T> {
    const refusal = breaker.refusal();
    if (refusal) return Promise.reject(refusal);
    const before = underWay.get(key);
    if (before) return before as Promise<T>;
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new SourceError(`pas de réponse en ${timeoutMs} ms`)),
      timeoutMs,
    );
    const reading = attempt(read, limit.signal, onFailure).finally(() => {
      clearTimeout(timer);
      underWay.delete(key);
    });
    underWay.set(key, reading);
    return reading;
  }

  const failure = (collection: CollectionName, id?: string) => (error: Error) =>
    log("error", spokenMessage(collection, id), { collection, ...(id && { id }), cause: error.message });

  return {
    name: source.name,
    list: (collection, fields) =>
      shared(`${collection}?${fields}`, () => source.list(collection, fields), failure(collection)),
    get: async (collection, id) => {
      if (!isPossibleId(id)) return undefined;
      return shared(`${collection}/${id}`, () => source.get(collection, id), failure(collection, id));
    },
    ...(source.listen && { listen: source.listen.bind(source) }),
    ...(source.close && { close: source.close.bind(source) }),
    status: () => ({ ...status }),
  };
}

/** The message of spec section 8: one for lists and calendar entries, one for partners and workshops. */
function spokenMessage(collection: CollectionName, id: string | undefined): string {
  return id !== undefined && (collection === "partners" || collection === "workshops")
    ? "Une erreur est survenue lors du chargement de l’atelier."
    : "Erreur lors du chargement des articles :";
}

/** Settings at fault keep their own message: it is for whoever starts the site. */
function toSourceError(cause: unknown): Error {
  if (cause instanceof SourceError || cause instanceof ConfigurationError) return cause;
  return new SourceError(cause instanceof Error ? cause.message : String(cause), { cause });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
