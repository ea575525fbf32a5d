// The performance report on the last build: start, addresses without a document, Lighthouse, memory.
import http from "node:http";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "../testing/find-browser.mjs";
import { freePort, processorMs, ROOT, serve, until } from "../testing/serve.mjs";
import { kindsOfPage, NOT_FOUND } from "./lib/kinds.mjs";
import { get, residentMB } from "./lib/load.mjs";
import { outcome, percentile, row } from "./lib/rows.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
// Longer than the first change of the carousel, which must not become the largest paint.
const WAIT_AFTER_LOAD_MS = 6000;
const SCORES = ["accessibility", "best-practices", "seo"];
const FOLDERS = ["/elements", "/partenaire", "/atelier", "/calendrier/flyers", "/ateliers"];
const ADDRESSES = 200;

// Relative to bench/package.json, whatever runs this file.
const { resolve } = createRequire(import.meta.url);
const { default: lighthouse } = await import(pathToFileURL(resolve("lighthouse")).href);

/** @param other the page of another site, whose figures are printed too */
export default async function pages(other) {
  const site = await serve(ROOT);
  try {
    const rows = [row("start to first page, ms", site.firstAnswerMs, "startMs")];
    // Resizing the pictures ahead takes half a core: minutes on a new build, seconds where they are kept.
    await until(() => site.log.some((line) => line.includes("Images prêtes")), 1_200_000);
    rows.push(await measureInvented(site));
    for (const [kind, path] of await kindsOfPage(site.origin))
      rows.push(...(await measureKind(kind, site.origin + path)));
    if (other) rows.push(outcome(other, JSON.stringify(await medianAudit(other)), true));
    return [...rows, row("resident memory at the end of this report, MB", residentMB(site.pid), "memoryMB")];
  } finally {
    await site.stop();
  }
}

const invented = (name, count) =>
  Array.from({ length: count }, (_, i) => `${FOLDERS[i % FOLDERS.length]}/${name}-${i}`);

/** The processor time of unknown addresses. */
async function measureInvented(site) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const ask = (address) => get(agent, site.origin + address);
  await Promise.all(invented("avant", FOLDERS.length).map(ask));
  const before = processorMs(site.pid);
  await Promise.all(invented("mesure", ADDRESSES).map(ask));
  agent.destroy();
  const each = (processorMs(site.pid) - before) / ADDRESSES;
  return row("an address that no document has, ms of processor", each, "inventedAddressMs");
}

async function measureKind(kind, url) {
  const found = await medianAudit(url);
  // The other scores of a 404 page are low by design: it is not indexed, and its status counts as an error.
  const scores = SCORES.slice(0, kind === NOT_FOUND ? 1 : 3).map((name) => found[name]);
  return [
    row(`${kind}: lowest of the scores`, Math.min(...scores), "lighthouseScore"),
    row(`${kind}: first paint, ms`, found.first, "firstPaintMs"),
    row(`${kind}: largest paint, ms`, found.largest, "largestPaintMs"),
    row(`${kind}: blocking time, ms`, found.blocking, "blockingMs"),
    row(`${kind}: layout shift`, found.shift, "layoutShift"),
  ];
}

async function medianAudit(url) {
  const runs = [];
  for (let run = 0; run < RUNS; run++)
    // Now and then a browser records no trace; a second time in a row is a fault.
    runs.push(await audit(url).catch(() => audit(url)));
  const median = (name) =>
    percentile(
      runs.map((run) => run[name]),
      0.5,
    );
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(name)]));
}

/** One run, in a browser that has seen nothing before, with network and processor really slowed down. */
async function audit(url) {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: "silent",
      onlyCategories: ["performance", ...SCORES],
      throttlingMethod: "devtools",
      pauseAfterLoadMs: WAIT_AFTER_LOAD_MS,
      // The demonstration closes itself to search engines.
      skipAudits: ["is-crawlable"],
      ignoreStatusCode: true,
    });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const figure = (id) => lhr.audits[id].numericValue;
    const first = figure("first-contentful-paint");
    return {
      ...Object.fromEntries(SCORES.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      first,
      largest: figure("largest-contentful-paint"),
      blocking: blockingMs(lhr.audits["long-tasks"].details?.items ?? [], first),
      shift: figure("cumulative-layout-shift"),
    };
  } finally {
    await browser.close();
  }
}

/** Time over 50 ms of the tasks after the first paint. Lighthouse's own figure needs 5 s without any task. */
function blockingMs(tasks, first) {
  const after = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - first));
  return after.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
}
