import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import { enlarge, FURTHER_RETREATS, NOT_FOUND, PAGES } from "./site";

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
// `npm run nightly`: every page of the sitemap, with a second accessibility engine, which bench/ installs.
const aceSource =
  process.env.EVERY_PAGE && readFileSync("bench/node_modules/accessibility-checker-engine/ace.js", "utf8");
const sitemap = process.env.EVERY_PAGE ? readFileSync(".next/server/app/sitemap.xml.body", "utf8") : "";
const further = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, address = ""]) => ({ path: new URL(address).pathname, title: /–/ }))
  .filter(({ path }) => PAGES.every((page) => page.path !== path));

for (const { path, title } of [...PAGES, ...further])
  test(`${path} is complete, accessible, fits screen and paper, and requests no other site`, async ({
    page,
    context,
  }, { project }) => {
    const faults = watch(page);
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

    expect.soft(await waitsForLayout(page)).toBe(false);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect.soft(await picturesOfOneWidth(page)).toEqual([]);
    expect.soft(await picturesOfWrongWidth(page)).toEqual([]);
    expect.soft(await axeViolations(page)).toEqual([]);
    if (aceSource && project.name === "desktop") expect.soft(await aceViolations(page)).toEqual([]);
    expect.soft(faults).toEqual([]);
    expect.soft(await context.cookies()).toEqual([]);
    expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await fitsItsScreen(page, project.name);
    if (project.name === "desktop") await canBeReadOnPaper(page);
  });

for (const { path, words } of NOT_FOUND)
  test(`${path} is a complete French 404`, async ({ page }, { project }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText(words);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await fitsItsScreen(page, project.name);
  });

test("retreats without a date, with long dates or without a poster fit their screen", async ({ page }, {
  project,
}) => {
  for (const path of FURTHER_RETREATS) {
    await page.goto(path);
    await fitsItsScreen(page, project.name);
  }
});

/**
 * Records the faults of a page: console errors, requests to other sites, scripts that are
 * requested twice, external style sheets.
 */
function watch(page: Page) {
  const faults: string[] = [];
  const scripts = new Set<string>();
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (pathname.endsWith(".css")) faults.push(`style: ${pathname}`);
    if (scripts.has(pathname)) faults.push(`twice: ${pathname}`);
    if (pathname.endsWith(".js")) scripts.add(pathname);
    if (page.url() === "about:blank" || !protocol.startsWith("http")) return;
    if (origin !== new URL(page.url()).origin) faults.push(`left the site: ${request.url()}`);
  });
  return faults;
}

/** Whether the first picture is lazy; the home page's is, and urgent, for its text is painted first. */
const waitsForLayout = (page: Page) =>
  page.locator("main img").evaluateAll((all: HTMLImageElement[]) => {
    const first = all.find((img) => img.checkVisibility({ visibilityProperty: true }));
    return first?.loading === "lazy" && first.fetchPriority !== "high";
  });

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Pictures with `sizes` whose `srcset` has no widths. */
const picturesOfOneWidth = (page: Page) =>
  page
    .locator("img[sizes]")
    .evaluateAll((all) =>
      all.map((img) => img.getAttribute("srcset")).filter((set) => /\dx/.test(set ?? "")),
    );

/** Pictures whose file is chosen for a width far from that of their box: they would be blurred, or needlessly heavy. */
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

/** On phones at 200 % text size, on other screens while scrolled. */
async function fitsItsScreen(page: Page, screen: string) {
  if (screen === "desktop") {
    expect.soft(await wordsUnderStickyParts(page), page.url()).toEqual([]);
    return;
  }
  await enlarge(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await partsBeyondTheScreen(page), `${page.url()} at ${width} px`).toEqual([]);
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

function wordsUnderStickyParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main") as Element;
    const sticky = [...main.querySelectorAll("*")].filter(
      (element) => getComputedStyle(element).position === "sticky" && element.checkVisibility(),
    );
    const passing: Range[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement as Element;
      if (!walker.currentNode.textContent?.trim()) continue;
      if (!holder.checkVisibility({ visibilityProperty: true })) continue;
      if (sticky.some((element) => element.contains(holder))) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      passing.push(range);
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    const found = new Set<string>();
    if (sticky.length === 0) return [];
    for (let y = 0; y < document.body.scrollHeight; y += 150) {
      scrollTo({ top: y, behavior: "instant" });
      for (const over of sticky.map((element) => element.getBoundingClientRect()))
        for (const range of passing)
          for (const line of range.getClientRects())
            if (line.width > 1 && overlap(line, over)) found.add(range.toString());
    }
    return [...found];
  });
}

/** Checks that the printed page has the contact details, and no text below 10 pt. */
async function canBeReadOnPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
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
}
