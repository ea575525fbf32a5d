import { expect } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "../../testing/contrast";
import { focusIsVisible, leadsTo, scrollTo, tabTo, test, visit } from "./site";

test("the navbar is transparent on the first 300 pixels only", async ({ page }) => {
  await visit(page, "/");
  const ground = () =>
    page
      .getByRole("banner")
      .evaluate((bar) =>
        getComputedStyle(bar).backgroundColor === "rgba(0, 0, 0, 0)" ? "transparent" : "solid",
      );
  for (const [top, look] of [
    [0, "transparent"],
    [299, "transparent"],
    [300, "solid"],
    [0, "transparent"],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(ground, `${top}`).toBe(look);
  }
  await visit(page, "/le-concept");
  await expect.poll(ground).toBe("solid");
});

test("the transparent navbar keeps a contrast of 4.5:1 on every picture", async ({ page }) => {
  const grounds: number[][] = [];
  for (const background of ["#ffffff", "#000000"]) {
    const body = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    await page.route("**/art/hero-*", (route) => route.fulfill({ body, contentType: "image/png" }));
    await page.goto("/");
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

test("the first caption remains the page's largest paint while the others follow, fading for 800 ms", {
  tag: "@phone",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
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
  const pictures = page.getByRole("region", { name: "Le lieu en images" }).locator("img");
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty("complete", true);
  for (const caption of ["Un chalet alpin authentique", "Des ateliers de bien-être", "Une douce échappée"]) {
    await page.clock.runFor(4000);
    await expect(page.getByText(caption)).toBeVisible();
  }
  expect(await largest()).toBe(first);
  await expect(page.locator("[data-shown=true] picture")).toHaveCSS("transition-duration", "0.8s");
});

test("the home page shows place and next dates first, then summary, categories and hosts with their links", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  const caption = page.getByText("Bienvenue au Chalet des Quatre Éléments");
  const tab = main.getByRole("link", { name: /^Prochaine retraite/ }).first();
  const where = main.getByText(/Hautes-Alpes/).first();
  const summary = page.getByRole("navigation", { name: "Sommaire" });
  const places = ["Le concept", "Le lieu", "Nous connaître"];
  const offers = ["Les ateliers", "Les partenaires", "Infos pratiques"];
  for (const [width, height] of [
    [320, 568],
    [399, 844],
    [844, 390],
    [400, 800],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The torn edge is cut out of the caption’s box.
    for (const part of [caption, tab, where]) await expect(part).toBeInViewport({ ratio: 0.95 });
    const order = width < 400 ? [...places, ...offers] : [...offers, ...places];
    expect(await summary.getByRole("link").allInnerTexts()).toEqual(order);
  }
  // Much enlarged, the text starts below the navbar.
  await page.setViewportSize({ width: 320, height: 256 });
  const bar = await page.getByRole("banner").boundingBox();
  expect((await caption.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await leadsTo(tab)).toMatch(/^\/calendrier\/flyers\//);
  const categories = main.getByRole("link", { name: /ateliers?, dès/ });
  await expect(categories).toHaveText([/^Bien-être/, /^Coaching/, /^Expérimentations sur le terrain/]);
  expect(await leadsTo(categories.nth(1).locator("img"))).toBe("/ateliers/coaching");
  const hosts = page.getByRole("region", { name: "Nous connaître" });
  await expect(hosts.getByRole("img")).toHaveAccessibleName(/^Claire et Élodie devant le chalet/);
  await expect(hosts.getByText("Claire Vasserot et Élodie Barnéoud")).toBeVisible();
  expect(await leadsTo(hosts.getByRole("img"))).toBe("/nous-connaitre");
});

test("with a visitor's own spacing of text nothing on the first screen is covered or cut", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    const spacing = { "line-height": "1.5", "letter-spacing": "0.12em", "word-spacing": "0.16em" };
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      for (const [name, value] of Object.entries(spacing)) element.style.setProperty(name, value);
      if (element.localName === "p") element.style.setProperty("margin-bottom", "2em");
    }
  });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [412, 915],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await page.getByRole("main").evaluate((main) => {
      const hero = main.querySelector("[aria-roledescription=carrousel]")?.parentElement;
      const { bottom: end } = hero?.getBoundingClientRect() ?? { bottom: 0 };
      return [...(hero?.querySelectorAll("a, button, [data-changing] > span") ?? [])].flatMap((part) => {
        part.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const seen = [top + 14, bottom - 14].every((y) =>
          part.contains(document.elementFromPoint((left + right) / 2, y)),
        );
        const inside = bottom + scrollY <= end + 1 && left >= 0 && right <= innerWidth;
        return seen && inside ? [] : [part.getAttribute("aria-label") ?? part.textContent];
      });
    });
    expect(covered, `at ${width} px`).toEqual([]);
    await scrollTo(page, 0);
  }
});

test("tabs skip the menu, then show each control of the carousel; the last one leads 100 px above the summary", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (const control of ["Image précédente", "Mettre en pause", "Image suivante", "Aller au sommaire"]) {
    await tabTo(page, control);
    await expect.poll(() => focusIsVisible(page), control).toBe(true);
  }
  await page.keyboard.press("Enter");
  const top = () =>
    page.locator("#sommaire").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(100);
});
