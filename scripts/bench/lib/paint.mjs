import { blockingTime } from "./blocking.mjs";
import { kindsOfPage } from "./kinds.mjs";
import { median, row } from "./rows.mjs";
import { SCREENS } from "./visit.mjs";

const RUNS = 3;
// A slow phone on a slow network, as Lighthouse has them.
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWDOWN = 4;

/** Largest paint, layout shift and blocking time of every kind of page on a slow phone, beside the empty page's. */
export async function measurePaint(browser, site, empty) {
  const addresses = new Map([["empty page", empty]]);
  for (const [kind, path] of await kindsOfPage(site)) addresses.set(kind, site + path);
  const runs = new Map([...addresses.keys()].map((kind) => [kind, []]));
  for (let run = 0; run < RUNS; run++)
    for (const [kind, url] of addresses)
      runs.get(kind).push({
        ...(await paint(browser, url)),
        blocking: await blockingTime(browser, url, SCREENS.phone, CPU_SLOWDOWN),
      });

  const of = (kind, name) => median(runs.get(kind).map((run) => run[name]));
  const nothing = of("empty page", "blocking");
  return [...addresses.keys()].slice(1).flatMap((kind) => {
    const blocking = of(kind, "blocking");
    return [
      row(`${kind}: largest paint, ms`, of(kind, "largest"), { budget: "largestPaintMs" }),
      row(`${kind}: blocking time, ms`, blocking, { budget: "blockingMs" }),
      row(`${kind}: the same over the empty page’s ${Math.round(nothing)}`, blocking - nothing, {
        budget: "blockingMsOver",
      }),
      row(`${kind}: layout shift`, of(kind, "shift"), { budget: "layoutShift" }),
    ];
  });
}

async function paint(browser, url) {
  const context = await browser.newContext({ ...SCREENS.phone, locale: "fr-FR" });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(500);
    return await page.evaluate(() => globalThis.__painted);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function observe() {
  const found = { largest: 0, shift: 0 };
  globalThis.__painted = found;
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    found.largest = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) found.shift += entry.value;
  });
}
