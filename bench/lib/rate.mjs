import { spawnSync } from "node:child_process";
import http from "node:http";

const CONNECTIONS = 16;
const wrk = spawnSync("wrk", ["-v"], { stdio: "ignore" }).error === undefined;

/** What the requests are counted with on this machine. */
export const GENERATOR = wrk ? "wrk" : "node:http (wrk is not installed)";

/**
 * How many requests per second an address answers, over kept connections.
 * @param {string} url
 * @param {number} [seconds]
 */
export async function requestsPerSecond(url, seconds = 3) {
  return wrk ? withWrk(url, seconds) : withNode(url, seconds);
}

function withWrk(url, seconds) {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--timeout", "20s", url];
  const { stdout } = spawnSync("wrk", args, { encoding: "utf8", timeout: (seconds + 20) * 1000 });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} answered badly:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]);
}

async function withNode(url, seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const end = started + seconds * 1000;
  let count = 0;
  const visitor = async () => {
    while (performance.now() < end && count < 1_000_000) {
      const status = await statusOf(agent, url);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return (count * 1000) / (performance.now() - started);
}

/** Asks once and reads the whole answer; its status, 0 for none. */
export function statusOf(agent, url, headers = {}) {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers, timeout: 20_000 }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
      response.on("error", () => resolve(0));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
  });
}
