import { gzipSync } from "node:zlib";
import { kindsOfPage } from "./kinds.mjs";
import { row } from "./rows.mjs";

// A visit waits for quiet most of its time; what it weighs does not depend on how long it takes.
const VISITORS = 4;

/** The two screens that a first visit is weighed on; the phone is Lighthouse's. */
const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * Visits a page for the first time and weighs everything it loads until the network is quiet.
 * @param {import("@playwright/test").Browser} browser
 * @returns {Promise<{ total: number, requests: number, scripts: number, fonts: number, document: number }>}
 *   bytes as sent, headers included; `scripts` are bodies in gzip, whatever the server sends
 */
export async function firstVisit(browser, url, screen = SCREENS.phone) {
  // Under reduced motion the carousel stands still: what is weighed does not depend on how long it takes.
  const context = await browser.newContext({ ...screen, locale: "fr-FR", reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const types = new Map();
    const sizes = new Map();
    const bodies = [];
    session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
      if (types.get(requestId) !== "Script") return;
      bodies.push(
        session
          .send("Network.getResponseBody", { requestId })
          .then(({ body, base64Encoded }) => Buffer.from(body, base64Encoded ? "base64" : "utf8")),
      );
    });
    // Bytes, not times: a slow or busy machine may take as long as it needs.
    page.setDefaultTimeout(180_000);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const weigh = (type) =>
      [...sizes].reduce((sum, [id, size]) => sum + (!type || types.get(id) === type ? size : 0), 0);
    return {
      total: weigh(),
      requests: sizes.size,
      scripts: (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0),
      fonts: weigh("Font"),
      document: weigh("Document"),
    };
  } finally {
    await context.close();
  }
}

/**
 * Weighs first visits: the home page on both screens, the scripts of every kind of page beside those of
 * the empty page.
 * @returns {Promise<import("./rows.mjs").Row[]>}
 */
export async function measureBytes(browser, site, empty) {
  const rows = [];
  for (const screen of Object.keys(SCREENS)) {
    const home = await firstVisit(browser, site, SCREENS[screen]);
    const nothing = await firstVisit(browser, empty, SCREENS[screen]);
    rows.push(
      row(`home page, ${screen}: bytes in all`, home.total, {
        yardstick: nothing.total,
        budget: "homeBytes",
      }),
      row(`home page, ${screen}: fonts`, home.fonts, { budget: "homeFontBytes" }),
      row(`home page, ${screen}: the page itself`, home.document, { budget: "homeDocumentBytes" }),
      row(`home page, ${screen}: requests`, home.requests, {
        yardstick: nothing.requests,
        budget: "homeRequests",
      }),
    );
  }
  const { scripts: nothing } = await firstVisit(browser, empty);
  const kinds = await kindsOfPage(site);
  const scripts = new Map();
  const waiting = kinds.entries();
  const visitor = async () => {
    for (const [kind, path] of waiting) scripts.set(kind, (await firstVisit(browser, site + path)).scripts);
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  for (const kind of kinds.keys())
    rows.push(
      row(`${kind}: scripts in gzip over the empty page’s ${nothing}`, scripts.get(kind) - nothing, {
        budget: "scriptBytesOver",
      }),
    );
  return rows;
}
