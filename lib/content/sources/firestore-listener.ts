import type { Firestore, QuerySnapshot, Timestamp } from "firebase-admin/firestore";
import { log } from "@/lib/config/log";
import { byCollection, type CollectionName } from "@/lib/content/collections";
import type { CollectionChange, ListenerState } from "@/lib/content/source";

/** Pauses before the next subscription, growing from the first to the longest. */
export type ListenTimes = { firstPauseMs?: number; longestPauseMs?: number };

type OnChange = (change: CollectionChange) => void;
type Listener = { stop(): void; state: ListenerState };
export type Listening = { stop(): void; states(): Record<CollectionName, ListenerState> };

/** The time of the last change of each document. Kept snapshots would double the memory of a large collection. */
type UpdateTimes = Map<string, Timestamp>;

/**
 * Listens until stopped. The library resumes a lost stream by itself; where it gives up, this subscribes again and
 * finds the missed changes.
 */
export function listenTo(
  open: () => Promise<Firestore>,
  onChange: OnChange,
  times: ListenTimes = {},
): Listening {
  const listeners = byCollection((name) => listenToOne(name, open, onChange, times));
  return {
    stop: () => {
      for (const { stop } of Object.values(listeners)) stop();
    },
    states: () => byCollection((name) => ({ ...listeners[name].state })),
  };
}

function listenToOne(
  collection: CollectionName,
  open: () => Promise<Firestore>,
  onChange: OnChange,
  { firstPauseMs = 1000, longestPauseMs = 60_000 }: ListenTimes,
): Listener {
  const state: ListenerState = { subscribed: false, lastChange: null };
  /** As last announced, by id. */
  let known: UpdateTimes | undefined;
  let failures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};

  const fail = (error: unknown) => {
    if (isStopped) return;
    unsubscribe();
    if (failures === 0) {
      state.since = new Date().toISOString();
      const cause = error instanceof Error ? error.message : String(error);
      const message = "L’écoute des contenus est interrompue ; nouvelles tentatives en cours.";
      log("warn", message, { collection, cause });
    }
    state.subscribed = false;
    const pauseMs = Math.min(firstPauseMs * 2 ** failures++, longestPauseMs);
    timer = setTimeout(subscribe, pauseMs * (0.5 + Math.random() / 2)).unref();
  };

  const receive = ({ docs }: QuerySnapshot) => {
    const times = new Map(docs.map(({ id, updateTime }) => [id, updateTime]));
    const change = {
      collection,
      ...difference(known, times),
      initial: known === undefined,
      count: docs.length,
    };
    const changes = change.added.length + change.modified.length + change.removed.length;
    if (change.initial || changes > 0) onChange(change);
    if (changes > 0) state.lastChange = new Date().toISOString();
    // Only now: a change whose receiver failed is reported again by the next subscription.
    known = times;
    if (failures > 0) log("info", "L’écoute des contenus est rétablie.", { collection });
    failures = 0;
    state.subscribed = true;
    delete state.since;
  };

  const subscribe = () => {
    open()
      .then((db) => {
        if (isStopped) return;
        unsubscribe = db.collection(collection).onSnapshot((snapshot) => {
          try {
            receive(snapshot);
          } catch (error) {
            fail(error);
          }
        }, fail);
      })
      .catch(fail);
  };

  subscribe();
  return {
    state,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
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
