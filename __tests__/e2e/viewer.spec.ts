import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "./hold-back";

const SCRIPTS = "**/_next/static/**/*.js";

const photo = (page: Page) => page.getByRole("link", { name: /^Agrandir l’image/ }).nth(1);
const viewer = (page: Page) => page.getByRole("dialog", { name: "Image en grand" });

test.beforeEach(async ({ page }) => {
  await page.goto("/le-lieu");
  await page.waitForLoadState("networkidle");
});

test("the viewer is fetched once, when a picture is hovered, focused or touched", async ({ page }) => {
  const asked: string[] = [];
  const come: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_next/static/")) asked.push(request.url());
  });
  page.on("requestfinished", (request) => come.push(request.url()));
  await photo(page).dispatchEvent("touchstart");
  await expect.poll(() => asked.filter((address) => address.endsWith(".js"))).toHaveLength(1);
  await expect.poll(() => asked.filter((address) => !come.includes(address))).toEqual([]);
  const before = [...asked];
  await photo(page).focus();
  await photo(page).click();
  await expect(viewer(page)).toContainText(/^2 \//);
  expect(asked).toEqual(before);
});

test("a double press before the viewer has loaded opens it", async ({ page }) => {
  const arrive = await holdBack(page, SCRIPTS);
  await photo(page).dblclick();
  arrive();
  await expect(viewer(page)).toContainText(/^2 \//);
});

test("a picture stays a plain link if the viewer cannot be loaded", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.evaluate(() => {
    document.body.dataset.same = "true";
  });
  // The framework retries once.
  let failures = 0;
  page.on("requestfailed", () => {
    failures += 1;
  });
  await photo(page).hover();
  await expect.poll(() => failures).toBe(2);
  const href = (await photo(page).getAttribute("href")) ?? "";
  await expect(page.locator("body")).toHaveAttribute("data-same", "true");
  await photo(page).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
});
