// The performance report on the last build: first start, Lighthouse, memory.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "../testing/find-browser.mjs";
import { freePort, serve } from "../testing/serve.mjs";
import { kindsOfPage, NOT_FOUND } from "./lib/kinds.mjs";
import { residentMB, untilIdle } from "./lib/load.mjs";
import { outcome, percentile, row } from "./lib/rows.mjs";
import { untilPublished } from "./lib/stage.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
// Longer than the first change of the carousel, which must not become the largest paint.
const WAIT_AFTER_LOAD_MS = 6000;
const SCORES = ["accessibility", "best-practices", "seo"];

// Relative to bench/package.json, whatever runs this file.
const { resolve } = createRequire(import.meta.url);
const { default: lighthouse } = await import(pathToFileURL(resolve("lighthouse")).href);

/** @param other the page of another site, whose figures are printed too */
export default async function pages(other) {
  const state = mkdtempSync(path.join(os.tmpdir(), "chalet-bench-"));
  const started = performance.now();
  const site = await serve({}, { state });
  try {
    const rows = [row("first start to the home page, ms", site.firstAnswerMs, "startMs")];
    await untilPublished(site);
    rows.push(row("first start to all pages, ms", performance.now() - started, "publishedMs"));
    // Resizing the pictures ahead takes half a core for minutes.
    await untilIdle(site);
    for (const [kind, page] of await kindsOfPage(site.origin))
      rows.push(...(await measureKind(kind, site.origin + page)));
    if (other) rows.push(outcome(other, JSON.stringify(await medianAudit(other)), true));
    return [...rows, row("resident memory at the end of this report, MB", residentMB(site.pid), "memoryMB")];
  } finally {
    await site.stop();
    rmSync(state, { recursive: true });
  }
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
