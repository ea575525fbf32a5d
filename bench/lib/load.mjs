import { execFileSync } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const TIMEOUT_MS = 30_000;

/** One GET over the agent's connections. Resolves with a complete answer, else rejects. */
export async function get(agent, url, headers = {}) {
  const request = http.get(url, { agent, headers, timeout: TIMEOUT_MS });
  request.on("timeout", () => request.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
  // Once the answer has begun, its stream reports the error.
  request.on("error", () => {});
  const [response] = await once(request, "response");
  return { status: response.statusCode, text: await text(response) };
}

/** How many ms it takes until a page shows what is expected; undefined if it does not in time. */
export async function shownAfter(agent, url, shows, limitMs) {
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    if (await get(agent, url).then(shows, () => false)) return Math.round(performance.now() - started);
    await pause(20);
  }
}

/**
 * Visitors with kept connections send one request after the other until stopped, or until `request(n)` gives
 * none. An answer without the expected `status` or end (`ends`) is a loss.
 */
export function startLoad(origin, request, { visitors = 6, pauseMs = 15 } = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  const result = { requests: 0, losses: [], slowestMs: 0 };
  let running = true;
  const visitor = async () => {
    for (let next = request(result.requests); running && next; next = request(result.requests)) {
      result.requests += 1;
      const started = performance.now();
      const loss = await get(agent, origin + next.path, next.headers).then(
        (answer) => lossOf(answer, next),
        (error) => error.code ?? error.message,
      );
      result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - started));
      if (loss) result.losses.push(`${next.path}: ${loss}`);
      if (pauseMs) await pause(pauseMs);
    }
  };
  const done = Promise.all(Array.from({ length: visitors }, visitor)).then(() => {
    agent.destroy();
    return result;
  });
  const stop = () => {
    running = false;
    return done;
  };
  return { result, done, stop };
}

/** The fault of an answer, if it has one. */
function lossOf(answer, { status = 200, ends = "" }) {
  if (answer.status !== status) return answer.status;
  return answer.text.trimEnd().endsWith(ends) ? undefined : `cut off after ${answer.text.length}`;
}

/** Resident memory of a process, in MB. */
export const residentMB = (pid) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;
