import { expect, test } from "@playwright/test";
import { NOT_FOUND, PAGES } from "./site";

/** Words are read without waiting for the pictures. */
const WORDS = { waitUntil: "domcontentloaded" } as const;
const ADDRESSES = [...PAGES, ...NOT_FOUND].map(({ path }) => path);

test("no line of any page can break before « : ; ! ? », within guillemets, a number, a date or a phone number", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "desktop", "words do not depend on the width");
  test.slow();
  const found: string[] = [];
  for (const path of ADDRESSES) {
    await page.goto(path, WORDS);
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const seen: string[] = [
        document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
      ];
      while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode as Text;
        if (!parentElement?.closest("script, style, code")) seen.push(data);
      }
      return seen;
    });
    for (const text of texts)
      for (const [part] of text.matchAll(
        /.{0,15}(?: [:;!?»](?!\S)|« |\d (?:m|km|h|€|personnes)\b| à \d+ personnes|\b0\d \d\d \d\d|\d (?:janvier|mars|mai|juin|juillet|septembre|octobre|novembre) ?\d).{0,15}/g,
      ))
        found.push(`${path}: ${part}`);
  }
  expect(found).toEqual([]);
});

test("with letters of twice their size no page is wider than a phone", async ({ page }, { project }) => {
  test.skip(project.name !== "phone", "asked of the narrow screen");
  test.slow();
  const wide: string[] = [];
  for (const path of ADDRESSES) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    wide.push(
      ...(await page.evaluate(() => {
        const inside = (element: Element) => {
          const { right, left, width } = element.getBoundingClientRect();
          return width === 0 || (right <= innerWidth + 1 && left >= -1);
        };
        const clipped = (element: Element) =>
          element.closest(".visually-hidden, [aria-hidden=true], .skip, picture");
        return [...document.querySelectorAll("header *, main *, aside *, footer *")]
          .filter((element) => !inside(element) && !clipped(element) && element.tagName !== "IMG")
          .map(
            ({ tagName, className, textContent }) =>
              `${location.pathname}: ${tagName} ${className} ${textContent?.slice(0, 30)}`,
          );
      })),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  expect(wide).toEqual([]);
});

test("the page describes itself in the same words to every reader", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "words do not depend on the width");
  for (const { path } of PAGES) {
    await page.goto(path, WORDS);
    const said = await page.evaluate(() =>
      ["name=description", "property='og:description'", "name='twitter:description'"].map((which) =>
        document.querySelector(`meta[${which}]`)?.getAttribute("content"),
      ),
    );
    expect(new Set(said).size, path).toBe(1);
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const { description } of told.flatMap((text) => JSON.parse(text)["@graph"]))
      if (description) expect(description, path).toBe(said[0]);
  }
});

test("letters that come late move nothing: their stand-ins take the same lines", async ({ page }) => {
  const heights = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const first = document.querySelector("main p");
      return [...document.querySelectorAll("header span, h1"), ...(first ? [first] : [])].map(
        (element) => `${element.textContent}: ${Math.round(element.getBoundingClientRect().height / 4)}`,
      );
    });
  for (const path of ["/", "/contact", "/le-lieu", "/calendrier/flyers/neige-et-silence"]) {
    await page.goto(path);
    const own = await heights();
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(path);
    expect(await heights()).toEqual(own);
    await page.unroute("**/*.woff2");
  }
});

test("with letters of twice their size the bar of a wide screen keeps to its width", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "asked of the wide screen");
  for (const width of [1280, 1440])
    for (const path of ["/", "/contact"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expect(page.getByRole("link", { name: /^Appeler le/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
});
