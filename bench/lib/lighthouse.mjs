import lighthouse from "lighthouse";
import { launchBrowser } from "../../testing/find-browser.mjs";
import { freePort } from "../../testing/serve.mjs";
import { kindsOfPage, NOT_FOUND } from "./kinds.mjs";
import { percentile, row } from "./rows.mjs";
import { firstVisit } from "./visit.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
// Longer than the first change of the carousel, which must not become the largest paint.
const WAIT_AFTER_LOAD_MS = 6000;
const SCORES = ["accessibility", "best-practices", "seo"];

/** Lighthouse on every kind of page beside the empty page, with network and processor really slowed down. */
export async function measureLighthouse(site, empty) {
  const yardstick = await medianAudit(empty);
  const rows = [];
  for (const [kind, path] of await kindsOfPage(site)) {
    const found = await medianAudit(site + path);
    // The other scores of a 404 page are low by design: it is not indexed, and its status counts as an error.
    const scores = SCORES.slice(0, kind === NOT_FOUND ? 1 : 3).map((name) => found[name]);
    const add = (what, figure, options) => rows.push(row(`${kind}: ${what}`, figure, options));
    const blocking = found.blocking - yardstick.blocking;
    add("lowest of the scores", Math.min(...scores), { budget: "lighthouseScore" });
    add("first paint, ms", found.first, { yardstick: yardstick.first, budget: "firstPaintMs" });
    add("largest paint, ms", found.largest, { yardstick: yardstick.largest, budget: "largestPaintMs" });
    add("blocking time over the empty page’s, ms", blocking, { budget: "blockingMsOver" });
    add("layout shift", found.shift, { budget: "layoutShift" });
  }
  return rows;
}

/** The home page beside the page of another site, as a visitor on a phone meets both. */
export async function measureBeside(browser, site, other) {
  const measure = async (url) => ({ ...(await firstVisit(browser, url)), ...(await medianAudit(url)) });
  const [ours, theirs] = [await measure(`${site}/`), await measure(other)];
  return Object.keys(ours).map((name) => row(`home page, ${name}`, ours[name], { yardstick: theirs[name] }));
}

async function medianAudit(url) {
  const runs = [];
  for (let run = 0; run < RUNS; run++)
    // Now and then a browser records no trace; a second time in a row is a fault.
    runs.push(await audit(url).catch(() => audit(url)));
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => [
      name,
      percentile(
        runs.map((run) => run[name]),
        0.5,
      ),
    ]),
  );
}

/** One run, in a browser that has seen nothing before. */
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
