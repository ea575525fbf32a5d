import type { Env } from "@/lib/config/env";
import { serverAccess } from "@/lib/config/firestore";
import { sourceKind } from "@/lib/config/source";
import { byCollection, COLLECTION_NAMES } from "@/lib/content/collections";
import { type Contents, sortedById, sourceError } from "@/lib/content/source";
import { openFirestore } from "@/lib/content/sources/firestore-client";
import { plainFields } from "@/lib/content/sources/plain";
import { UsageError } from "./words";

const HOUR = 3600_000;
// One read fetches a whole database.
const TIMES = { callMs: 60_000, keepAliveMs: 330_000, keepAliveTimeoutMs: 10_000 };

/**
 * All documents at a past instant. Firestore remembers an hour, or seven days with point-in-time recovery.
 * @throws UsageError without server credentials, SourceError for an instant that the database has forgotten
 */
export async function readPast(env: Env, at: Date): Promise<Contents> {
  if (sourceKind(env) !== "firestore-admin")
    throw new UsageError(
      "--at lit le passé d’une base Firestore : renseignez un accès de serveur (FIREBASE_SERVICE_ACCOUNT).",
    );
  const { Timestamp } = await import("firebase-admin/firestore");
  const db = await openFirestore(serverAccess(env), TIMES);
  try {
    return await db.runTransaction(
      async (transaction) => {
        const contents: Contents = byCollection(() => []);
        const read = COLLECTION_NAMES.map(async (name) => {
          const { docs } = await transaction.get(db.collection(name));
          contents[name] = sortedById(docs.map((one) => ({ id: one.id, data: plainFields(one.data()) })));
        });
        await Promise.all(read);
        return contents;
      },
      { readOnly: true, readTime: Timestamp.fromDate(at) },
    );
  } catch (cause) {
    throw sourceError(cause);
  } finally {
    await db.terminate();
  }
}

/** An instant as typed: `2027-03-14T18:00` in the machine's time zone, or with a `Z`. */
export function typedInstant(typed: string): Date {
  const instant = new Date(typed);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed) || Number.isNaN(instant.getTime()))
    throw new UsageError(
      `--at attend un instant, par exemple 2027-03-14T18:00:00Z ; « ${typed} » n’en est pas un.`,
    );
  if (instant.getTime() > Date.now())
    throw new UsageError(`--at attend un instant passé ; « ${typed} » est à venir.`);
  // For older times Firestore accepts whole minutes only.
  if (Date.now() - instant.getTime() > HOUR) instant.setSeconds(0, 0);
  return instant;
}
