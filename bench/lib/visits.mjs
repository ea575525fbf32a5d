import { launchBrowser } from "../../testing/find-browser.mjs";
import { percentile } from "./rows.mjs";

// A phone on slow 4G with a quarter of this machine's processor.
const DEVICE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const PROCESSOR = { rate: 4 };
// The time for which a visit is watched after load; the carousel changes later.
const WATCHED_AFTER_LOAD_MS = 3000;
/** A task blocks a visitor from this time on. */
const LONG_TASK_MS = 50;

/** The figures of a visit, each with the number of decimals that are printed. */
const FIGURES = { first: 0, largest: 0, blocking: 0, shift: 3, kilobytes: 0, scriptKilobytes: 1 };

/**
 * Visits each page `runs` times with an empty cache, the pages in turn, so that a busy moment meets all.
 * @param {string[]} urls
 * @param {number} runs
 * @returns a map of the addresses to their figures, each with its quartiles
 */
export async function visitInTurn(urls, runs) {
  const browser = await launchBrowser();
  const visits = new Map(urls.map((url) => [url, []]));
  try {
    // The first visit of a browser is slower than those of any visitor.
    await measureVisit(browser, urls[0]);
    for (let run = 0; run < runs; run++)
      for (const url of urls) visits.get(url).push(await measureVisit(browser, url));
  } finally {
    await browser.close();
  }
  return new Map([...visits].map(([url, measured]) => [url, quartilesOf(measured)]));
}

/** The median of a figure with its quartiles, as text. */
export const spread = (name, { low, median, high }) =>
  `${median.toFixed(FIGURES[name])} [${low.toFixed(FIGURES[name])}–${high.toFixed(FIGURES[name])}]`;

function quartilesOf(visits) {
  const quartiles = (name) => {
    const values = visits.map((figures) => figures[name]);
    const [low, median, high] = [0.25, 0.5, 0.75].map((part) => percentile(values, part));
    return { low, median, high };
  };
  return Object.fromEntries(Object.keys(FIGURES).map((name) => [name, quartiles(name)]));
}

async function measureVisit(browser, url) {
  const context = await browser.newContext(DEVICE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", NETWORK);
    await client.send("Emulation.setCPUThrottlingRate", PROCESSOR);
    const types = new Map();
    const bytes = { all: 0, scripts: 0 };
    client.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength;
      if (types.get(requestId) === "Script") bytes.scripts += encodedDataLength;
    });
    await page.addInitScript(recordInPage);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(WATCHED_AFTER_LOAD_MS);
    const { first, largest, tasks, shift } = await page.evaluate(() => window.recorded);
    return {
      ...{ first, largest, shift, blocking: blockingMs(tasks, first) },
      ...{ kilobytes: bytes.all / 1000, scriptKilobytes: bytes.scripts / 1000 },
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: records what the browser tells about paints, tasks and shifts. */
function recordInPage() {
  window.recorded = { first: 0, largest: 0, tasks: [], shift: 0 };
  const { recorded } = window;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") recorded.first = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    recorded.largest = startTime;
  });
  observe("longtask", ({ startTime, duration }) => recorded.tasks.push({ startTime, duration }));
  observe("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) recorded.shift += value;
  });
}

/** The sum of the parts beyond 50 ms of all tasks after the first paint. */
function blockingMs(tasks, first) {
  const durationsAfterPaint = tasks.map(({ startTime, duration }) =>
    Math.min(duration, startTime + duration - first),
  );
  return durationsAfterPaint.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
}
