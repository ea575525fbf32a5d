import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { BROWSER_FLAGS, findBrowser } from "../../testing/find-browser.mjs";
import { freePort } from "../../testing/free-port.mjs";
import { kindsOfPage, NOT_FOUND } from "./kinds.mjs";
import { median, row } from "./rows.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Lighthouse on every kind of page, on its slow phone and simulated slow network, beside the empty page
 * of the same framework: the four scores, largest paint, blocking time and layout shift.
 * @returns {Promise<import("./rows.mjs").Row[]>}
 */
export async function measureLighthouse(site, empty) {
  const addresses = new Map([["empty page", empty]]);
  for (const [kind, path] of await kindsOfPage(site)) addresses.set(kind, site + path);
  const runs = new Map([...addresses.keys()].map((kind) => [kind, []]));
  for (let run = 0; run < RUNS; run++)
    for (const [kind, url] of addresses) runs.get(kind).push(await audit(url));

  const of = (kind, name) => median(runs.get(kind).map((run) => run[name]));
  const nothing = of("empty page", "blocking");
  return [...addresses.keys()].slice(1).flatMap((kind) => {
    // A page that is not there is no page to find, and the browser itself reports its status as an error.
    const scores = CATEGORIES.slice(0, kind === NOT_FOUND ? 2 : 4).map((name) => [of(kind, name), name]);
    const [lowest, name] = scores.sort(([a], [b]) => a - b)[0];
    return [
      row(`${kind}: lowest of the four scores (${name})`, lowest, { budget: "lighthouseScore" }),
      row(`${kind}: largest paint, ms`, of(kind, "largest"), { budget: "largestPaintMs" }),
      row(`${kind}: blocking time, ms`, of(kind, "blocking"), { budget: "blockingMs" }),
      row(`${kind}: the same over the empty page’s ${Math.round(nothing)}`, of(kind, "blocking") - nothing, {
        budget: "blockingMsOver",
      }),
      row(`${kind}: layout shift`, of(kind, "shift"), { budget: "layoutShift" }),
    ];
  });
}

/** One run; now and then a browser records no trace, a second time in a row is a fault. */
export const audit = (url) => auditOnce(url).catch(() => auditOnce(url));

/** In a browser of its own, which has seen nothing before. */
async function auditOnce(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: "silent",
      onlyCategories: CATEGORIES,
      // The demonstration closes itself to search engines, whatever else it does for them.
      skipAudits: ["is-crawlable"],
      ignoreStatusCode: true,
    });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const figure = (id) => lhr.audits[id].numericValue;
    return {
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
      largest: figure("largest-contentful-paint"),
      blocking: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
    };
  } finally {
    await browser.close();
  }
}
