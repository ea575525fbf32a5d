import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { test as base, type CDPSession, expect, type Page, type Response } from "@playwright/test";
import { skipResizing } from "@/testing/browse";
import { answers, until } from "@/testing/serve.mjs";
import BUDGETS from "../../budgets.json" with { type: "json" };
import { enlarge, PAGES } from "./site";

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
// `npm run nightly`: every page of the sitemap, with a second accessibility engine, which bench/ installs.
const aceSource =
  process.env.EVERY_PAGE && readFileSync("bench/node_modules/accessibility-checker-engine/ace.js", "utf8");
const sitemap = process.env.EVERY_PAGE ? await publishedSitemap() : "";
const further = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, address = ""]) => ({ path: new URL(address).pathname, title: /–/ }))
  .filter(({ path }) => PAGES.every((page) => page.path !== path));

/** The sitemap of the site under test, once it is published. */
async function publishedSitemap(): Promise<string> {
  const address = `http://localhost:${process.env.E2E_PORT ?? 3210}/sitemap.xml`;
  await until(() => answers(address));
  return (await fetch(address)).text();
}

let icons: CDPSession | undefined;

// One tab for all pages of a worker: a new one for each takes an eighth of the time.
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { defaultBrowserType, ...options } = project.use;
      const context = await browser.newContext(options);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use, { project }) => {
    await tab.setViewportSize(project.use.viewport ?? { width: 1440, height: 900 });
    await use(tab);
    tab.removeAllListeners();
    await tab.setExtraHTTPHeaders({});
    await icons?.detach();
    icons = undefined;
  },
});

for (const { path, title } of [...PAGES, ...further])
  test(`${path} is complete, accessible, fits screen and paper, and requests no other site`, async ({
    page,
    context,
  }, { project }) => {
    // The pictures themselves are loaded where there are most, in the format that takes least time to make.
    if (project.name === "phone" && path === "/le-lieu")
      await page.setExtraHTTPHeaders({ accept: "text/html, image/jpeg" });
    else icons = await skipResizing(page);
    const faults = watch(page);
    const scriptBytes = weighScripts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect.soft(page).toHaveTitle(title);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const role of ["banner", "main", "contentinfo"] as const)
      await expect.soft(page.getByRole(role)).toBeVisible();
    await expect.soft(page.getByRole("contentinfo")).toContainText("Arvieux, Hautes-Alpes, 1500 m");
    const canonical = `http://localhost:3000${path === "/" ? "" : path}`;
    await expect.soft(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);

    await scrollThrough(page);
    await expect.poll(() => loadingPictures(page)).toBe(0);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect.soft(await picturesOfWrongWidth(page)).toEqual([]);
    expect.soft(await axeViolations(page)).toEqual([]);
    if (aceSource && project.name === "desktop") expect.soft(await aceViolations(page)).toEqual([]);
    expect.soft(faults).toEqual([]);
    expect.soft(await scriptBytes()).toBeLessThanOrEqual(BUDGETS.scriptBytes.max);
    expect.soft(await context.cookies()).toEqual([]);
    expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    if (project.name === "desktop") await canBeReadOnPaper(page);
    await fitsItsScreen(page, project.name);
  });

test("a page that does not exist is accessible and fits its screen", async ({ page }, { project }) => {
  const scriptBytes = weighScripts(page);
  await page.goto("/nulle-part");
  expect(await axeViolations(page)).toEqual([]);
  expect(await scriptBytes()).toBeLessThanOrEqual(BUDGETS.scriptBytes.max);
  await fitsItsScreen(page, project.name);
});

/** Records the faults of a page: console errors, requests to other sites. */
function watch(page: Page) {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (page.url() === "about:blank" || !protocol.startsWith("http")) return;
    if (origin !== new URL(page.url()).origin) faults.push(`left the site: ${request.url()}`);
  });
  return faults;
}

/** Collects the scripts that a page loads. @returns a function that gives their bytes so far, in gzip */
function weighScripts(page: Page) {
  const scripts: Response[] = [];
  page.on("response", (answer) => answer.request().resourceType() === "script" && scripts.push(answer));
  return async () => {
    const bodies = await Promise.all(scripts.map((answer) => answer.body()));
    return bodies.reduce((total, body) => total + gzipSync(body).length, 0);
  };
}

