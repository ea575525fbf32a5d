import { expect, type Page } from "@playwright/test";

/** Holds back what a page asks for at some addresses. @returns lets it all come */
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

/** A page shows its first words, whatever is held back. */
export const isPainted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
