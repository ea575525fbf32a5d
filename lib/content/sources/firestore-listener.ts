import type { Firestore, QuerySnapshot, Timestamp } from "firebase-admin/firestore";
import { log } from "@/lib/config/log";
import { byCollection, type CollectionName } from "@/lib/content/collections";
import type { CollectionChange, ListenerState } from "@/lib/content/source";
import type { StreamObserver } from "./firestore-client";

export type ListenTimes = {
  /** Pauses after a refusal, growing from the first to the longest. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** A lost stream that is not back after this time counts as interrupted. */
  graceMs: number;
  /** After this time of silence the listener takes another connection. */
  silentMs: number;
};

// Below the two minutes after which the library restarts a silent stream, but on the same connection: measured, that
// never ends where the connection itself is dead. An edit is then seen at most 100 s after the last message.
const TIMES: ListenTimes = { firstPauseMs: 1000, longestPauseMs: 60_000, graceMs: 10_000, silentMs: 100_000 };

type Connections = {
  /** Opens a handle for one collection's listener alone, on its own connection. */
  open(observer: StreamObserver): Promise<Firestore>;
  /** Whether the server says something at least every half minute; the emulator does not. */
  hasHeartbeat: boolean;
  onSilence(): void;
};

/** `stop` takes effect at once; its promise resolves when the streams have ended, which a dead connection delays. */
export type Listening = { stop(): Promise<unknown>; states(): Record<CollectionName, ListenerState> };
/** The time of the last change of each document. Kept snapshots would double the memory of a large collection. */
type UpdateTimes = Map<string, Timestamp>;
type CollectionListener = { stop(): Promise<void>; state(): ListenerState };

/** Listens until stopped; starts again where the library gives up or falls silent, and finds missed changes. */
export function listenTo(
  connections: Connections,
  onChange: (change: CollectionChange) => void,
  times: Partial<ListenTimes> = {},
): Listening {
  const listeners = byCollection((name) => listenToOne(name, connections, onChange, { ...TIMES, ...times }));
  return {
    stop: () => Promise.all(Object.values(listeners).map((listener) => listener.stop())),
    states: () => byCollection((name) => listeners[name].state()),
  };
}

function listenToOne(
  collection: CollectionName,
  { open, hasHeartbeat, onSilence }: Connections,
  onChange: (change: CollectionChange) => void,
  { firstPauseMs, longestPauseMs, graceMs, silentMs }: ListenTimes,
): CollectionListener {
  /** As last announced, by id. */
  let known: UpdateTimes | undefined;
  let lastHeard: number | undefined;
  let interrupted = false;
  let since: string | undefined;
  /** Whether the stream is lost and the library tries to resume it. */
  let lost = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let disconnect = () => {};
  let openStreams = 0;
  let onStreamsEnded = () => {};

  const schedule = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms).unref();
  };

  function interrupt(cause: string): void {
    if (interrupted) return;
    interrupted = true;
    since = new Date().toISOString();
    log("warn", "L’écoute des contenus est interrompue ; nouvelles tentatives en cours.", {
      collection,
      cause,
    });
  }

  function restore(): void {
    if (interrupted) log("info", "L’écoute des contenus est rétablie.", { collection });
    interrupted = false;
    since = undefined;
  }

  function connect(afterSilence = false): void {
    disconnect();
    let isCurrent = true;
    let isFirst = true;
    let unsubscribe = () => {};

    const fail = (error: unknown) => {
      if (!isCurrent) return;
      disconnect();
      interrupt(error instanceof Error ? error.message : String(error));
      const maxDelay = Math.min(firstPauseMs * 2 ** failures++, longestPauseMs);
      schedule(maxDelay * (0.5 + Math.random() / 2), connect);
    };
    const renew = () => {
      onSilence();
      connect(true);
    };
    const observer: StreamObserver = {
      begun: () => {
        openStreams += 1;
      },
      heard: () => {
        if (!isCurrent) return;
        lastHeard = Date.now();
        lost = false;
        if (!isFirst) restore();
        schedule(silentMs, renew);
      },
      ended: (cause) => {
        openStreams -= 1;
        if (openStreams === 0) onStreamsEnded();
        if (!isCurrent || lost) return;
        lost = true;
        schedule(graceMs, () => {
          interrupt(cause ?? "fin du flux");
          schedule(silentMs, renew);
        });
      },
    };
    const receive = ({ docs }: QuerySnapshot) => {
      if (!isCurrent) return;
      const times = new Map(docs.map(({ id, updateTime }) => [id, updateTime]));
      const change = { collection, ...difference(known, times), initial: isFirst };
      const changes = change.added.length + change.modified.length + change.removed.length;
      if (isFirst && afterSilence && (hasHeartbeat || changes > 0)) interrupt("silence");
      if (isFirst || changes > 0) onChange(change);
      // Only now: a change whose receiver failed is reported again by the next connection.
      known = times;
      isFirst = false;
      failures = 0;
      restore();
    };

    disconnect = () => {
      isCurrent = false;
      clearTimeout(timer);
      unsubscribe();
    };
    lost = false;
    schedule(graceMs, () => {
      interrupt("pas de réponse");
      schedule(silentMs, renew);
    });
    open(observer)
      .then((db) => {
        if (!isCurrent) return;
        unsubscribe = db.collection(collection).onSnapshot((snapshot) => {
          try {
            receive(snapshot);
          } catch (error) {
            fail(error);
          }
        }, fail);
      })
      .catch(fail);
  }

  connect();
  return {
    stop: () =>
      new Promise((resolve) => {
        onStreamsEnded = resolve;
        disconnect();
        if (openStreams === 0) resolve();
      }),
    state: () => ({
      lastHeard: lastHeard === undefined ? null : new Date(lastHeard).toISOString(),
      interrupted,
      ...(since && { since }),
    }),
  };
}

/** The changes from one state to the next; without a state before, everything may have changed. */
function difference(before: UpdateTimes | undefined, after: UpdateTimes) {
  const ids = [...after.keys()];
  if (!before) return { added: [], modified: ids, removed: [] };
  return {
    added: ids.filter((id) => !before.has(id)),
    // A write that changes nothing leaves the time as it was.
    modified: ids.filter((id) => before.get(id)?.isEqual(after.get(id) as Timestamp) === false),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}
