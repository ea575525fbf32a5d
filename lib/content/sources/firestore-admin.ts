import { setTimeout as pause } from "node:timers/promises";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { ConfigurationError, type Env } from "@/lib/config/env";
import { isWithoutAccess, NO_ACCESS, requireReadableKey, serverAccess } from "@/lib/config/firestore";
import { type ContentSource, type RawDocument, sourceError } from "@/lib/content/source";
import { type ConnectionTimes, openFirestore, type StreamObserver } from "./firestore-client";
import { type Listening, type ListenTimes, listenTo } from "./firestore-listener";
import { fieldsToWrite, isoOf, plainFields } from "./plain";

/** A change to write: whole fields for a document, or its end. */
export type Change = { collection: string; id: string; data: Record<string, unknown> | undefined };

/** The operations that only the content tool needs. */
export type AdminSource = ContentSource & {
  /** Applies at most 500 changes, all or none. */
  write(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
};

export type AdminTimes = Partial<ConnectionTimes & ListenTimes>;

/**
 * Firestore with server credentials or an emulator.
 * @throws ConfigurationError when a read finds that the machine has no credentials
 */
export function createAdminSource(env: Env, times: AdminTimes = {}): AdminSource {
  requireReadableKey(env);
  const access = serverAccess(env);
  const emulated = access.kind === "emulator";
  // The library repeats a read that was refused for the moment (a quota), and says why only at the end.
  let refusal: string | undefined;
  const reads: StreamObserver = {
    begun: () => {},
    heard: () => {},
    ended: (cause) => {
      refusal = cause;
    },
  };
  const open = (observer: StreamObserver, maxIdleChannels?: number) =>
    openFirestore(
      access,
      {
        callMs: env.FIRESTORE_TIMEOUT_MS,
        // The emulator closes connections that ask more often than every five minutes.
        keepAliveMs: emulated ? 330_000 : 30_000,
        keepAliveTimeoutMs: 10_000,
        ...times,
      },
      observer,
      maxIdleChannels,
    );
  let reading: Handle | undefined;
  let listening: Listening | undefined;
  const call = <T>(read: (db: Firestore) => Promise<T>): Promise<T> => {
    const handle: Handle = reading ?? { opened: open(reads), calls: new Set() };
    reading = handle;
    const { opened, calls } = handle;
    // After a failed start (credentials, network) the next read tries again.
    opened.catch(() => {
      if (reading === handle) reading = undefined;
    });
    const running = opened
      .then(read)
      .catch(fail)
      .finally(() => calls.delete(running));
    calls.add(running);
    return running;
  };
  /** Closes the connection for reads; the next read opens another. */
  const leave = () => {
    const left = reading;
    reading = undefined;
    return left && end(left);
  };

  return {
    name: "firestore-admin",
    list: (collection, fields) =>
      call(async (db) => {
        const whole = db.collection(collection);
        const query = fields ? whole.select(...fields) : whole;
        return (await query.get()).docs.map(toRaw);
      }),
    get: (collection, id) =>
      call(async (db) => {
        const document = await db.collection(collection).doc(id).get();
        return document.exists ? toRaw(document) : undefined;
      }),
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
    listen: (onChange) => {
      // The reading connection may be dead too.
      const onSilence = () => void leave();
      // Closed by the library itself once the listener is unsubscribed.
      const openIdle = (observer: StreamObserver) => open(observer, 0);
      listening = listenTo({ open: openIdle, hasHeartbeat: !emulated, onSilence }, onChange, times);
      const { stop } = listening;
      return () => void stop();
    },
    lastRefusal: () => refusal,
    listenerStates: () => listening?.states(),
    close: async () => {
      await Promise.race([listening?.stop(), pause(1000, undefined, { ref: false })]);
      await leave();
    },
  };
}

/** The library's handle for reads, and the calls that it has not ended yet. */
type Handle = { opened: Promise<Firestore>; calls: Set<Promise<unknown>> };

/** Ends a handle after its calls: a retry on an ended handle fails where nobody can catch it. */
async function end({ opened, calls }: Handle): Promise<void> {
  await Promise.allSettled(calls);
  // One that could not be opened has nothing to end.
  await opened.then(
    (db) => db.terminate(),
    () => {},
  );
}

function toRaw(document: DocumentSnapshot): RawDocument {
  const { id, updateTime } = document;
  return {
    id,
    data: plainFields(document.data() ?? {}),
    ...(updateTime && { updatedAt: isoOf(updateTime) }),
  };
}

function fail(cause: unknown): never {
  if (isWithoutAccess(cause)) throw new ConfigurationError(NO_ACCESS, { cause });
  throw sourceError(cause);
}
