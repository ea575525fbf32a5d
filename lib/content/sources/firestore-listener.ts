import type { Firestore, QuerySnapshot } from "firebase-admin/firestore";
import { log } from "@/lib/config/log";
import { byCollection, COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { CollectionChange, ListenerState } from "@/lib/content/source";

type States = Record<CollectionName, ListenerState>;
export type Listening = { stop(): void; states: States };

/**
 * Listens until stopped. The library resumes a lost stream by itself; where it gives up, as after a refusal, this
 * subscribes again.
 */
export function listenTo(
  open: () => Promise<Firestore>,
  onChange: (change: CollectionChange) => void,
  pauseMs = 30_000,
): Listening {
  const states: States = byCollection(() => ({ subscribed: false, lastChange: null }));
  const unsubscribe = new Map<CollectionName, () => void>();
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
      onChange({ collection, ...changesIn(snapshot), initial });
      initial = false;
      if (state.since) log("info", "L’écoute des contenus est rétablie.", { collection });
      delete state.since;
      Object.assign(state, { subscribed: true, lastChange: new Date().toISOString() });
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

function changesIn(snapshot: QuerySnapshot) {
  const changes = snapshot.docChanges();
  const ids = (type: string) => changes.filter((one) => one.type === type).map(({ doc }) => doc.id);
  return { added: ids("added"), modified: ids("modified"), removed: ids("removed"), count: snapshot.size };
}
