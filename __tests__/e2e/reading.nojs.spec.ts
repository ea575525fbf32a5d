import { expect } from "@playwright/test";
import { PAGES, test } from "./site";

test("every page can be read without scripts", async ({ page }) => {
  for (const { path, title } of PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.soft(page).toHaveTitle(title);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByText("Chargement"), path).toHaveCount(0);
  }
});

test("the first picture, its caption and the menu are there without scripts", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await expect(page.locator('img[src="/art/hero-1-wide-1600.webp"]')).toBeVisible();
  const links = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link");
  await expect(links.first()).toBeHidden();
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(links).toHaveCount(7);
  await expect(links.first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(links.first()).toBeVisible();
});

test("every picture opens in large without scripts", async ({ page }) => {
  await page.goto("/le-lieu", { waitUntil: "domcontentloaded" });
  const pictures = page.getByRole("link", { name: /^Agrandir l’image/ });
  expect(await pictures.count()).toBeGreaterThan(3);
  await pictures.first().click();
  await expect(page).toHaveURL(/_next\/image/);
  await expect(page.locator("img")).toHaveJSProperty("complete", true);
});

test("an address with the hash of a heading leads there", async ({ page }) => {
  await page.goto("/atelier/bain-sonore", { waitUntil: "domcontentloaded" });
  const heading = page.locator("h3[data-hash]").last();
  await page.goto(`/atelier/bain-sonore#${await heading.getAttribute("data-hash")}`);
  await expect(heading).toBeInViewport();
});

test("no control is shown that needs scripts", async ({ page }) => {
  await page.goto("/calendrier", { waitUntil: "domcontentloaded" });
  await page.getByText("S’abonner au calendrier").click();
  await expect(page.getByRole("link", { name: /calendrier\.ics$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copier l’adresse" })).toBeHidden();
  await page.getByRole("link", { name: /La prochaine/ }).click();
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Partager" })).toBeHidden();
});
