import { spawnSync } from "node:child_process";
import http from "node:http";
import { everyPage } from "./kinds.mjs";
import { statusOf } from "./rate.mjs";
import { median, row } from "./rows.mjs";
import { serve } from "./serve.mjs";

const STARTS = 3;
const VISITORS = 16;
const LONGEST_MS = 300_000;

/** From the start of the process to its first page, beside an empty application's, taken in turns. */
export async function measureStart(site, empty) {
  const times = { site: [], empty: [] };
  for (let round = 0; round < STARTS; round++)
    for (const [name, folder] of Object.entries({ site, empty })) {
      const server = await serve(folder);
      times[name].push(server.firstAnswerMs);
      await server.stop();
    }
  return [
    row("start to first page, ms", median(times.site), { yardstick: median(times.empty), budget: "startMs" }),
  ];
}

/** Resident memory after many requests of all kinds: pages, data, pictures, unknown addresses. */
export async function measureMemory(folder, requests) {
  const server = await serve(folder);
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS });
  try {
    const before = residentMB(server.pid);
    const pages = await everyPage(server.origin);
    const end = Date.now() + LONGEST_MS;
    let sent = 0;
    const bad = new Set();
    const visitor = async () => {
      while (sent < requests && Date.now() < end) {
        const { path, headers, expected } = request(pages, sent++);
        const status = await statusOf(agent, server.origin + path, headers);
        if (!expected.includes(status)) bad.add(`${path}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    return {
      rows: [
        row(`resident memory after ${sent} mixed requests, MB`, residentMB(server.pid), {
          yardstick: before,
          budget: "memoryMB",
        }),
        row("answers among them that were not as expected", bad.size),
      ],
      notes: [
        ...(sent < requests
          ? [`only ${sent} of ${requests} mixed requests were sent in ${LONGEST_MS / 1000} s`]
          : []),
        ...[...bad].slice(0, 5),
      ],
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

// Of a hundred: seventy pages, half of them compressed, ten for the router, nineteen health checks and
// one invented document, which is rendered each time.
function request(pages, n) {
  const page = pages[Math.floor(n / 100) % pages.length];
  const kind = n % 100;
  if (kind < 35) return { path: page, expected: [200] };
  if (kind < 70) return { path: page, headers: { "accept-encoding": "gzip" }, expected: [200] };
  if (kind < 80) return { path: `${page}?_rsc`, headers: { rsc: "1" }, expected: [200] };
  if (kind < 99) return { path: "/api/health", expected: [200] };
  return { path: `/partenaire/personne-${n}`, expected: [404] };
}

/** Resident memory of a process and its children, in MB. */
export function residentMB(pid) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const all = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (const [child, parent] of all) if (family.has(parent)) family.add(child);
  return all.filter(([id]) => family.has(id)).reduce((sum, [, , kilobytes]) => sum + kilobytes, 0) / 1024;
}
