import { expect, type Page, test } from "@playwright/test";

/** Opens the viewer at the second photo of the place. */
async function openViewer(page: Page) {
  const photo = page.getByRole("link", { name: /^Agrandir l’image/ }).nth(1);
  // A press before the scripts have loaded opens the picture itself, as intended.
  await page.waitForLoadState("networkidle");
  await photo.click();
  await expect(viewer(page)).toBeVisible();
}

const viewer = (page: Page) => page.getByRole("dialog", { name: "Image en grand" });
const place = (page: Page) => page.evaluate(() => scrollY);
const steps = (page: Page) => page.evaluate(() => history.length);

/** The scroll position after scrolling has ended. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    let still = 0;
    for (let before = -1; still < 10; before = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
    }
    return scrollY;
  });

test.describe("the viewer", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
    await page.goto("/le-lieu");
    await openViewer(page);
  });

  test("closes with Back without scrolling; Forward does not open it again", async ({ page }) => {
    const before = await place(page);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/le-lieu$/);
    expect(await place(page)).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL(/\/le-lieu$/);
    await expect(viewer(page)).toBeHidden();
  });

  test("leaves no history entry for Forward", async ({ page }) => {
    await viewer(page).getByRole("button", { name: "Fermer" }).click();
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    const seen = await page.evaluate(async () => {
      const seen = new Set<number>();
      let steps = 0;
      const stepped = () => {
        steps += 1;
      };
      addEventListener("popstate", stepped);
      history.forward();
      for (let frames = 0; steps < 2 || frames < 10; frames += steps < 2 ? 0 : 1) {
        await new Promise(requestAnimationFrame);
        seen.add(scrollY);
      }
      return [...seen];
    });
    expect(seen).toEqual([2000]);
    await expect(viewer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("closes at a press on the backdrop, not on the picture", async ({ page }) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.click(width / 2, height / 2);
    await expect(viewer(page)).toBeVisible();
    await page.mouse.click(10, 80);
    await expect(viewer(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
    await expect(page).toHaveURL(/\/le-lieu$/);
  });

  test("is not closed by a swipe on the backdrop, nor by the second press of a double click", async ({
    page,
  }) => {
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: 90 }],
      });
    await touch("touchStart", 300);
    for (const x of [260, 200, 140]) await touch("touchMove", x);
    await touch("touchEnd", 140);
    await expect(viewer(page)).toContainText(/^3 \//);
    await viewer(page).getByRole("button", { name: "Fermer" }).click();
    await expect(viewer(page)).toBeHidden();
    const photo = page.getByRole("link", { name: /^Agrandir l’image/ }).nth(1);
    // At the edge of the window there is backdrop on every screen.
    await photo.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - 85, behavior: "instant" }),
    );
    const { x = 0, y = 0 } = (await photo.boundingBox()) ?? {};
    await page.mouse.dblclick(x + 5, y + 20);
    await expect(viewer(page)).toContainText(/^2 \//);
  });

  test("is closed after a reload, which keeps the scroll position", async ({ page }) => {
    const before = await place(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(viewer(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
    await expect.poll(() => place(page)).toBe(before);
  });
});

test("a page that was left with its viewer open is usable again after Back", async ({ page }) => {
  await page.goto("/le-concept");
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL(/cookies$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Feu" }).click();
  await expect(page).toHaveURL(/\/elements\/feu$/);
  await page.getByRole("link", { name: /^Agrandir l’image/ }).click();
  await expect(viewer(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/cookies$/);
  await expect(page.getByRole("heading", { level: 1, name: "Cookies" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/elements\/feu$/);
  await expect(viewer(page)).toBeHidden();
  await page.getByRole("link", { name: /^Agrandir l’image/ }).click();
  await viewer(page).getByRole("button", { name: "Fermer" }).click();
  await expect(viewer(page)).toBeHidden();
});

test.describe("the menu", () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 1000, "the menu has its button on phones");

  const opened = (page: Page) => page.getByRole("button", { name: "Fermer le menu" });
  const closed = (page: Page) => page.getByRole("button", { name: "Ouvrir le menu" });
  const isCovered = (page: Page, x: number, y: number) =>
    page.evaluate((at) => Boolean(document.elementFromPoint(at.x, at.y)?.closest("[popover]")), { x, y });

  test.beforeEach(async ({ page }) => {
    await page.goto("/legal/mentions");
    await expect(closed(page)).toHaveAttribute("aria-expanded", "false");
    await closed(page).tap();
    await expect(opened(page)).toHaveAttribute("aria-expanded", "true");
  });

  test("closes with Back, which stays on the page", async ({ page }) => {
    await page.goBack();
    await expect(closed(page)).toBeVisible();
    await expect(page).toHaveURL(/mentions$/);
  });

  test("covers the page to its end, and closes at a press on the navbar, which does nothing else", async ({
    page,
  }) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    for (const x of [5, width / 2, width - 5]) expect(await isCovered(page, x, height - 3)).toBe(true);
    const home = await page.getByRole("link", { name: /, accueil$/ }).boundingBox();
    const call = await page.getByRole("link", { name: /^Appeler le/ }).boundingBox();
    // By the mouse, because a browser moves a touch to the nearest link.
    await page.mouse.click(((home?.x ?? 0) + (home?.width ?? 0) + (call?.x ?? 0)) / 2, 36);
    await expect(closed(page)).toBeVisible();
    await expect(page).toHaveURL(/mentions$/);
  });

  test("closes at a tap outside, which does nothing else, and keeps the page from scrolling", async ({
    page,
  }) => {
    // On a phone the menu covers the page.
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await isCovered(page, 200, 820)).toBe(false);
    await page.mouse.move(200, 820);
    await page.mouse.wheel(0, 600);
    expect(await place(page)).toBe(0);
    await page.touchscreen.tap(200, 820);
    await expect(closed(page)).toBeVisible();
    await expect(page).toHaveURL(/mentions$/);
    // A wheel event while the menu closes may be lost: repeat it.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      expect(await place(page)).toBeGreaterThan(0);
    }).toPass();
  });

  test("is closed on the page that it links to, and Back returns to the first page", async ({ page }) => {
    await page.getByRole("link", { name: "Calendrier" }).tap();
    await expect(page).toHaveURL(/\/calendrier$/);
    await expect(closed(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/mentions$/);
    await expect(closed(page)).toBeVisible();
  });

  test("scrolls to the top for a link to the current page, without a history entry", async ({ page }) => {
    const link = page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Calendrier" });
    await link.tap();
    await expect(page).toHaveURL(/\/calendrier$/);
    await expect(closed(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await closed(page).tap();
    await expect(opened(page)).toHaveAttribute("aria-expanded", "true");
    await link.tap();
    await expect(closed(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.open)).toBeUndefined();
    await expect.poll(() => place(page)).toBe(0);
    expect(await settled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/mentions$/);
  });

  test("has a button of 44 pixels even on the narrowest phones", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const box = await opened(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

test("a link to the current page scrolls to its top, without a history entry", async ({ page }) => {
  for (const address of ["/legal/mentions", "/legal/mentions#article-2-hebergeur"]) {
    await page.goto("about:blank");
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Mentions" });
    await link.scrollIntoViewIfNeeded();
    const before = await steps(page);
    expect(await place(page)).toBeGreaterThan(300);
    await link.click();
    await expect.poll(() => place(page)).toBe(0);
    expect(await settled(page)).toBe(0);
    expect(await steps(page)).toBe(before);
  }
});

test("Back restores the scroll position at once", async ({ page }) => {
  await page.goto("/legal/mentions");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
  await link.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookies" })).toBeVisible();
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      if (location.pathname.endsWith("mentions") && places.at(-1) !== scrollY) places.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  await expect.poll(() => place(page)).toBe(before);
  // At most one frame at the top, and no position in between.
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(places.filter((y) => y !== 0 && y !== before)).toEqual([]);
});
