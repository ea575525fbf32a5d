import type { Firestore, QueryDocumentSnapshot, QuerySnapshot } from "firebase-admin/firestore";
import { log } from "@/lib/config/log";
import { byCollection, type CollectionName } from "@/lib/content/collections";
import type { CollectionChange, Hearing } from "@/lib/content/source";
import type { Witness } from "./firestore-client";

/** Times of the listener in milliseconds. */
export type ListenTimes = {
  /** Pauses after a refusal, growing from the first to the longest. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** A stream that was lost and is not back by then is an interruption. */
  graceMs: number;
  /** Nothing heard for so long: the listener goes to another connection. */
  silentMs: number;
};

// Under the two minutes after which the library starts a silent stream anew, but on the same
// connection: measured, that never ends where the connection itself is dead. With these times and Google's
// emulator behind a relay that swallows: an edit told 97 s after the silence began, and read at once.
const TIMES: ListenTimes = { firstPauseMs: 1000, longestPauseMs: 60_000, graceMs: 10_000, silentMs: 100_000 };

type Line = {
  /** Opens a handle for one collection's listener alone, on its own connection. */
  open(witness: Witness): Promise<Firestore>;
  /** Whether the server says something at least every half minute; the emulator does not. */
  beats: boolean;
  onSilence(): void;
};

/** `stop` is at once; its promise is kept when the streams have ended, which a dead connection delays. */
export type Listening = { stop(): Promise<unknown>; hearing(): Record<CollectionName, Hearing> };
type Held = Map<string, QueryDocumentSnapshot>;
type Ear = { stop(): Promise<void>; hearing(): Hearing };

/**
 * Listens to every collection, for ever. The library takes up a lost stream where it was; where it
 * gives up, or falls silent, the listener begins again, and what was missed is told once, by comparing
 * with what was told before. Whole documents travel: the service refuses a projection here
 * (googleapis/nodejs-firestore#1090).
 */
export function listenTo(
  line: Line,
  onChange: (change: CollectionChange) => void,
  times: Partial<ListenTimes> = {},
): Listening {
  const ears = byCollection((name) => listenToOne(name, line, onChange, { ...TIMES, ...times }));
  return {
    stop: () => Promise.all(Object.values(ears).map((ear) => ear.stop())),
    hearing: () => byCollection((name) => ears[name].hearing()),
  };
}

function listenToOne(
  collection: CollectionName,
  { open, beats, onSilence }: Line,
  onChange: (change: CollectionChange) => void,
  { firstPauseMs, longestPauseMs, graceMs, silentMs }: ListenTimes,
): Ear {
  /** What was told so far, by id. */
  let told: Held | undefined;
  let lastHeard: number | undefined;
  let interrupted = false;
  /** Whether the stream is lost, and the library at work to get it back. */
  let lost = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let hangUp = () => {};
  let streams = 0;
  let whenQuiet = () => {};

  const later = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms).unref();
  };

  function interrupt(cause: string): void {
    if (interrupted) return;
    interrupted = true;
    log("warn", "L’écoute des contenus est interrompue ; nouvelles tentatives en cours.", {
      collection,
      cause,
    });
  }

  function restore(): void {
    if (interrupted) log("info", "L’écoute des contenus est rétablie.", { collection });
    interrupted = false;
  }

  function connect(afterSilence = false): void {
    hangUp();
    let here = true;
    let fresh = true;
    let unsubscribe = () => {};

    const fail = (error: unknown) => {
      if (!here) return;
      hangUp();
      interrupt(error instanceof Error ? error.message : String(error));
      const longest = Math.min(firstPauseMs * 2 ** failures++, longestPauseMs);
      later(longest * (0.5 + Math.random() / 2), connect);
    };
    const renew = () => {
      onSilence();
      connect(true);
    };
    const witness: Witness = {
      begun: () => {
        streams += 1;
      },
      heard: () => {
        if (!here) return;
        lastHeard = Date.now();
        lost = false;
        if (!fresh) restore();
        later(silentMs, renew);
      },
      ended: (cause) => {
        streams -= 1;
        if (streams === 0) whenQuiet();
        if (!here || lost) return;
        lost = true;
        later(graceMs, () => {
          interrupt(cause);
          later(silentMs, renew);
        });
      },
    };
    const receive = ({ docs }: QuerySnapshot) => {
      if (!here) return;
      const held = new Map(docs.map((document) => [document.id, document]));
      const change = { collection, ...difference(told, held), initial: fresh };
      const news = change.added.length + change.modified.length + change.removed.length;
      if (fresh && afterSilence && (beats || news > 0)) interrupt("silence");
      if (fresh || news > 0) onChange(change);
      // Only now: what its receiver failed on is told again by the next connection.
      told = held;
      fresh = false;
      failures = 0;
      restore();
    };

    hangUp = () => {
      here = false;
      clearTimeout(timer);
      unsubscribe();
    };
    lost = false;
    later(graceMs, () => {
      interrupt("pas de réponse");
      later(silentMs, renew);
    });
    open(witness)
      .then((db) => {
        if (!here) return;
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
        whenQuiet = resolve;
        hangUp();
        if (streams === 0) resolve();
      }),
    hearing: () => ({
      lastHeard: lastHeard === undefined ? null : new Date(lastHeard).toISOString(),
      interrupted,
    }),
  };
}

/** What changed from one state to the next; with no state before, everything may have. */
function difference(before: Held | undefined, after: Held) {
  const ids = [...after.keys()];
  if (!before) return { added: [], modified: ids, removed: [] };
  return {
    added: ids.filter((id) => !before.has(id)),
    modified: [...after].filter(([id, now]) => saysOther(before.get(id), now)).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}

/** Not where it was written again as it was: an import that changes nothing would renew every page. */
const saysOther = (before: QueryDocumentSnapshot | undefined, now: QueryDocumentSnapshot) =>
  before !== undefined && !before.updateTime.isEqual(now.updateTime) && !before.isEqual(now);
