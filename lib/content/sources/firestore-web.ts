import type { Firestore } from "firebase/firestore/lite";
import type { Env } from "@/lib/config/env";
import { type ContentSource, type RawDocument, SourceError } from "@/lib/content/source";
import { webSettings } from "@/lib/firebase/settings";
import { once } from "@/lib/once";
import { plainFields } from "./plain";

type Lite = { sdk: typeof import("firebase/firestore/lite"); db: Firestore; close(): Promise<void> };

/**
 * Firestore through the public web settings alone, for a database whose rules allow public reads. The
 * light library knows neither projections nor modification times nor listening: lists read whole
 * documents and are cut down here. It has no way to give up a call: that is up to `guarded`.
 */
export function createWebSource(env: Env): ContentSource {
  const lite = once(() => open(env));
  return {
    name: "firestore-web",
    list: (collection, fields) =>
      told(async () => {
        const { sdk, db } = await lite();
        const { docs } = await sdk.getDocs(sdk.collection(db, collection));
        return docs.map((document) => ({ id: document.id, data: pick(document.data(), fields) }));
      }),
    get: (collection, id) =>
      told(async (): Promise<RawDocument | undefined> => {
        const { sdk, db } = await lite();
        const data = (await sdk.getDoc(sdk.doc(db, collection, id))).data();
        return data && { id, data: plainFields(data) };
      }),
    close: async () => (await lite()).close(),
  };
}

async function open(env: Env): Promise<Lite> {
  const [app, sdk] = await Promise.all([import("firebase/app"), import("firebase/firestore/lite")]);
  // The library would print every failed call with its address and key; `guarded` logs failures.
  sdk.setLogLevel("silent");
  const settings = webSettings(env);
  const opened = app.initializeApp(settings, `content-${settings.projectId}-${app.getApps().length}`);
  const db = sdk.getFirestore(opened);
  if (env.FIRESTORE_EMULATOR_HOST) {
    const [host = "", port] = env.FIRESTORE_EMULATOR_HOST.split(":");
    sdk.connectFirestoreEmulator(db, host, Number(port));
  }
  return { sdk, db, close: () => app.deleteApp(opened) };
}

const pick = (data: Record<string, unknown>, fields: readonly string[]) =>
  plainFields(
    Object.fromEntries(
      fields.filter((field) => Object.hasOwn(data, field)).map((name) => [name, data[name]]),
    ),
  );

function told<T>(read: () => Promise<T>): Promise<T> {
  return read().catch((cause: unknown) => {
    throw new SourceError(cause instanceof Error ? cause.message : String(cause), { cause });
  });
}
