import { createRequire } from "node:module";
import type { Firestore, Settings } from "firebase-admin/firestore";
import type { Access } from "@/lib/config/firestore";

// The library is loaded as CommonJS for the reason given in lib/pictures/decode.ts.
const require = createRequire(import.meta.url);

export type ConnectionTimes = { callMs: number; keepAliveMs: number; keepAliveTimeoutMs: number };

/** Opens a handle of the library. Nothing is sent before the first call. */
export async function openFirestore(access: Access, times: ConnectionTimes): Promise<Firestore> {
  // A search for a metadata server that is not there would delay the first call.
  if (access.kind !== "ambient" || process.env.GOOGLE_APPLICATION_CREDENTIALS)
    process.env.METADATA_SERVER_DETECTION ??= "none";
  if (access.kind === "ambient") await requireCredentials();
  const { Firestore }: typeof import("firebase-admin/firestore") = require("firebase-admin/firestore");
  return new Firestore({
    ...accessSettings(access),
    clientConfig: callsWithin(times.callMs),
    gaxServerStreamingRetries: true,
    // A dead connection gives no error by itself: pings find it, and a new one is opened soon.
    "grpc.keepalive_time_ms": times.keepAliveMs,
    "grpc.keepalive_timeout_ms": times.keepAliveTimeoutMs,
    "grpc.initial_reconnect_backoff_ms": 100,
    "grpc.max_reconnect_backoff_ms": 1000,
    // Without this setting all handles of a process share one connection.
    "grpc.use_local_subchannel_pool": 1,
  });
}

/** Asks for a token once. The library would try for eight seconds before it reports missing credentials. */
export async function requireCredentials(): Promise<void> {
  const { applicationDefault }: typeof import("firebase-admin/app") = require("firebase-admin/app");
  await applicationDefault().getAccessToken();
}

function accessSettings(access: Access): Settings {
  switch (access.kind) {
    case "emulator":
      return { projectId: access.projectId, host: `${access.host}:${access.port}`, ssl: false };
    case "account":
      return { projectId: access.projectId, credentials: access.credentials };
    case "ambient":
      return access.projectId ? { projectId: access.projectId } : {};
  }
}

/**
 * Deadlines for reads, without a further layer of retries. Writes and streams keep the library's deadlines.
 */
const callsWithin = (ms: number) => ({
  interfaces: {
    "google.firestore.v1.Firestore": {
      retry_codes: { none: [] },
      methods: {
        RunQuery: { timeout_millis: ms, retry_codes_name: "none" },
      },
    },
  },
});
