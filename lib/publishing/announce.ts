import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { perProcess } from "@/lib/concurrency";
import { log } from "@/lib/config/log.mjs";
import type { News } from "./events";
import { renewal } from "./renewal.mjs";

const BATCH_MS = 50;
const RETRIES_MS = [200, 1000, 5000, 15_000];
// More than a read may take. To mark the same tags again does no harm.
const TIMEOUT_MS = 60_000;

let queue: News[] = [];

/** Sends an event to the process itself, because Next renews tags only inside a request. */
export function announce(event: News): void {
  queue.push(event);
  if (queue.length > 1) return;
  setTimeout(() => {
    const batch = queue;
    queue = [];
    void send(batch);
  }, BATCH_MS).unref();
}

/** Sends events; retried four times, and that they did not arrive is logged. */
export async function send(events: readonly News[]): Promise<void> {
  for (const delay of [...RETRIES_MS, undefined])
    try {
      const response = await requestItself("/api/revalidate", {
        method: "POST",
        headers: { authorization: `Bearer ${internalSecret()}` },
        body: JSON.stringify(events),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return;
      throw new Error(`réponse ${response.status}`);
    } catch (error) {
      if (renewal.isStopping) return;
      if (delay === undefined) log("error", "Le renouvellement des pages a échoué", { error });
      else await new Promise((resume) => setTimeout(resume, delay).unref());
    }
}

type OwnCall = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A request of the process to itself. A connection kept open would delay the stop of the server. */
export const requestItself = (address: string, { headers, ...init }: OwnCall = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${address}`, {
    redirect: "manual",
    ...init,
    headers: { ...headers, connection: "close" },
  });

const internalSecret = () => perProcess("__ownSecret", () => randomBytes(32).toString("hex"));

/** Whose bearer token a request has: the process's own, that of the hosts' webhook, or another. */
export function callerOf(request: Request, webhookSecret?: string): "itself" | "webhook" | undefined {
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (isSame(given, internalSecret())) return "itself";
  return webhookSecret && isSame(given, webhookSecret) ? "webhook" : undefined;
}

/** Compares two texts in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
