import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the navbar is transparent on the first 300 pixels only", async ({ page }) => {
  const ground = () =>
    page.getByRole("banner").evaluate((bar) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(bar);
      return backgroundImage !== "none" && backgroundColor === "rgba(0, 0, 0, 0)" ? "transparent" : "solid";
    });
  await expect.poll(ground).toBe("transparent");
  await page.evaluate(() => scrollTo({ top: 299, behavior: "instant" }));
  await expect.poll(ground).toBe("transparent");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect.poll(ground).toBe("solid");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(ground).toBe("transparent");
  await page.goto("/le-concept");
  await expect.poll(ground).toBe("solid");
});

test("the carousel changes by itself, by its buttons, and stops when asked", async ({ page }) => {
  const carousel = page.getByRole("region", { name: "Le chalet en quatre images" });
  await expect(carousel.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await expect(carousel.getByText("Un chalet alpin authentique")).toBeVisible({ timeout: 8000 });
  await carousel.getByRole("button", { name: "Mettre en pause" }).click();
  await expect(carousel.getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
  await expect(carousel.locator('[data-under="true"]')).toHaveCount(0);
  const before = await carousel.locator('[data-shown="true"] p').textContent();
  await carousel.getByRole("button", { name: "Image suivante" }).click();
  await expect(carousel.locator('[data-shown="true"] p')).not.toHaveText(before as string);
});

test("the pictures of the carousel are there before their turn", async ({ page }) => {
  await expect(page.locator('img[src="/art/hero-2-wide.svg"]')).toHaveJSProperty("complete", true);
  await page.getByRole("button", { name: "Mettre en pause" }).focus();
  await expect(page.locator('img[src="/art/hero-4-wide.svg"]')).toHaveJSProperty("complete", true);
});

test("the down arrow stops 100 pixels above the summary", async ({ page }) => {
  await page.getByRole("link", { name: "Aller au sommaire" }).click();
  await expect
    .poll(() =>
      page.locator("#sommaire").evaluate((section) => Math.round(section.getBoundingClientRect().top)),
    )
    .toBe(100);
});

test("the summary reads in its order, narrow screens in theirs", async ({ page }) => {
  const order = () => page.getByRole("navigation", { name: "Sommaire" }).getByRole("link").allInnerTexts();
  await page.setViewportSize({ width: 399, height: 800 });
  expect(await order()).toEqual([
    "Le concept",
    "Le lieu",
    "Nous connaître",
    "Les ateliers",
    "Les partenaires",
    "Infos pratiques",
  ]);
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await order()).toEqual([
    "Les ateliers",
    "Les partenaires",
    "Infos pratiques",
    "Le concept",
    "Le lieu",
    "Nous connaître",
  ]);
});

test("under reduced motion nothing moves by itself", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await expect(page.locator('img[src="/art/hero-2-wide.svg"]')).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(page.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mettre en pause" })).toHaveCount(0);
  await page.close();
});
