import type { FirebaseApp } from "firebase/app";
import type { Auth } from "firebase/auth";

/**
 * The web app and authentication client of the specification (section 6), configured from the seven
 * public settings with local persistence: IndexedDB, then local storage. No page imports it: visitors
 * do not sign in, and nothing of it is sent to them. Both are made at first use.
 */
const settings = () => ({
  apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  storageBucket: process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET,
  messagingSenderId: process.env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
  appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  measurementId: process.env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID,
});

let app: Promise<FirebaseApp> | undefined;
let auth: Promise<Auth> | undefined;

export function firebaseApp(): Promise<FirebaseApp> {
  app ??= import("firebase/app").then(({ initializeApp }) => initializeApp(settings()));
  return app;
}

export function firebaseAuth(): Promise<Auth> {
  auth ??= Promise.all([firebaseApp(), import("firebase/auth")]).then(
    ([client, { browserLocalPersistence, indexedDBLocalPersistence, initializeAuth }]) =>
      initializeAuth(client, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] }),
  );
  return auth;
}
