import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "@/lib/routes";
import { ids, NOT_FOUND, PAGES } from "./site";

// A retreat may have no date, a long one, no poster.
const ADDRESSES = [
  ...new Set([...[...PAGES, ...NOT_FOUND].map(({ path }) => path), ...ids("calendar").map(pathTo.retreat)]),
];

const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

test("with letters of twice their size no page is wider than a phone", async ({ page }, { project }) => {
  test.skip(project.name !== "phone", "asked of the narrow screen");
  const wide: string[] = [];
  for (const [path, width] of ADDRESSES.flatMap((path) => [[path, 390] as const, [path, 320] as const])) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await enlarge(page);
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
  }
  expect(wide).toEqual([]);
});

test("letters that come late move nothing: their stand-ins take the same lines", async ({ page }) => {
  const heights = () =>
    page.evaluate(async () => {
      // `ready` may come between a font that failed and the stand-in that is looked for next.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      const first = document.querySelector("main p");
      return [...document.querySelectorAll("header span, h1"), ...(first ? [first] : [])].map(
        (element) => [element.textContent, element.getBoundingClientRect().height] as const,
      );
    });
  const lessThanALine = 8;
  for (const path of ["/", "/contact", "/le-lieu", "/calendrier/flyers/neige-et-silence"]) {
    await page.goto(path);
    const own = await heights();
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(path);
    const late = await heights();
    expect(late).toHaveLength(own.length);
    for (const [i, [text, height]] of own.entries())
      expect(Math.abs((late[i]?.[1] ?? 0) - height), `${path}: ${text}`).toBeLessThan(lessThanALine);
    await page.unroute("**/*.woff2");
  }
});

test("with letters of twice their size a wide screen, its bar too, keeps to its width", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "asked of the wide screen");
  for (const width of [1280, 1440])
    for (const path of ["/", "/contact", "/le-lieu", "/calendrier"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await enlarge(page);
      await expect(page.getByRole("link", { name: /^Appeler le/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
});

test("with letters of twice their size no word is cut off, none is parted, none lies on a picture", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "phone", "asked of the narrow screen");
  /** Whether all letters of the words are within the box that cuts what is outside of it. */
  const within = (words: string, box: string) =>
    page.evaluate(
      ([words, box]) => {
        const letters = document.createRange();
        letters.selectNodeContents(document.querySelector(words) as Element);
        const outer = (document.querySelector(box) as Element).getBoundingClientRect();
        return [...letters.getClientRects()].every(
          ({ top, bottom, left, right }) =>
            top >= outer.top && bottom <= outer.bottom && left >= outer.left && right <= outer.right,
        );
      },
      [words, box] as const,
    );
  await page.goto("/");
  await enlarge(page);
  const logo = "header a[href='/']";
  expect(await within(`${logo} > span`, logo), "name").toBe(true);
  const strip = "main a[href^='/calendrier/flyers/']";
  expect(await within(strip, strip), "strip").toBe(true);
  const lines = await page
    .getByRole("main")
    .locator("p", { hasText: "8 à 10" })
    .first()
    .evaluate((paragraph) => {
      const text = paragraph.firstChild as Text;
      const [found = ""] = /8\sà\s10/.exec(text.data) ?? [];
      const words = document.createRange();
      words.setStart(text, text.data.indexOf(found));
      words.setEnd(text, text.data.indexOf(found) + found.length);
      return words.getClientRects().length;
    });
  expect(lines, "« 8 à 10 »").toBe(1);
  await page.goto("/calendrier");
  await enlarge(page);
  expect(await within("[data-long] span", ":has(> [data-long])"), "lettering").toBe(true);
  await page.goto("/calendrier/flyers/semaine-des-quatre-elements");
  await enlarge(page);
  await page
    .getByRole("link", { name: /^Agrandir l’image/ })
    .first()
    .click();
  const viewer = page.getByRole("dialog");
  const picture = await viewer.getByRole("img").first().boundingBox();
  const count = await viewer.getByText("1 / 3").boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(count?.y ?? 0);
});

test("what stays in sight on a wide screen lies on no words that pass", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "asked of the wide screen");
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ADDRESSES) {
    await page.goto(path);
    const covered = await page.evaluate(async () => {
      const staying = [...document.querySelectorAll("main *")].filter(
        (element) => getComputedStyle(element).position === "sticky" && element.checkVisibility(),
      );
      const passing: { text: string; range: Range }[] = [];
      const walker = document.createTreeWalker(
        document.querySelector("main") as Element,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement as Element;
        if (!node.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
        if (staying.some((element) => element.contains(holder))) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        passing.push({ text: node.textContent, range });
      }
      const found = new Set<string>();
      for (let y = 0; y < document.body.scrollHeight; y += 150) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        for (const element of staying) {
          const over = element.getBoundingClientRect();
          for (const { text, range } of passing)
            for (const { left, right, top, bottom, width } of range.getClientRects())
              if (
                width > 1 &&
                left < over.right - 1 &&
                right > over.left + 1 &&
                top < over.bottom - 1 &&
                bottom > over.top + 1
              )
                found.add(text);
        }
      }
      return [...found];
    });
    expect(covered, path).toEqual([]);
  }
});

test("where colours are the visitor's own, an icon wears its link's", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const worn = await page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator("svg") })
    .evaluateAll((links) =>
      links.map((link) => [
        getComputedStyle(link).color,
        getComputedStyle(link.querySelector("svg") as Element).color,
      ]),
    );
  expect(worn).toHaveLength(3);
  for (const [link, icon] of worn) expect(icon).toBe(link);
});
