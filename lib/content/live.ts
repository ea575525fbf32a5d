import { secondsUntilMidnightInParis } from "@/lib/dates";
import { internalSecret } from "@/lib/internal-secret";
import { log } from "@/lib/log";
import { ownOrigin } from "@/lib/own-origin";
import { BEYOND_TAG, COLLECTION_NAMES, DAY_TAG } from "./collections";
import { type Renewal, renewalOf } from "./renewal";
import type { ContentSource } from "./source";

const BATCH_MS = 50;
const RETRIES_MS = [200, 1000, 5000, 15_000];

/**
 * Keeps this process's pages in step with the source: listens where the source can, and renews the
 * pages of each change. Starts nothing that would keep the process alive.
 */
export function startLive(source: ContentSource): void {
  if (!source.listen) return;
  const renew = announcer();
  source.listen((change) => {
    const renewal = renewalOf(change);
    if (renewal.stale.length === 0) return;
    const { collection, added, modified, removed, initial } = change;
    log("info", initial ? "Contenu relu à la connexion" : "Contenu modifié", {
      collection,
      added: added.length,
      modified: modified.length,
      removed: removed.length,
    });
    renew(renewal);
  });
  log("info", "Le site écoute les changements du contenu", {
    source: source.name,
    collections: COLLECTION_NAMES,
  });
}

/** At midnight in Paris the upcoming retreats change without anyone's edit. */
export function startMidnight(): void {
  const renew = announcer();
  const wait = () => {
    const timer = setTimeout(
      () => {
        renew({
          stale: [DAY_TAG],
          gone: [BEYOND_TAG],
          pages: ["/", "/calendrier"],
          lists: [{ collection: "calendar", ids: [] }],
        });
        wait();
      },
      secondsUntilMidnightInParis(new Date()) * 1000 + 500,
    );
    timer.unref();
  };
  wait();
}

/**
 * Sends renewals to the process's own endpoint, because the framework renews tags only inside a
 * request. Changes that come together are sent together; a failed call is repeated.
 */
function announcer() {
  let waiting: Renewal[] = [];
  return (renewal: Renewal) => {
    waiting.push(renewal);
    if (waiting.length > 1) return;
    setTimeout(() => {
      const batch = waiting;
      waiting = [];
      void send({
        stale: unique(batch.flatMap(({ stale }) => stale)),
        gone: unique(batch.flatMap(({ gone }) => gone)),
        pages: unique(batch.flatMap(({ pages }) => pages)),
        lists: batch.flatMap(({ lists }) => lists),
      });
    }, BATCH_MS).unref();
  };
}

const unique = (texts: string[]) => [...new Set(texts)];

async function send(renewal: Renewal, attempt = 0): Promise<void> {
  try {
    const response = await fetch(`${ownOrigin()}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${internalSecret()}`, "content-type": "application/json" },
      body: JSON.stringify(renewal),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`réponse ${response.status}`);
  } catch (error) {
    const delay = RETRIES_MS[attempt];
    if (delay === undefined) log("error", "Le renouvellement des pages a échoué", { error });
    else setTimeout(() => void send(renewal, attempt + 1), delay).unref();
  }
}
