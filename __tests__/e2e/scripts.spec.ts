import { expect, test } from "@playwright/test";
import { holdBack, isPainted } from "./hold-back";

test("a walk through the site asks for nothing twice", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto("/");
  for (const name of ["Les ateliers", "Les partenaires"]) {
    await page.getByRole("navigation", { name: "Sommaire" }).getByRole("link", { name }).click();
    await expect(page).not.toHaveURL(/\/$/);
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((address, i) => asked.indexOf(address) !== i)).toEqual([]);
});

test("the words of the home page are painted before any script has arrived", async ({ page }) => {
  const scriptsArrive = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await isPainted(page);
  scriptsArrive();
  await expect(page.getByText("Un chalet alpin authentique, simple et chaleureux")).toBeVisible();
});
