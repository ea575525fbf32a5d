import type { CollectionName } from "@/lib/content/collections";
import { type ContentSource, type RawDocument, SourceError } from "@/lib/content/source";
import { ConfigurationError, type Env } from "@/lib/env";
import { serverAccess } from "./firestore-credentials";
import { type ListenTimes, listenTo } from "./firestore-listener";
import { collectionQuery, idOf, type ProtoDocument, type Write } from "./firestore-protocol";
import { type ConnectionTimes, openRpc, type Rpc } from "./firestore-rpc";
import { fromFields, toFields, toIso } from "./firestore-values";

/** A change to write: whole fields for a document, or its end. */
export type Change = { collection: string; id: string; data: Record<string, unknown> | undefined };

/** What the content tool needs beside the site's reads. */
export type AdminSource = ContentSource & {
  /** Every document of a collection with all its fields, within a minute. */
  all(collection: CollectionName): Promise<RawDocument[]>;
  /** Applies at most 500 changes, all or none. */
  write(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
};

export type AdminTimes = Partial<ConnectionTimes & ListenTimes>;

/**
 * Firestore with server credentials or an emulator, over the client library of firebase-admin, which
 * is loaded at the first read. Lists carry the named fields only, unordered: an ordered query leaves
 * out documents without the field. One read ends within `FIRESTORE_TIMEOUT_MS`.
 * @throws ConfigurationError for wrong credentials, before anything is read; reads throw it when the
 * machine turns out to offer none.
 */
export function createAdminSource(env: Env, times: AdminTimes = {}): AdminSource {
  const access = serverAccess(env);
  let opening: Promise<Rpc> | undefined;
  const open = () =>
    openRpc(access, {
      callMs: env.FIRESTORE_TIMEOUT_MS,
      // The emulator closes connections that ask more often than every five minutes.
      keepAliveMs: access.kind === "emulator" ? 330_000 : 30_000,
      keepAliveTimeoutMs: 10_000,
      ...times,
    }).catch((error) => {
      // A start that failed (credentials, project) is tried again by the next read.
      opening = undefined;
      throw error;
    });
  const rpc = () => {
    opening ??= open();
    return opening;
  };
  const told = <T>(read: () => Promise<T>) => read().catch(fail);

  return {
    name: "firestore-admin",
    list: (collection, fields) =>
      told(async () => toRaws(await (await rpc()).query(collectionQuery(collection, fields)))),
    all: (collection) =>
      told(async () => toRaws(await (await rpc()).query(collectionQuery(collection), 60_000))),
    get: (collection, id) =>
      told(async () => {
        const { batchGet, documents } = await rpc();
        const [answer] = await batchGet<{ found?: ProtoDocument | null }>([
          `${documents}/${collection}/${id}`,
        ]);
        return answer?.found ? toRaw(answer.found) : undefined;
      }),
    write: (changes) =>
      told(async () => {
        const { commit, documents } = await rpc();
        await commit(
          changes.map(({ collection, id, data }): Write => {
            const name = `${documents}/${collection}/${id}`;
            return data ? { update: { name, fields: toFields(data) } } : { delete: name };
          }),
        );
      }),
    listen: (onChange) => listenTo(rpc, onChange, times),
    close: async () => {
      await (await opening)?.close();
    },
  };
}

const toRaws = (answers: { document?: ProtoDocument | null }[]) =>
  answers.flatMap(({ document }) => (document ? [toRaw(document)] : []));

function toRaw({ name, fields, updateTime }: ProtoDocument): RawDocument {
  const updatedAt = toIso(updateTime);
  return { id: idOf(name), data: fromFields(fields), ...(updatedAt && { updatedAt }) };
}

function fail(cause: unknown): never {
  if (cause instanceof ConfigurationError) throw cause;
  throw new SourceError(cause instanceof Error ? cause.message : String(cause), { cause });
}
