import type { FirebaseOptions } from "firebase/app";
import type { Firestore } from "firebase/firestore/lite";
import { once } from "@/lib/concurrency";
import type { Env } from "@/lib/config/env";
import { emulatorOf } from "@/lib/config/firestore";
import { plainFields } from "@/lib/content/plain";
import { type ContentSource, sourceError } from "@/lib/content/source";

type Lite = { sdk: typeof import("firebase/firestore/lite"); db: Firestore; close(): Promise<void> };

/** Firestore through the public web settings. The light library cannot listen to changes. */
export function createWebSource(env: Env): ContentSource {
  const lite = once(() => openLite(env));
  return {
    name: "firestore-web",
    list: (collection) =>
      withSourceErrors(async () => {
        const { sdk, db } = await lite();
        const { docs } = await sdk.getDocs(sdk.collection(db, collection));
        return docs.map((document) => ({ id: document.id, data: plainFields(document.data()) }));
      }),
    close: async () => (await lite()).close(),
  };
}

async function openLite(env: Env): Promise<Lite> {
  const [app, sdk] = await Promise.all([import("firebase/app"), import("firebase/firestore/lite")]);
  // The library would print every failed call with address and key. The feed logs failures.
  sdk.setLogLevel("silent");
  const settings = webSettings(env);
  const openedApp = app.initializeApp(settings, `content-${settings.projectId}-${app.getApps().length}`);
  const db = sdk.getFirestore(openedApp);
  const emulator = emulatorOf(env);
  if (emulator) sdk.connectFirestoreEmulator(db, emulator.host, emulator.port);
  return { sdk, db, close: () => app.deleteApp(openedApp) };
}

const withSourceErrors = <T>(read: () => Promise<T>): Promise<T> =>
  read().catch((cause: unknown) => {
    throw sourceError(cause);
  });

/** The seven public settings of the web app (`NEXT_PUBLIC_FIREBASE_*`), under the names of the library. */
const webSettings = (env: Env): FirebaseOptions => ({
  apiKey: env.NEXT_PUBLIC_FIREBASE_API_KEY,
  authDomain: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  storageBucket: env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET,
  messagingSenderId: env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
  appId: env.NEXT_PUBLIC_FIREBASE_APP_ID,
  measurementId: env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID,
});
