import { expect, test } from "@playwright/test";
import { enlarge } from "./site";

test("at 200 % text size a wide page and its navbar do not overflow", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const path of ["/", "/contact", "/le-lieu", "/calendrier"]) {
    await page.goto(path);
    await enlarge(page);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("link", { name: /^Appeler le/ })).toBeInViewport({ ratio: 1 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content, path).toBeLessThanOrEqual(width);
    }
  }
});

test("at 200 % text size no text of navbar, retreat bar and counters is cut off", {
  tag: "@phone",
}, async ({ page }) => {
  /** Whether all letters are within the box that clips them. */
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
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  expect((await menu.boundingBox())?.width, "menu").toBeLessThanOrEqual(320);
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

test("an icon has the colour of its link in forced colours", { tag: "@desktop" }, async ({ page }) => {
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
