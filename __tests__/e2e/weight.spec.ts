import { type Browser, type BrowserContextOptions, expect, type Request, test } from "@playwright/test";
import BUDGETS from "../../budgets.json" with { type: "json" };

/** The two screens that a first visit is weighed on; the phone is Lighthouse's. */
const SCREENS: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

for (const [name, screen] of Object.entries(SCREENS))
  test(`a first visit to the home page on a ${name} keeps its budgets of bytes and requests`, async ({
    browser,
  }) => {
    const { all, font, document } = await firstVisit(browser, "/", screen);
    expect.soft(sum(all)).toBeLessThanOrEqual(BUDGETS.homeBytes.max);
    expect.soft(all.length).toBeLessThanOrEqual(BUDGETS.homeRequests.max);
    expect.soft(sum(font)).toBeLessThanOrEqual(BUDGETS.homeFontBytes.max);
    expect.soft(sum(document)).toBeLessThanOrEqual(BUDGETS.homeDocumentBytes.max);
  });

test("every script asks the browser to compile it whole", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/le-lieu", { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of await Promise.all(scripts))
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

type Loaded = { sent: number; type: string };

const sum = (loaded: Loaded[]) => loaded.reduce((total, { sent }) => total + sent, 0);

/** Weighs the requests of a first visit by type: bytes as sent, with headers. */
async function firstVisit(browser: Browser, path: string, screen: BrowserContextOptions) {
  // Under reduced motion the carousel stands still: what is weighed does not depend on how long it takes.
  const context = await browser.newContext({ ...screen, locale: "fr-FR", reducedMotion: "reduce" });
  const page = await context.newPage();
  const finished: Promise<Loaded>[] = [];
  page.on("requestfinished", (request) => finished.push(weigh(request)));
  await page.goto(path, { waitUntil: "networkidle" });
  const all = await Promise.all(finished);
  await context.close();
  const of = (type: string) => all.filter((one) => one.type === type);
  return { all, font: of("font"), document: of("document") };
}

async function weigh(request: Request): Promise<Loaded> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return { type: request.resourceType(), sent: responseHeadersSize + responseBodySize };
}
