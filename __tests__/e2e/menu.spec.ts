import { expect, type Page } from "@playwright/test";
import { enlarge, holdBack, isLive, isPainted, scrolled, scrollTo, tabTo, test, visit } from "./site";

const opened = (page: Page) => page.getByRole("button", { name: "Fermer le menu" });
const closed = (page: Page) => page.getByRole("button", { name: "Ouvrir le menu" });
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name });
const isCovered = (page: Page, x: number, y: number) =>
  page.evaluate((at) => Boolean(document.elementFromPoint(at.x, at.y)?.closest("[popover]")), { x, y });

async function open(page: Page) {
  await closed(page).tap();
  await expect(opened(page)).toHaveAttribute("aria-expanded", "true");
}

test("before any script has loaded the home page is painted, and the menu opens and navigates", async ({
  page,
}) => {
  await holdBack(page, "**/_next/static/**/*.js*");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("Bienvenue au Chalet des Quatre Éléments")).toBeVisible();
  await isPainted(page);
  await closed(page).tap();
  await opened(page).tap();
  await expect(link(page, "Calendrier")).toBeHidden();
  await closed(page).tap();
  await link(page, "Calendrier").tap();
  await expect(page).toHaveURL(/\/calendrier$/);
});

test("the menu covers the page, and closes with Back, a press outside, or room for its links", async ({
  page,
}) => {
  await visit(page, "/legal/mentions");
  await open(page);
  await page.goBack();
  await expect(closed(page)).toBeVisible();

  await open(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const x of [5, width / 2, width - 5]) expect(await isCovered(page, x, height - 3)).toBe(true);
  const home = await page.getByRole("link", { name: /, accueil$/ }).boundingBox();
  const call = await page.getByRole("link", { name: /^Appeler le/ }).boundingBox();
  // By the mouse, because a browser moves a touch to the nearest link.
  await page.mouse.click(((home?.x ?? 0) + (home?.width ?? 0) + (call?.x ?? 0)) / 2, 36);
  await expect(closed(page)).toBeVisible();

  // On a phone the menu covers the page.
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  expect(await isCovered(page, 200, 820)).toBe(false);
  await page.mouse.move(200, 820);
  await page.mouse.wheel(0, 600);
  expect(await scrolled(page)).toBe(0);
  await page.touchscreen.tap(200, 820);
  await expect(closed(page)).toBeVisible();
  await expect(page).toHaveURL(/mentions$/);

  await open(page);
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(opened(page)).toBeHidden();
  await expect(link(page, "Calendrier")).toBeInViewport();
  // A wheel event while the menu closes may be lost: repeat it.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await scrolled(page)).toBeGreaterThan(0);
  }).toPass();
});

test("a link of the menu leaves no entry of the menu behind, also one to the current page", async ({
  page,
}) => {
  await visit(page, "/legal/mentions");
  await open(page);
  await link(page, "Calendrier").tap();
  await expect(page).toHaveURL(/\/calendrier$/);
  await isLive(page);
  await scrollTo(page, 700);
  await open(page);
  await Promise.all([page.waitForEvent("load"), link(page, "Calendrier").tap()]);
  expect(await scrolled(page)).toBe(0);
  await isLive(page);
  await expect(closed(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/mentions$/);
});

test("by keyboard the menu returns the focus, and closes when the focus moves on to the page", async ({
  page,
}) => {
  await visit(page, "/contact");
  await tabTo(page, /^Ouvrir le menu/);
  await page.keyboard.press("Enter");
  await tabTo(page, "Calendrier");
  await page.keyboard.press("Escape");
  await expect(closed(page)).toBeFocused();
  await expect(link(page, "Calendrier")).toBeHidden();
  await page.keyboard.press("Enter");
  await tabTo(page, "Infos pratiques");
  await tabTo(page, /^04/);
  await tabTo(page, /^Nous appeler/);
  await expect(link(page, "Infos pratiques")).toBeHidden();
});

test("the menu's button is large enough on the narrowest phones, and the menu fits at 200 % text size", async ({
  page,
}) => {
  await visit(page, "/");
  await page.setViewportSize({ width: 320, height: 640 });
  const box = await closed(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await enlarge(page);
  await open(page);
  const menu = page.getByRole("navigation", { name: "Navigation principale" });
  expect((await menu.boundingBox())?.width, "menu").toBeLessThanOrEqual(320);
});
