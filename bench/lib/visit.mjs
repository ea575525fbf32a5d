import { gzipSync } from "node:zlib";

/** The two screens that a first visit is weighed on; the phone is Lighthouse's. */
export const SCREENS = {
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