/** The number of visible pictures that have not arrived. */
const loadingPictures = (page: Page) =>
  page
    .locator("main img")
    .evaluateAll(
      (all: HTMLImageElement[]) =>
        all.filter((img) => !img.complete && img.checkVisibility({ visibilityProperty: true })).length,
    );

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Blurred or needlessly heavy pictures: their file is chosen for a width far from that of their box. */
const picturesOfWrongWidth = (page: Page) =>
  page.locator("main img[sizes]").evaluateAll((all: HTMLImageElement[]) => {
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.position = "fixed";
    const chosenWidth = (sizes: string) => {
      const options = sizes
        .split(/,\s*(?![^(]*\))/)
        .map((option) => /^(\([^)]*\))?\s*(.*)$/.exec(option) ?? []);
      const [, , length = "100vw"] = options.find(([, media]) => !media || matchMedia(media).matches) ?? [];
      probe.style.width = length;
      return probe.offsetWidth;
    };
    return all.flatMap(({ sizes, offsetWidth, currentSrc, parentElement }) => {
      const hidden = offsetWidth === 0 || parentElement?.localName === "picture";
      const ratio = chosenWidth(sizes) / offsetWidth;
      return hidden || (ratio > 0.8 && ratio < 2.7) ? [] : [`${currentSrc}: ${ratio.toFixed(2)} of its box`];
    });
  });

async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}

/** A second, independent engine: IBM's Equal Access rules for WCAG 2.2. */
async function aceViolations(page: Page): Promise<string[]> {
  await page.evaluate(`${aceSource};window.ace = typeof ace === "undefined" ? window.ace : ace`);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: new () => { check: Check } } };
    type Check = (document: Document, rules: string[]) => Promise<{ results: Result[] }>;
    type Result = { ruleId: string; value: [string, string]; message: string; path: { dom: string } };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`);
  });
}

/** At 200 % text size. */
async function fitsItsScreen(page: Page, screen: string) {
  const wide = screen === "desktop";
  await enlarge(page);
  for (const width of wide ? [1440, 1280] : [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    if (wide) await expect.soft(page.getByRole("link", { name: /^Appeler le/ })).toBeInViewport({ ratio: 1 });
    else expect.soft(await partsBeyondTheScreen(page), `${page.url()} at ${width} px`).toEqual([]);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

function partsBeyondTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInside = (element: Element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width === 0 || (right <= innerWidth + 1 && left >= -1);
    };
    const isClipped = (element: Element) =>
      element.tagName === "IMG" || element.closest(".visually-hidden, [aria-hidden=true], .skip, picture");
    return [...document.querySelectorAll("header *, main *, aside *, footer *")]
      .filter((element) => !isInside(element) && !isClipped(element))
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 30)}`);
  });
}

/** The pages that visitors print. Each fits on one sheet. */
const ONE_SHEET = /^\/(partenaire|atelier\/|calendrier\/flyers|elements|le-concept|nous-connaitre)/;

/** Checks that the printed page has the contact details, no text below 10 pt, and not too many sheets. */
async function canBeReadOnPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  if (ONE_SHEET.test(new URL(page.url()).pathname)) {
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    // Guests' words may take a second sheet.
    const sheets = 1 + (await page.getByRole("heading", { name: "Ce qu’ils en disent" }).count());
    expect.soft(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
  }
  for (const way of ["04 65 71 15 00", "bonjour@chalet-quatre-elements.example", "05350 Arvieux"])
    await expect.soft(page.locator("body")).toContainText(way, { useInnerText: true });
  const small = await page.evaluate(() => {
    const TEN_POINTS = 13.3;
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, data } = walker.currentNode as Text;
      if (!element || !data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < TEN_POINTS) small.push(`small: ${data}`);
    }
    return small;
  });
  expect.soft(small).toEqual([]);
  await page.emulateMedia({ media: "screen" });
}
