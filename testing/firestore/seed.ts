import { setTimeoutHandler } from "@google-cloud/firestore/build/src/backoff.js";
import { WATCH_IDLE_TIMEOUT_MS } from "@google-cloud/firestore/build/src/watch.js";
import { Firestore, type WriteBatch } from "firebase-admin/firestore";

// Tests have no metadata server of Google.
process.env.METADATA_SERVER_DETECTION ??= "none";
// The client library would let this variable override every address.
delete process.env.FIRESTORE_EMULATOR_HOST;
// The client library repeats calls after seconds; in tests after hundredths of that.
setTimeoutHandler((repeat, ms) => {
  if (ms < WATCH_IDLE_TIMEOUT_MS) setTimeout(repeat, ms / 100);
});

export type Content = Record<string, Record<string, Record<string, unknown>>>;

/** Writes like the owners' console, through the client library instead of the code under test. */
export class OwnersConsole {
  readonly db: Firestore;

  constructor({ host, projectId }: { host: string; projectId: string }) {
    this.db = new Firestore({ projectId, host, ssl: false });
  }

  async seed(content: Content): Promise<void> {
    await this.batch((batch) => {
      for (const [collection, documents] of Object.entries(content))
        for (const [id, data] of Object.entries(documents))
          batch.set(this.db.doc(`${collection}/${id}`), data);
    });
  }

  async set(path: string, data: Record<string, unknown>): Promise<void> {
    await this.batch((batch) => batch.set(this.db.doc(path), data));
  }

  async remove(path: string): Promise<void> {
    await this.batch((batch) => batch.delete(this.db.doc(path)));
  }

  close(): Promise<void> {
    return this.db.terminate();
  }

  private async batch(fill: (batch: WriteBatch) => void): Promise<void> {
    const batch = this.db.batch();
    fill(batch);
    await batch.commit();
  }
}
