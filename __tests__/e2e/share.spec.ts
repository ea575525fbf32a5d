import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const [id = ""] = Object.keys(JSON.parse(readFileSync("content/demo/calendar.json", "utf8")));
const flyer = `/calendrier/flyers/${id}`;
const address = `http://localhost:3000${flyer}`;

test("a flyer is shared by the device's own sheet", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await page.goto(flyer);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect.poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url)).toBe(address);
});

test("without a sheet the address is copied, said, and the button comes back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(flyer);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByRole("button", { name: "Adresse copiée" })).toBeDisabled();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole("button", { name: "Partager" })).toBeEnabled();
});
