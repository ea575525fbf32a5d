import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { get } from "./load.mjs";

/**
 * The answer times of a page for a visitor with an address of their own, in ms; a lost answer counts as a
 * minute. Another thread measures them, because a thread that floods the site sees answers late.
 */
export const answerTimes = (url, seconds) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { url, seconds } });
    worker.once("message", resolve).once("error", reject);
  });

async function measure({ url, seconds }) {
  const agent = new http.Agent({ keepAlive: true, localAddress: "127.0.9.9" });
  const times = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(50)) {
    const begun = performance.now();
    const { status } = await get(agent, url, { "accept-encoding": "gzip" }).catch(() => ({ status: 0 }));
    times.push(status === 200 ? performance.now() - begun : 60_000);
  }
  agent.destroy();
  return times;
}

if (!isMainThread) parentPort.postMessage(await measure(workerData));
