import type { Firestore, QuerySnapshot } from "firebase-admin/firestore";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { rawDocument } from "@/lib/content/plain";
import type { Watcher } from "@/lib/content/source";

/**
 * Listens to all collections until it is stopped. The library resumes a lost stream by itself. After a final
 * error, such as a refusal, a new subscription begins after `pauseMs`.
 */
export function watchFirestore(
  open: () => Promise<Firestore>,
  watcher: Watcher,
  pauseMs = 30_000,
): () => void {
  const subscriptionEnds = new Map<CollectionName, () => void>();
  let isStopped = false;

  async function subscribe(collection: CollectionName): Promise<void> {
    if (isStopped) return;
    const fail = (error: unknown) => {
      watcher.collectionFailed(collection, error);
      setTimeout(subscribe, pauseMs, collection).unref();
    };
    let isFirst = true;
    const receive = (querySnapshot: QuerySnapshot) => {
      const changes = querySnapshot.docChanges();
      if (isFirst) watcher.collectionRead(collection, querySnapshot.docs.map(rawDocument));
      else
        watcher.documentsChanged(
          collection,
          changes.filter(({ type }) => type !== "removed").map(({ doc }) => rawDocument(doc)),
          changes.filter(({ type }) => type === "removed").map(({ doc }) => doc.id),
        );
      isFirst = false;
    };
    try {
      const db = await open();
      if (!isStopped) subscriptionEnds.set(collection, db.collection(collection).onSnapshot(receive, fail));
    } catch (error) {
      fail(error);
    }
  }

  for (const name of COLLECTION_NAMES) void subscribe(name);
  return () => {
    isStopped = true;
    for (const end of subscriptionEnds.values()) end();
  };
}
