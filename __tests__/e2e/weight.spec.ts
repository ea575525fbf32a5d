import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContextOptions, expect, type Request, test } from "@playwright/test";
import { kindsOfPage } from "../../bench/lib/kinds.mjs";
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
    expect.soft(sum(all, "sent")).toBeLessThanOrEqual(BUDGETS.homeBytes.max);
    expect.soft(all.length).toBeLessThanOrEqual(BUDGETS.homeRequests.max);
    expect.soft(sum(font, "sent")).toBeLessThanOrEqual(BUDGETS.homeFontBytes.max);
    expect.soft(sum(document, "sent")).toBeLessThanOrEqual(BUDGETS.homeDocumentBytes.max);
  });

test("the scripts of every kind of page keep their budget", async ({ browser, baseURL }) => {
  for (const [kind, path] of await kindsOfPage(String(baseURL))) {
    const { script } = await firstVisit(browser, path, SCREENS.phone);
    expect.soft(sum(script, "zipped"), kind).toBeLessThanOrEqual(BUDGETS.scriptBytes.max);
  }
});

type Loaded = { sent: number; zipped: number; type: string };

const sum = (loaded: Loaded[] = [], figure: "sent" | "zipped") =>
  loaded.reduce((total, one) => total + one[figure], 0);

/** Weighs the requests of a first visit by type: bytes as sent, with headers; scripts also in gzip. */
async function firstVisit(browser: Browser, path: string, screen?: BrowserContextOptions) {
  // Under reduced motion the carousel stands still: what is weighed does not depend on how long it takes.
  const context = await browser.newContext({ ...screen, locale: "fr-FR", reducedMotion: "reduce" });
  const page = await context.newPage();
  const finished: Promise<Loaded>[] = [];
  page.on("requestfinished", (request) => finished.push(weigh(request)));
  await page.goto(path, { waitUntil: "networkidle" });
  const all = await Promise.all(finished);
  await context.close();
  const of = (type: string) => all.filter((one) => one.type === type);
  return { all, script: of("script"), font: of("font"), document: of("document") };
}

async function weigh(request: Request): Promise<Loaded> {
  const type = request.resourceType();
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  const body = type === "script" ? await (await request.response())?.body() : undefined;
  return { type, sent: responseHeadersSize + responseBodySize, zipped: body ? gzipSync(body).length : 0 };
}
