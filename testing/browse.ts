import { readFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { launchBrowser } from "./find-browser.mjs";

const PAGES_AT_ONCE = 2;

const ICON = readFileSync("public/art/icon-192.png").toString("base64");

/**
 * Answers requests for resized pictures with an icon, because resizing takes time. `page.route` would stop
 * every request, and keep nothing in the browser's cache.
 * @param arrival what each answer waits for
 * @returns the session that does so until it is detached
 */
export async function skipResizing(page: Page, arrival = async () => {}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", async ({ requestId }) => {
    await arrival();
    const headers = [{ name: "content-type", value: "image/png" }];
    const answer = { requestId, responseCode: 200, responseHeaders: headers, body: ICON };
    // The page may be gone.
    await session.send("Fetch.fulfillRequest", answer).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/_next/image?url=*" }] });
  return session;
}

/**
 * Visits addresses in a new browser, several at once.
 * @param open makes a page, with listeners where a test needs them
 * @param look is called on each page once it has loaded
 */
export async function visitAll(
  addresses: readonly string[],
  open: (browser: Browser) => Promise<Page>,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser();
  const waiting = [...addresses];
  const visitor = async () => {
    const page = await open(browser);
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      await page.goto(address, { waitUntil: "load", timeout: 0 });
      await look(page);
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visitor));
  } finally {
    await browser.close();
  }
}
