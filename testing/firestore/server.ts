/** A Firestore to test against. */
export interface FirestoreServer {
  readonly name: string;
  readonly projectId: string;
  /** `host:port`, once started. */
  readonly host: string;
  /** Starts with no documents; again on the same port after `stop`. */
  start(): Promise<void>;
  /** Forgets every document, and goes on: starting again may cost seconds. */
  empty(): Promise<void>;
  /** Ends it abruptly, connections and all. */
  stop(): Promise<void>;
}
