import { log } from "@/lib/config/log";
import { callOurselves } from "@/lib/server/own-call";
import type { News } from "./news";
import { internalSecret } from "./secret";

const BATCH_MS = 50;
const RETRIES_MS = [200, 1000, 5000, 15_000];
const LONGEST_MS = 10_000;

/** Where the process tells itself news; closed to everybody else. */
const RENEWAL_PATH = "/api/renewal";

let waiting: News[] = [];

/**
 * Tells the process itself some news, through an address of its own, because the framework renews tags
 * only inside a request. News that come together go together; a failed call is repeated.
 */
export function announce(news: News): void {
  waiting.push(news);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const batch = waiting;
    waiting = [];
    void send(batch);
  }, BATCH_MS).unref();
}

async function send(news: readonly News[], attempt = 0): Promise<void> {
  try {
    const response = await callOurselves(RENEWAL_PATH, {
      method: "POST",
      headers: { authorization: `Bearer ${internalSecret()}`, "content-type": "application/json" },
      body: JSON.stringify(news),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    if (!response.ok) throw new Error(`réponse ${response.status}`);
  } catch (error) {
    const delay = RETRIES_MS[attempt];
    if (delay === undefined) log("error", "Le renouvellement des pages a échoué", { error });
    else setTimeout(() => void send(news, attempt + 1), delay).unref();
  }
}
