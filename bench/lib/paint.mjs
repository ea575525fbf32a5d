import { kindsOfPage } from "./kinds.mjs";
import { median, row } from "./rows.mjs";
import { SCREENS } from "./visit.mjs";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
// Long enough for every picture of the carousel, which changes by itself.
const HOME_MS = 20_000;
const OTHER_MS = 5000;
const PAIRS = 9;

// Lighthouse's slow phone, as its DevTools method applies it: slow 4G, a quarter of this processor.
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_RATE = 4;

/**
 * What a patient visitor on a slow phone sees, who touches nothing: paints and shifts on every kind of
 * page, with the slowness applied, where Lighthouse's own figures simulate it.
 * @returns {Promise<import("./rows.mjs").Row[]>}
 */
export async function measurePaint(browser, site) {
  const rows = [];
  for (const [kind, path] of await kindsOfPage(site)) {
    const seen = await patientVisits(browser, site + path, path === "/" ? HOME_MS : OTHER_MS);
    rows.push(
      row(`${kind}: first paint on a phone really slowed down, ms`, seen.first, {
        budget: "appliedFirstPaintMs",
      }),
      row(`${kind}: largest paint, the same way, ms`, seen.largest, { budget: "appliedLargestPaintMs" }),
      row(`${kind}: layout shift, the same way`, seen.shift, { budget: "layoutShift" }),
    );
  }
  return rows;
}

/** The median of several patient visits to a page; each has seen nothing before. */
export async function patientVisits(browser, url, patienceMs = HOME_MS) {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await patientVisit(browser, url, patienceMs));
  const of = (name) => median(visits.map((visit) => visit[name]));
  return { first: of("first"), largest: of("largest"), shift: of("shift") };
}

/**
 * How long the home page keeps its visitor from doing anything, over an empty page: in turns, as the machine
 * is never the same twice.
 * @returns {Promise<import("./rows.mjs").Row[]>}
 */
export async function measureBlocking(browser, site, empty) {
  const found = { site: [], empty: [] };
  for (let pair = 0; pair < PAIRS; pair++)
    for (const [name, origin] of Object.entries({ site, empty }))
      found[name].push((await patientVisit(browser, `${origin}/`, OTHER_MS)).blocking);
  const over = median(found.site.map((ms, i) => ms - found.empty[i]));
  return [
    row(
      `blocking time on a phone really slowed down over an empty page’s, median of ${PAIRS} pairs, ms`,
      over,
      {
        budget: "appliedBlockingMsOver",
      },
    ),
  ];
}

async function patientVisit(browser, url, patienceMs) {
  const context = await browser.newContext({ ...SCREENS.phone, locale: "fr-FR" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(patienceMs);
    return await page.evaluate(whatWasNoted);
  } finally {
    await context.close();
  }
}

/** Runs in the page: everything that the browser has noted since it began. */
async function whatWasNoted() {
  const noted = (type) =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // Nothing noted, nothing told.
      setTimeout(resolve, 500, []);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ["paint", "largest-contentful-paint", "layout-shift", "longtask"].map(noted),
  );
  const first = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN;
  const after = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - first));
  return {
    first,
    largest: largest.at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    // By how much its tasks after the first paint were longer than 50 ms.
    blocking: after.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
  };
}
