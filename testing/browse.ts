import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "./find-browser.mjs";

const PAGES_AT_ONCE = 3;

/** Answers requests for resized pictures with an icon. Resizing takes time; their room is reserved. */
export const skipResizing = (page: Page) =>
  page.route("**/_next/image?url=**", (route) => route.fulfill({ path: "public/art/icon-192.png" }));

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
