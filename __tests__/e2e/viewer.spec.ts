import { test as base, expect, type Page } from "@playwright/test";
import { skipResizing } from "@/testing/browse";
import {
  enlarge,
  focusIsVisible,
  holdBack,
  ids,
  isLive,
  scrolled,
  scrollTo,
  tabTo,
  test,
  visit,
} from "./site";

const SCRIPTS = "**/_next/static/**/*.js";

/** The pictures of the place: the opening one, then all of them. */
const photo = (page: Page, number = 2) => page.getByRole("link", { name: /^Agrandir l’image/ }).nth(number);
const viewer = (page: Page) => page.getByRole("dialog", { name: "Image en grand" });
const button = (page: Page, name: string) => viewer(page).getByRole("button", { name });
/** Whether the history entry of an open viewer is the current one. */
const isMarked = (page: Page) => page.evaluate(() => Boolean(history.state?.open));
const count = (number: number) => new RegExp(`^${number} /`);

test("by keyboard the viewer moves both ways, wraps around, closes, and returns the focus", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/le-lieu");
  await tabTo(page, /^Agrandir l’image/);
  await expect.poll(() => focusIsVisible(page)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toContainText(count(1));
  for (const [key, number] of [
    ["ArrowLeft", ids("photos").length],
    ["ArrowRight", 1],
    ["ArrowRight", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer(page)).toContainText(count(number));
  }
  await tabTo(page, "Image suivante", 4);
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toContainText(count(3));
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(photo(page, 0)).toBeFocused();
  // At the picture that was pressed, not at the last one; once the history entry is left.
  await expect.poll(() => isMarked(page)).toBe(false);
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toContainText(count(1));
  await tabTo(page, "Fermer", 4);
  await page.keyboard.press("Enter");
  await expect(viewer(page)).toBeHidden();
});

base(
  "by mouse and finger the viewer moves and closes, with the small picture until the large one is there",
  { tag: "@phone" },
  async ({ page }) => {
    let arrival = Promise.resolve();
    await skipResizing(page, () => arrival);
    await visit(page, "/le-lieu");
    let arrive = () => {};
    arrival = new Promise((resolve) => {
      arrive = resolve;
    });
    await photo(page).click();
    await expect(viewer(page)).toContainText(/^2 \/ \d+Aube sur les Écrins/);
    const waits = viewer(page).locator('img[alt=""], svg[width="50"]');
    await expect(waits).toHaveCount(2);
    arrive();
    await expect(waits).toHaveCount(0);

    for (const place of [1, ids("photos").length]) {
      await button(page, "Image précédente").click();
      await expect(viewer(page)).toContainText(count(place));
    }
    await button(page, "Image suivante").click();
    await button(page, "Image suivante").click();
    await expect(viewer(page)).toContainText(count(2));
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", { x: 300, y: 90 });
    for (const x of [260, 200, 140]) await touch("touchMove", { x, y: 90 });
    await touch("touchEnd");
    await expect(viewer(page)).toContainText(count(3));

    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.click(width / 2, height / 2);
    await expect(viewer(page)).toBeVisible();
    await page.mouse.click(10, 80);
    await expect(viewer(page)).toBeHidden();
    // At the edge of the window there is backdrop on every screen.
    await photo(page).evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - 85, behavior: "instant" }),
    );
    const { x = 0, y = 0 } = (await photo(page).boundingBox()) ?? {};
    await page.mouse.dblclick(x + 5, y + 20);
    await expect(viewer(page)).toContainText(count(2));
  },
);

test("a picture and « Partager » that are pressed before the scripts are there do their work when these come", {
  tag: "@phone",
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ title = "" } = {}) => {
      document.body.dataset.shared = title;
    };
  });
  for (const [path, pressed, result] of [
    ["/le-lieu", photo(page), () => expect(viewer(page)).toContainText(count(2))],
    [
      `/calendrier/flyers/${ids("calendar")[0]}`,
      page.getByRole("button", { name: "Partager" }),
      () => expect(page.locator("body")).toHaveAttribute("data-shared", /./),
    ],
  ] as const) {
    const release = await holdBack(page, SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    await pressed.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    release();
    await result();
    await page.unroute(SCRIPTS);
  }
});

test("Back closes the viewer; neither Forward nor a reload opens it or moves the page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/contact");
  await visit(page, "/le-lieu");
  await photo(page).click();
  await expect(viewer(page)).toBeVisible();
  const before = await scrolled(page);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  expect(await scrolled(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/le-lieu$/);
  await expect(viewer(page)).toBeHidden();

  await photo(page).click();
  await button(page, "Fermer").click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await scrollTo(page, 2000);
  await page.goForward();
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(await scrolled(page)).toBe(2000);
  await expect(viewer(page)).toBeHidden();

  await photo(page).click();
  await expect(viewer(page)).toBeVisible();
  const there = await scrolled(page);
  await page.reload();
  await isLive(page);
  await expect(viewer(page)).toBeHidden();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect.poll(() => scrolled(page)).toBe(there);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a page that was left with its viewer open is usable again after Back", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/legal/cookies");
  await page.getByRole("contentinfo").getByRole("link", { name: "Feu" }).click();
  await expect(page).toHaveURL(/\/elements\/feu$/);
  await photo(page, 0).click();
  await expect(viewer(page)).toContainText(/^1 \/ 1/);
  await expect(button(page, "Image suivante")).toHaveCount(0);
  const picture = viewer(page).locator("img:not([hidden])").last();
  await expect(picture).toHaveCSS("object-fit", "contain");
  await expect(picture).toHaveCSS("clip-path", "none");
  // Also at 200 % text size the counter is below the picture.
  await enlarge(page);
  const box = await picture.boundingBox();
  const counter = await viewer(page).getByText("1 / 1").boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(counter?.y ?? 0);
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole("heading", { level: 1, name: "Cookies" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/elements\/feu$/);
  await expect(viewer(page)).toBeHidden();
  await photo(page, 0).click();
  await button(page, "Fermer").click();
  await expect(viewer(page)).toBeHidden();
});

test("a picture stays a plain link if the viewer cannot be loaded", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/le-lieu");
  await page.waitForLoadState("load");
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
