import { expect, test } from "@playwright/test";
import { NOT_FOUND, PAGES } from "./site";

for (const { path, title } of PAGES) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const menu = page.getByRole("button", { name: "Ouvrir le menu" });
    if (await menu.isVisible()) await menu.click();
    const links = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link");
    await expect(links).toHaveCount(7);
    await expect(links.first()).toBeVisible();
    await expect(page.getByText("Chargement")).toHaveCount(0);
  });
}

for (const { path, words } of NOT_FOUND) {
  test(`${path} says so without scripts`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText(words);
  });
}

test("the first picture and its caption are there without scripts", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await expect(page.locator('img[src="/art/hero-1-wide-1600.webp"]')).toBeVisible();
});

test("every picture opens in large without scripts", async ({ page }) => {
  await page.goto("/le-lieu");
  const pictures = page.getByRole("link", { name: /^Agrandir l’image/ });
  expect(await pictures.count()).toBeGreaterThan(3);
  const href = await pictures.first().getAttribute("href");
  const answer = await page.request.get(href as string);
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
  await pictures.first().click();
  await expect(page).toHaveURL(/_next\/image/);
});
