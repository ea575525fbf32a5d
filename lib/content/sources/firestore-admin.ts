import type { Firestore } from "firebase-admin/firestore";
import { once } from "@/lib/concurrency";
import { ConfigurationError, type Env } from "@/lib/config/env";
import { isWithoutAccess, NO_ACCESS, requireReadableKey, serverAccess } from "@/lib/config/firestore";
import { fieldsToWrite, rawDocument } from "@/lib/content/plain";
import { type ContentSource, sourceError } from "@/lib/content/source";
import { type ConnectionTimes, openFirestore } from "./firestore-client";
import { watchFirestore } from "./firestore-listener";

/** The fields to write into a document, or undefined to delete the document. */
export type DocumentWrite = { collection: string; id: string; data: Record<string, unknown> | undefined };

/** A source with the operations that only the content tool needs. */
export type AdminSource = ContentSource & {
  /** Applies at most 500 writes, all or none of them. */
  write(changes: readonly DocumentWrite[]): Promise<void>;
  close(): Promise<void>;
};

/** `pauseMs` is the pause before the next subscription. */
export type AdminTimes = Partial<ConnectionTimes & { pauseMs: number }>;

/**
 * Firestore with server credentials or an emulator. A read throws `ConfigurationError` without credentials.
 */
export function createAdminSource(env: Env, times: AdminTimes = {}): AdminSource {
  requireReadableKey(env);
  const access = serverAccess(env);
  // After a failed start, because of credentials or the network, the next call tries again.
  const openOnce = once(() =>
    openFirestore(access, {
      callMs: env.FIRESTORE_TIMEOUT_MS,
      // The emulator closes a connection after three keep-alive pings less than five minutes apart.
      keepAliveMs: access.kind === "emulator" ? 240_000 : 30_000,
      keepAliveTimeoutMs: 10_000,
      ...times,
    }),
  );
  const calls = new Set<Promise<unknown>>();
  let stopWatching = () => {};
  const call = <T>(read: (db: Firestore) => Promise<T>): Promise<T> => {
    const running = openOnce()
      .then(read)
      .catch(throwSourceError)
      .finally(() => calls.delete(running));
    calls.add(running);
    return running;
  };

  return {
    name: "firestore-admin",
    list: (collection) => call(async (db) => (await db.collection(collection).get()).docs.map(rawDocument)),
    write: (changes) =>
      call(async (db) => {
        const batch = db.batch();
        for (const { collection, id, data } of changes) {
          const document = db.collection(collection).doc(id);
          if (data) batch.set(document, fieldsToWrite(data));
          else batch.delete(document);
        }
        await batch.commit();
      }),
    watch: (watcher) => {
      stopWatching = watchFirestore(openOnce, watcher, times.pauseMs);
      return stopWatching;
    },
    close: async () => {
      stopWatching();
      // A retry on a closed handle would fail where nobody can catch the error.
      await Promise.allSettled(calls);
      // A handle that could not be opened has nothing to end.
      await openOnce().then(
        (db) => db.terminate(),
        () => {},
      );
    },
  };
}

function throwSourceError(cause: unknown): never {
  if (isWithoutAccess(cause)) throw new ConfigurationError(NO_ACCESS, { cause });
  throw sourceError(cause);
}
