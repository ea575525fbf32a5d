import { expect, type Page } from "@playwright/test";

/** Holds back a page's requests to some addresses. @returns a function that lets them through */
export async function holdBack(page: Page, addresses: Parameters<Page["route"]>[0]): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(addresses, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

/** Waits for the first paint of a page while requests are held back. */
export const isPainted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
