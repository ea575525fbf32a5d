/** A Firestore to test against. */
export interface FirestoreServer {
  readonly name: string;
  readonly projectId: string;
  /** `host:port`, once started. */
  readonly host: string;
  /** Starts with no documents; again on the same port after `stop`. */
  start(): Promise<void>;
  /** Removes every document without a restart, which may take seconds. */
  empty(): Promise<void>;
  /** Ends the server and its connections abruptly. */
  stop(): Promise<void>;
}
