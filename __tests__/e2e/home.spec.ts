import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "../../testing/contrast";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the navbar is transparent on the first 300 pixels only", async ({ page }) => {
  const ground = () =>
    page
      .getByRole("banner")
      .evaluate((bar) =>
        getComputedStyle(bar).backgroundColor === "rgba(0, 0, 0, 0)" ? "transparent" : "solid",
      );
  await expect.poll(ground).toBe("transparent");
  await page.evaluate(() => scrollTo({ top: 299, behavior: "instant" }));
  await expect.poll(ground).toBe("transparent");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect.poll(ground).toBe("solid");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(ground).toBe("transparent");
  await page.goto("/le-concept");
  await expect.poll(ground).toBe("solid");
});

test("the transparent navbar keeps a contrast of 4.5:1 on every picture", async ({ page }) => {
  const grounds: number[][] = [];
  for (const background of ["#ffffff", "#000000"]) {
    const body = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    await page.route("**/art/hero-*", (route) => route.fulfill({ body, contentType: "image/png" }));
    await page.reload();
    await page.waitForLoadState("networkidle");
    // Left of the logo there is only the picture.
    const clip = { x: 2, y: 2, width: 4, height: 60 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    grounds.push(channels.slice(0, 3).map(({ max }) => max));
    await page.unroute("**/art/hero-*");
  }
  const [onWhite = [], onBlack = []] = grounds;
  expect(luminance(onWhite)).toBeGreaterThan(luminance(onBlack));
  expect(contrast([29, 43, 39], onBlack)).toBeGreaterThanOrEqual(4.5);
});

test("a swipe pans the carousel of a zoomed page, and else changes its picture", {
  tag: "@phone",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  const swipe = () =>
    devtools.send("Input.synthesizeScrollGesture", {
      x: 150,
      y: 150,
      xDistance: -120,
      gestureSourceType: "touch",
    });
  const shown = () =>
    page.getByRole("group").and(page.locator("[aria-hidden=false]")).getAttribute("aria-label");
  await devtools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await swipe();
  expect(await shown()).toBe("Image 1 sur 4");
  // A headless browser does not pan an emulated zoom: check that the element allows it.
  await expect(page.getByRole("region", { name: "Le lieu en quatre images" })).toHaveCSS(
    "touch-action",
    "auto",
  );
  await devtools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await swipe();
  await expect.poll(shown).toBe("Image 2 sur 4");
});

test("the first caption remains the page's largest paint while the others follow", async ({ page }) => {
  await page.waitForLoadState("networkidle");
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          );
          observer.observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  const first = await largest();
  for (const caption of ["Un chalet alpin authentique", "Des ateliers de bien-être", "Une douce échappée"])
    await expect(page.getByText(caption)).toBeVisible();
  expect(await largest()).toBe(first);
});

test("the first screen shows the region and the next dates", {
  tag: "@desktop",
}, async ({ page }) => {
  const caption = page.getByText("Bienvenue au Chalet des Quatre Éléments");
  const tab = page
    .getByRole("main")
    .getByRole("link", { name: /^Prochaine retraite/ })
    .first();
  const where = page
    .getByRole("main")
    .getByText(/Hautes-Alpes/)
    .first();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The torn edge is cut out of the caption’s box.
    for (const part of [caption, tab, where]) await expect(part).toBeInViewport({ ratio: 0.95 });
  }
  await tab.click();
  await expect(page).toHaveURL(/\/calendrier\/flyers\//);
});

test("the down arrow stops 100 pixels above the summary", { tag: "@desktop" }, async ({ page }) => {
  await page.getByRole("link", { name: "Aller au sommaire" }).click();
  await expect
    .poll(() =>
      page.locator("#sommaire").evaluate((section) => Math.round(section.getBoundingClientRect().top)),
    )
    .toBe(100);
});

test("a press on a lantern follows its link", { tag: "@desktop" }, async ({ page }) => {
  const link = page.getByRole("navigation", { name: "Sommaire" }).getByRole("link", { name: "Le lieu" });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error("the link is not on the page");
  await page.mouse.click(box.x + box.width / 2, box.y + 20);
  await expect(page).toHaveURL(/\/le-lieu$/);
});

test("the summary has one order for narrow screens and one for wide ones", { tag: "@desktop" }, async ({
  page,
}) => {
  const order = () => page.getByRole("navigation", { name: "Sommaire" }).getByRole("link").allInnerTexts();
  await page.setViewportSize({ width: 399, height: 800 });
  const place = ["Le concept", "Le lieu", "Nous connaître"];
  const offers = ["Les ateliers", "Les partenaires", "Infos pratiques"];
  expect(await order()).toEqual([...place, ...offers]);
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await order()).toEqual([...offers, ...place]);
});

test("each picture of a category links to it", { tag: "@desktop" }, async ({ page }) => {
  const categories = page.getByRole("main").getByRole("link", { name: /ateliers?, dès/ });
  await expect(categories).toHaveText([/^Bien-être/, /^Coaching/, /^Expérimentations sur le terrain/]);
  await categories.nth(1).locator("img").click();
  await expect(page).toHaveURL("/ateliers/coaching");
});

test("the hosts are shown on the home page, with a link to their page", { tag: "@desktop" }, async ({
  page,
}) => {
  const hosts = page.getByRole("region", { name: "Nous connaître" });
  await expect(hosts.getByRole("img")).toHaveAccessibleName(/^Claire et Élodie devant le chalet/);
  await expect(hosts.getByText("Claire Vasserot et Élodie Barnéoud")).toBeVisible();
  await expect(hosts.getByText("Nous nous sommes rencontrées sur un quai de gare")).toBeVisible();
  await hosts.getByRole("img").click();
  await expect(page).toHaveURL("/nous-connaitre");
});
