import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { get } from "../../lib/get.mjs";

const MAX_MS = 120_000;

/**
 * Asks for pages one after the other, as several visitors who keep their connections, until stopped (or
 * for two minutes). Everything that is not the whole expected answer is a loss.
 * @param {() => { path: string, headers?: object, status?: number, ends?: string }[]} requests
 * @param {{ visitors?: number, pauseMs?: number }} [options]
 */
export function startLoad(origin, requests, { visitors = 6, pauseMs = 15 } = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  const result = { requests: 0, losses: [], slowestMs: 0 };
  const end = Date.now() + MAX_MS;
  let running = true;
  let next = 0;
  const visitor = async () => {
    while (running && Date.now() < end) {
      const all = requests();
      const request = all[next++ % all.length];
      const started = performance.now();
      const loss = await ask(agent, origin, request);
      result.requests += 1;
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
      if (loss) result.losses.push(loss);
      await pause(pauseMs);
    }
  };
  const all = Array.from({ length: visitors }, visitor);
  return {
    async stop() {
      running = false;
      await Promise.all(all);
      agent.destroy();
      return result;
    },
  };
}

/** Asks once; says what is wrong with the answer, or nothing. */
async function ask(agent, origin, { path, headers = {}, status = 200, ends = "</html>" }) {
  try {
    const answer = await get(agent, origin + path, headers);
    if (answer.status !== status) return `${path}: ${answer.status}`;
    if (ends && !answer.text.trimEnd().endsWith(ends)) return `${path}: cut off after ${answer.text.length}`;
  } catch (error) {
    return `${path}: ${error.code ?? error.message}`;
  }
}
