import { expect, test } from "@playwright/test";
import { holdBack, isPainted } from "./hold-back";

test("the text of the home page is painted before any script has loaded", async ({ page }) => {
  const scriptsArrive = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await isPainted(page);
  scriptsArrive();
  await expect(page.getByText("Un chalet alpin authentique, simple et chaleureux")).toBeVisible();
});
