// The report on first visits to the last build: first start, paints, blocking and bytes of each kind of page
// beside the framework's empty page, scores of Lighthouse, memory.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "../testing/find-browser.mjs";
import { freePort, serve, untilPublished } from "../testing/serve.mjs";
import { serveEmptyPage } from "./lib/empty-page.mjs";
import { kindsOfPage, NOT_FOUND } from "./lib/kinds.mjs";
import { residentMB, untilIdle } from "./lib/load.mjs";
import { BUDGETS, outcome, row } from "./lib/rows.mjs";
import { spread, visitInTurn } from "./lib/visits.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SCORES = ["accessibility", "best-practices", "seo"];

// Relative to bench/package.json, whatever runs this file.
const { resolve } = createRequire(import.meta.url);
const { default: lighthouse } = await import(pathToFileURL(resolve("lighthouse")).href);

/** @param otherOrigin the origin of another version of the site, which is visited in turn with this one */
export default async function benchPages(otherOrigin) {
  const state = mkdtempSync(path.join(os.tmpdir(), "chalet-bench-"));
  const started = performance.now();
  const site = await serve({}, { state });
  const empty = await serveEmptyPage();
  try {
    const rows = [row("first start to the home page, ms", site.firstAnswerMs, "startMs")];
    await untilPublished(site);
    rows.push(row("first start to all pages, ms", performance.now() - started, "publishedMs"));
    // Resizing the pictures ahead takes half a core for minutes.
    await untilIdle(site);
    const kinds = await kindsOfPage(site.origin);
    rows.push(...(await visitRows(kinds, site.origin, empty.origin, otherOrigin)));
    for (const [kind, page] of kinds) rows.push(await scoreRow(kind, site.origin + page));
    return [...rows, row("resident memory at the end of this report, MB", residentMB(site.pid), "memoryMB")];
  } finally {
    await Promise.all([site.stop(), empty.stop()]);
    rmSync(state, { recursive: true });
  }
}

/** One line for each kind of page, with the limits that it misses below. */
async function visitRows(kinds, origin, empty, other) {
  const emptyPage = `${empty}/`;
  const addresses = [...kinds.values()].flatMap((page) => [origin + page, ...(other ? [other + page] : [])]);
  const visits = await visitInTurn([emptyPage, ...addresses], RUNS);
  const emptyFigures = visits.get(emptyPage);
  const lines = [outcome("empty page of the framework", figuresOf(emptyFigures), true)];
  for (const [kind, page] of kinds) {
    const figures = visits.get(origin + page);
    const missed = Object.entries({
      firstPaintMs: figures.first.median,
      largestPaintMs: figures.largest.median,
      blockingOfEmptyPage: figures.blocking.median / emptyFigures.blocking.median,
      layoutShift: figures.shift.median,
      scriptKilobytesOverEmptyPage: figures.scriptKilobytes.median - emptyFigures.scriptKilobytes.median,
    }).filter(([name, figure]) => figure > BUDGETS[name].max);
    const details = missed.map(([name, figure]) => `${name} is ${figure}, at most ${BUDGETS[name].max}`);
    lines.push(outcome(kind, figuresOf(figures), missed.length === 0, details));
    if (other) lines.push(outcome(`${kind} of ${other}`, figuresOf(visits.get(other + page)), true));
  }
  return lines;
}

const figuresOf = (figures) =>
  Object.entries(figures)
    .map(([name, quartiles]) => `${name} ${spread(name, quartiles)}`)
    .join(" · ");

async function scoreRow(kind, url) {
  // A browser sometimes records no trace: the second try decides.
  const scores = await scoresOf(url).catch(() => scoresOf(url));
  // Lighthouse counts `noindex` and a 404 as errors, so that page is judged by its first score alone.
  return row(
    `${kind}: lowest of the scores`,
    Math.min(...scores.slice(0, kind === NOT_FOUND ? 1 : 3)),
    "lighthouseScore",
  );
}

async function scoresOf(url) {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: "silent",
      onlyCategories: SCORES,
      throttlingMethod: "provided",
      // The demonstration closes itself to search engines.
      skipAudits: ["is-crawlable"],
      ignoreStatusCode: true,
    });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return SCORES.map((name) => Math.round(lhr.categories[name].score * 100));
  } finally {
    await browser.close();
  }
}
