import type { Duplex, Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { v1 } from "firebase-admin/firestore";
import { ConfigurationError } from "@/lib/env";
import { type Access, isWithoutAccess, NO_ACCESS } from "./firestore-credentials";
import { type Call, UNAVAILABLE, type Write } from "./firestore-protocol";

type Client = InstanceType<typeof v1.FirestoreClient>;

/** Times of the connection in milliseconds. */
export type ConnectionTimes = { callMs: number; keepAliveMs: number; keepAliveTimeoutMs: number };

/** Retried once: a connection that broke since the last call is opened again meanwhile. */
const RETRY_AFTER_MS = 200;

/**
 * Firestore's calls over one gRPC connection, without the retries that the high-level client puts
 * around them: each call ends within `callMs`, on the wire too, and can be cancelled.
 */
export type Rpc = {
  /** `projects/P/databases/(default)`. */
  readonly database: string;
  /** Where the collections are: `{database}/documents`. */
  readonly documents: string;
  /** `limitMs` instead of `callMs`, for answers of many documents. */
  query<T>(structuredQuery: object, limitMs?: number): Promise<T[]>;
  batchGet<T>(names: string[]): Promise<T[]>;
  commit(writes: Write[]): Promise<void>;
  listen(): Call<Duplex>;
  /** Cancels what is under way and frees the connection. */
  close(): Promise<void>;
};

/**
 * Opens the connection; the client library is loaded here, so that a site without Firestore never does.
 * Nothing is sent before the first call.
 */
export async function openRpc(access: Access, times: ConnectionTimes): Promise<Rpc> {
  // Asking a metadata server that is not there would hold up the first call.
  if (access.kind !== "ambient" || process.env.GOOGLE_APPLICATION_CREDENTIALS)
    process.env.METADATA_SERVER_DETECTION ??= "none";
  const { v1 } = await import("firebase-admin/firestore");
  const client = new v1.FirestoreClient({
    // A dead connection gives no error by itself: ask it, and reconnect soon when it is lost.
    "grpc.keepalive_time_ms": times.keepAliveMs,
    "grpc.keepalive_timeout_ms": times.keepAliveTimeoutMs,
    "grpc.initial_reconnect_backoff_ms": 100,
    "grpc.max_reconnect_backoff_ms": 1000,
    gaxServerStreamingRetries: true,
    ...(await accessOptions(access)),
  });
  try {
    // Waited for here: a failure that nobody waits for would end the process.
    await client.initialize();
    const projectId = access.projectId ?? (await client.getProjectId());
    return rpcOver(
      client,
      `projects/${projectId}/databases/(default)`,
      access.kind === "emulator",
      times.callMs,
    );
  } catch (error) {
    throw isWithoutAccess(error) ? new ConfigurationError(NO_ACCESS, { cause: error }) : error;
  }
}

async function accessOptions(access: Access) {
  if (access.kind === "ambient") return access.projectId ? { projectId: access.projectId } : {};
  if (access.kind === "account") return { projectId: access.projectId, credentials: access.credentials };
  const { grpc } = await import("google-gax");
  const { host, port, projectId } = access;
  return { projectId, servicePath: host, port, sslCreds: grpc.credentials.createInsecure() };
}

function rpcOver(client: Client, database: string, emulator: boolean, callMs: number): Rpc {
  const headers = {
    "google-cloud-resource-prefix": database,
    ...(emulator && { Authorization: "Bearer owner" }),
  };
  const options = (timeout?: number) => ({
    ...(timeout && { timeout }),
    retry: null,
    otherArgs: { headers: { ...headers } },
  });
  const documents = `${database}/documents`;
  const calls = new Set<Call<Readable>>();
  const tracked = <C extends Call<Readable>>(call: C): C => {
    calls.add(call);
    return call.on("error", () => calls.delete(call)).on("end", () => calls.delete(call));
  };
  return {
    database,
    documents,
    query: (structuredQuery, limitMs = callMs) =>
      read(limitMs, (timeout) =>
        tracked(
          client.runQuery(
            { parent: documents, structuredQuery },
            options(timeout),
          ) as unknown as Call<Readable>,
        ),
      ),
    batchGet: (names) =>
      read(callMs, (timeout) =>
        tracked(
          client.batchGetDocuments(
            { database, documents: names },
            options(timeout),
          ) as unknown as Call<Readable>,
        ),
      ),
    commit: async (writes) => void (await client.commit({ database, writes } as object, options(60_000))),
    listen: () => tracked(client.listen(options()) as unknown as Call<Duplex>),
    close: async () => {
      for (const call of calls) call.cancel();
      for (let waited = 0; calls.size > 0 && waited < 1000; waited += 5) await pause(5);
      await client.close();
    },
  };
}

/** Collects the answers of a call; tries a second time, within the same limit, when it could not connect. */
async function read<T>(limitMs: number, start: (timeoutMs: number) => Call<Readable>): Promise<T[]> {
  const end = Date.now() + limitMs;
  try {
    return await collect<T>(start(limitMs));
  } catch (error) {
    const left = end - Date.now() - RETRY_AFTER_MS;
    if ((error as { code?: number }).code !== UNAVAILABLE || left <= 0) throw error;
    await pause(RETRY_AFTER_MS);
    return collect<T>(start(left));
  }
}

function collect<T>(call: Call<Readable>): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const answers: T[] = [];
    call.on("data", (answer: T) => answers.push(answer));
    call.on("error", reject);
    call.on("end", () => resolve(answers));
  });
}
