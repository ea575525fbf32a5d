import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const [id = ""] = Object.keys(JSON.parse(readFileSync("content/demo/calendar.json", "utf8")));

test("without scripts nothing is offered that would not work", async ({ page }) => {
  await page.goto(`/calendrier/flyers/${id}`);
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Partager" })).toBeHidden();
});
