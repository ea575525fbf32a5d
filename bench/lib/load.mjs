import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const TIMEOUT_MS = 30_000;

/** One GET over the agent's connections. Resolves with a complete answer, else rejects. */
export function get(agent, url, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.on("timeout", () => request.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
    request.on("error", reject);
  });
}

/** Asks until a page shows what is expected; after how many ms it did, undefined where it does not in time. */
export async function shownAfter(agent, url, shows, limitMs) {
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    if (await get(agent, url).then(shows, () => false)) return Math.round(performance.now() - started);
    await pause(20);
  }
}

/**
 * Visitors who keep their connections ask for one thing after the other until they are stopped. Every answer that is
 * not the whole expected one is a loss.
 * @param {(n: number) => { path: string, headers?: object, status?: number, ends?: string } | undefined} request
 *   the next request, or that there is none
 * @param {{ visitors?: number, pauseMs?: number }} [options]
 */
export function startLoad(origin, request, { visitors = 6, pauseMs = 15 } = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  const result = { requests: 0, losses: [], slowestMs: 0 };
  let running = true;
  const visitor = async () => {
    for (let asked = request(result.requests); running && asked; asked = request(result.requests)) {
      result.requests += 1;
      const started = performance.now();
      const loss = await lossOf(get(agent, origin + asked.path, asked.headers), asked);
      result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - started));
      if (loss) result.losses.push(`${asked.path}: ${loss}`);
      if (pauseMs) await pause(pauseMs);
    }
  };
  const done = Promise.all(Array.from({ length: visitors }, visitor)).then(() => {
    agent.destroy();
    return result;
  });
  return {
    result,
    done,
    stop: () => {
      running = false;
      return done;
    },
  };
}

/** The fault of an answer, if it has one. */
const lossOf = (answer, { status = 200, ends = "" }) =>
  answer.then(
    ({ status: got, text }) => {
      if (got !== status) return got;
      return text.trimEnd().endsWith(ends) ? undefined : `cut off after ${text.length}`;
    },
    (error) => error.code ?? error.message,
  );
