import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "../../testing/serve.mjs";

const REQUEST_TIMEOUT_MS = 30_000;

/** Sends one GET over the agent's connections. Resolves with a complete answer, else rejects. */
export async function get(agent, url, headers = {}) {
  const request = http.get(url, { agent, headers, timeout: REQUEST_TIMEOUT_MS });
  request.on("timeout", () => request.destroy(new Error(`no answer in ${REQUEST_TIMEOUT_MS / 1000} s`)));
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
 * Visitors with kept connections send requests until stopped, or until `request(n)` is undefined. An answer
 * without the expected `status`, or without the end `ends`, is a loss.
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

/** Returns the fault of an answer, or undefined for a good answer. */
function lossOf(answer, { status = 200, ends = "" }) {
  if (answer.status !== status) return answer.status;
  return answer.text.trimEnd().endsWith(ends) ? undefined : `cut off after ${answer.text.length}`;
}

/** The ids of a process and of its descendants. */
function processTree(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.flatMap(processTree)];
}

/** The resident memory of a site's processes together, in MB. */
export function residentMB(pid) {
  const kilobytes = processTree(pid).map((processId) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))[1]),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** The processor time of a site's processes so far, in ms (Linux counts hundredths of a second). */
function processorMs(pid) {
  const times = processTree(pid).flatMap((processId) =>
    readFileSync(`/proc/${processId}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).map(Number),
  );
  return times.reduce((sum, each) => sum + 10 * each, 0);
}

/** Resolves when a site has used less than 5 % of a processor for two seconds: its pictures are made. */
export async function untilIdle({ pid }, limitMs = 1_200_000) {
  await until(async () => {
    const processorMsBefore = processorMs(pid);
    await pause(2000);
    return processorMs(pid) - processorMsBefore < 100;
  }, limitMs);
}
