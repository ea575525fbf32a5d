import { expect, test } from "@playwright/test";
import { holdBack, isPainted } from "./hold-back";

test("the words of the home page are painted before any script has arrived", async ({ page }) => {
  const scriptsArrive = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await isPainted(page);
  scriptsArrive();
  await expect(page.getByText("Un chalet alpin authentique, simple et chaleureux")).toBeVisible();
});
