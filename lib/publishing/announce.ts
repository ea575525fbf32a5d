import { log } from "@/lib/config/log";
import type { ContentEvent } from "./events";
import { internalSecret, requestItself } from "./own-call";

const BATCH_MS = 50;
const RETRIES_MS = [200, 1000, 5000, 15_000];
const TIMEOUT_MS = 10_000;

/** The process's own renewal address (app/api/renewal); it requires the internal secret. */
const RENEWAL_PATH = "/api/renewal";

let queue: ContentEvent[] = [];

/**
 * Sends an event to the process itself, because Next renews tags only inside a request; retried four times.
 */
export function announce(event: ContentEvent): void {
  queue.push(event);
  if (queue.length > 1) return;
  setTimeout(() => {
    const batch = queue;
    queue = [];
    void send(batch);
  }, BATCH_MS).unref();
}

async function send(events: readonly ContentEvent[], attempt = 0): Promise<void> {
  try {
    const response = await requestItself(RENEWAL_PATH, {
      method: "POST",
      headers: { authorization: `Bearer ${internalSecret()}`, "content-type": "application/json" },
      body: JSON.stringify(events),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`réponse ${response.status}`);
  } catch (error) {
    const delay = RETRIES_MS[attempt];
    if (delay === undefined) log("error", "Le renouvellement des pages a échoué", { error });
    else setTimeout(() => void send(events, attempt + 1), delay).unref();
  }
}
