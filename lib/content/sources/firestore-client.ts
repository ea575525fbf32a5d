import { createRequire } from "node:module";
import type { Interceptor } from "@grpc/grpc-js";
import type { Firestore, Settings } from "firebase-admin/firestore";
import type { Access } from "@/lib/config/firestore";

// Loaded as CommonJS for the reason given in lib/pictures/decode.ts.
const require = createRequire(import.meta.url);

export type ConnectionTimes = { callMs: number; keepAliveMs: number; keepAliveTimeoutMs: number };

/** Called for the streams of a connection, and for each message on them; without a cause one ended well. */
export type StreamObserver = { begun(): void; heard(): void; ended(cause: string | undefined): void };

/** Opens a handle of the library on a connection of its own; nothing is sent before the first call. */
export async function openFirestore(
  access: Access,
  times: ConnectionTimes,
  observer?: StreamObserver,
  maxIdleChannels?: number,
): Promise<Firestore> {
  // Asking a metadata server that is not there would hold up the first call.
  if (access.kind !== "ambient" || process.env.GOOGLE_APPLICATION_CREDENTIALS)
    process.env.METADATA_SERVER_DETECTION ??= "none";
  if (access.kind === "ambient") await requireCredentials();
  const { Firestore }: typeof import("firebase-admin/firestore") = require("firebase-admin/firestore");
  return new Firestore({
    ...accessSettings(access),
    clientConfig: callsWithin(times.callMs),
    gaxServerStreamingRetries: true,
    // A dead connection gives no error by itself: ask it, and reconnect soon when it is lost.
    "grpc.keepalive_time_ms": times.keepAliveMs,
    "grpc.keepalive_timeout_ms": times.keepAliveTimeoutMs,
    "grpc.initial_reconnect_backoff_ms": 100,
    "grpc.max_reconnect_backoff_ms": 1000,
    // Another handle is another connection, when this one is in doubt.
    "grpc.use_local_subchannel_pool": 1,
    ...(observer && { "grpc.callInvocationTransformer": await watchedBy(observer) }),
    ...(maxIdleChannels !== undefined && { maxIdleChannels }),
  });
}

/** Asks for a token once; the library would try for eight seconds before it reports missing credentials. */
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

/** Deadlines for the site's reads, without a further layer of retries; writes and streams keep theirs. */
const callsWithin = (ms: number) => ({
  interfaces: {
    "google.firestore.v1.Firestore": {
      retry_codes: { none: [] },
      methods: {
        BatchGetDocuments: { timeout_millis: ms, retry_codes_name: "none" },
        RunQuery: { timeout_millis: ms, retry_codes_name: "none" },
      },
    },
  },
});

// Observes streams with a gRPC interceptor: the library reports neither troubles nor that all is well. If it
// stopped passing this option on, every listener would count as silent (firestore-outages.test.ts).
async function watchedBy({ begun, heard, ended }: StreamObserver) {
  const { InterceptingCall, status: codes } = await import("@grpc/grpc-js");
  const interceptor: Interceptor = (options, nextCall) =>
    new InterceptingCall(nextCall(options), {
      start: (metadata, _listener, next) => {
        begun();
        next(metadata, {
          onReceiveMessage: (message, pass) => {
            heard();
            pass(message);
          },
          onReceiveStatus: (status, pass) => {
            ended(status.code === codes.OK ? undefined : `${codes[status.code]}: ${status.details}`);
            pass(status);
          },
        });
      },
    });
  return (call: { callOptions: object }) => ({
    ...call,
    callOptions: { ...call.callOptions, interceptors: [interceptor] },
  });
}
