import type { FirebaseOptions } from "firebase/app";
import type { Auth } from "firebase/auth";

let auth: Promise<Auth> | undefined;

/** The authentication client (requirement 1.6). No page imports it. */
export function firebaseAuth(settings: FirebaseOptions): Promise<Auth> {
  auth ??= Promise.all([import("firebase/app"), import("firebase/auth")]).then(
    ([{ initializeApp }, { browserLocalPersistence, indexedDBLocalPersistence, initializeAuth }]) =>
      initializeAuth(initializeApp(settings), {
        persistence: [indexedDBLocalPersistence, browserLocalPersistence],
      }),
  );
  return auth;
}
