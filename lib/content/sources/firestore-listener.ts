import type { Firestore, QuerySnapshot } from "firebase-admin/firestore";
import { log } from "@/lib/config/log.mjs";
import { byCollection, COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { CollectionChange, ListenerState } from "@/lib/content/source";
import { plainFields } from "./plain";
import { changesFor, isVisible } from "./visible";

type States = Record<CollectionName, ListenerState>;
export type Listening = { stop(): void; states: States };

/**
 * Listens to all collections until stopped. The library resumes a lost stream by itself. After an error that
 * ends a subscription, such as a refusal, a new one begins after `pauseMs`.
 */
export function listenTo(
  open: () => Promise<Firestore>,
  onChange: (change: CollectionChange) => void,
  pauseMs = 30_000,
): Listening {
  const states: States = byCollection(() => ({ subscribed: false, lastChange: null }));
  const unsubscribe = new Map<CollectionName, () => void>();
  /** The ids of the documents that visitors may see, as last reported. */
  const visible = byCollection(() => new Set<string>());
  let isStopped = false;

  async function subscribe(collection: CollectionName): Promise<void> {
    if (isStopped) return;
    const state = states[collection];
    const fail = (error: unknown) => {
      if (!state.since) {
        const cause = error instanceof Error ? error.message : String(error);
        const message = "L’écoute des contenus est interrompue ; nouvelles tentatives en cours.";
        log("warn", message, { collection, cause });
      }
      state.since ??= new Date().toISOString();
      state.subscribed = false;
      setTimeout(subscribe, pauseMs, collection).unref();
    };
    let initial = true;
    const receive = (snapshot: QuerySnapshot) => {
      const before = visible[collection];
      visible[collection] = visibleIn(collection, snapshot, initial ? new Set() : before);
      const written = snapshot.docChanges().map(({ doc }) => doc.id);
      const changes = changesFor(written, before, visible[collection]);
      onChange({ collection, ...changes, initial, count: snapshot.size });
      if (!initial) state.lastChange = new Date().toISOString();
      initial = false;
      if (state.since) log("info", "L’écoute des contenus est rétablie.", { collection });
      delete state.since;
      state.subscribed = true;
    };
    try {
      const db = await open();
      if (!isStopped) unsubscribe.set(collection, db.collection(collection).onSnapshot(receive, fail));
    } catch (error) {
      fail(error);
    }
  }

  for (const name of COLLECTION_NAMES) void subscribe(name);
  return {
    states,
    stop: () => {
      isStopped = true;
      for (const end of unsubscribe.values()) end();
    },
  };
}

/** The ids that visitors may see after a snapshot; an unchanged document keeps its state. */
function visibleIn(collection: CollectionName, snapshot: QuerySnapshot, before: ReadonlySet<string>) {
  const after = new Set(before);
  for (const { type, doc } of snapshot.docChanges())
    if (type !== "removed" && isVisible(collection, { id: doc.id, data: plainFields(doc.data()) }))
      after.add(doc.id);
    else after.delete(doc.id);
  return after;
}
