import { gzipSync } from "node:zlib";
import { kindsOfPage } from "./kinds.mjs";
import { row } from "./rows.mjs";

// A visit mostly waits for the network to be idle, and its weight does not depend on the time that it takes.
const VISITORS = 4;

/** The two screens that a first visit is weighed on; the phone is Lighthouse's. */
const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** The weight of a first visit, as sent with headers; that of scripts in gzip, whatever the server sends. */
export async function firstVisit(browser, url, screen = SCREENS.phone) {
  // Under reduced motion the carousel stands still: what is weighed does not depend on how long it takes.
  const context = await browser.newContext({ ...screen, locale: "fr-FR", reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    // Bytes, not times: a slow or busy machine may take as long as it needs.
    page.setDefaultTimeout(180_000);
    const finished = [];
    page.on("requestfinished", (request) => finished.push(weigh(request)));
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const loaded = await Promise.all(finished);
    const sum = (figure, type) =>
      loaded.reduce((total, one) => total + (!type || one.type === type ? one[figure] : 0), 0);
    return {
      total: sum("sent"),
      requests: loaded.length,
      scripts: sum("zipped", "script"),
      fonts: sum("sent", "font"),
      document: sum("sent", "document"),
    };
  } finally {
    await context.close();
  }
}

async function weigh(request) {
  const type = request.resourceType();
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const zipped = type === "script" ? gzipSync(await (await request.response()).body()).length : 0;
  return { type, zipped, sent: responseHeadersSize + responseBodySize };
}

/** Weighs the home page on both screens, and the scripts of every kind of page over the empty page’s. */
export async function measureBytes(browser, site, empty) {
  const rows = [];
  for (const [name, screen] of Object.entries(SCREENS)) {
    const home = await firstVisit(browser, site, screen);
    const yardstick = await firstVisit(browser, empty, screen);
    const add = (what, figure, options) => rows.push(row(`home page, ${name}: ${what}`, figure, options));
    add("bytes in all", home.total, { yardstick: yardstick.total, budget: "homeBytes" });
    add("fonts", home.fonts, { budget: "homeFontBytes" });
    add("the page itself", home.document, { budget: "homeDocumentBytes" });
    add("requests", home.requests, { yardstick: yardstick.requests, budget: "homeRequests" });
  }
  const { scripts: yardstick } = await firstVisit(browser, empty);
  const weighScripts = async ([kind, path]) => {
    const { scripts } = await firstVisit(browser, site + path);
    const name = `${kind}: scripts in gzip over the empty page’s ${yardstick}`;
    return row(name, scripts - yardstick, { budget: "scriptBytesOver" });
  };
  const kinds = [...(await kindsOfPage(site))];
  while (kinds.length > 0) rows.push(...(await Promise.all(kinds.splice(0, VISITORS).map(weighScripts))));
  return rows;
}
