import { expect } from "@playwright/test";
import { leadsTo, scrolled, test, visit } from "./site";

const SCRIPTS = "**/_next/static/**/*.js*";

test("each hovered link is prefetched once, also to pages of one kind, and opens without another request", async ({
  page,
}) => {
  const asked: string[] = [];
  const answered: string[] = [];
  const note = (paths: string[]) => (request: { url(): string }) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has("_rsc")) paths.push(pathname);
  };
  page.on("request", note(asked));
  page.on("requestfinished", note(answered));
  await visit(page, "/partenaires");
  await page.waitForLoadState("load");
  expect(asked).toEqual([]);
  const partners = page.getByRole("main").getByRole("list").first().getByRole("link");
  for (const partner of [partners.nth(0), partners.nth(1)]) {
    await partner.hover();
    await expect.poll(() => answered).toContain(await partner.getAttribute("href"));
    await expect.poll(() => asked.length - answered.length).toBe(0);
  }
  const before = [...asked];
  await page.mouse.move(0, 500);
  await partners.nth(1).hover();
  await partners.nth(1).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bastien Queyrel" })).toBeVisible();
  expect(asked).toEqual(before);
});

test("a click is not lost when a script fails to load", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await visit(page, "/contact");
  await page.waitForLoadState("load");
  await page.route(SCRIPTS, (route) => route.abort());
  // Only that page needs the scripts of the carousel.
  await page
    .getByRole("banner")
    .getByRole("link", { name: /accueil/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("region", { name: "Le lieu en quatre images" })).toBeVisible();
  expect(messages.some((line) => line.startsWith("Loading chunk failed (missing: "))).toBe(true);
  const notice = page.getByRole("alert").filter({ hasText: "jusqu’au bout" });
  await expect(notice).toBeVisible();
  await page.unroute(SCRIPTS);
  // By the keyboard, because on a phone the notice covers the end of the page.
  await page.getByRole("contentinfo").getByRole("link", { name: "Eau" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Élément Eau");
  await expect(notice).toBeHidden();
});

test("a missing script reloads the page once, then shows a notice, and stores nothing", async ({ page }) => {
  let loads = 0;
  page.on("framenavigated", () => loads++);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/le-concept", { waitUntil: "commit" });
  await expect(page.getByRole("alert").getByRole("link", { name: "Recharger la page" })).toBeVisible();
  expect(loads).toBe(2);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("link", { name: "Recharger la page" })).toBeHidden();
});

test("a link to the current page scrolls to its top; a link elsewhere leaves no title empty, and Back restores the place", async ({
  page,
}) => {
  await visit(page, "/legal/mentions");
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.evaluate(() => {
    const titles = new Set<string>();
    const places: number[] = [];
    Object.assign(window, { seen: { titles, places } });
    setInterval(() => titles.add(document.title), 1);
    const look = () => {
      if (location.pathname.endsWith("mentions") && places.at(-1) !== scrollY) places.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () =>
    page.evaluate(() => {
      const { titles, places } = (window as unknown as { seen: { titles: Set<string>; places: number[] } })
        .seen;
      return { titles: [...titles], places };
    });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookies" })).toBeVisible();
  await expect(page).toHaveTitle(/^Cookies/);
  const { titles, places } = await seen();
  expect(titles.map((title) => title.split(" – ")[0])).toEqual(["Mentions", "Cookies"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before);
  // At most one frame at the top, and no position in between.
  const since = (await seen()).places.slice(places.length);
  expect(since.filter((y) => y !== 0 && y !== before)).toEqual([]);
});

test("after a link and after Back the focus starts at the beginning of the page", async ({ page }) => {
  await visit(page, "/partenaires");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Bastien Queyrel/ })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bastien Queyrel" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Retour aux partenaires" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Nos partenaires" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("an icon has the colour of its link in forced colours, and the name of an element leads to it", async ({
  page,
}) => {
  await page.goto("/le-concept");
  const name = page.getByRole("main").getByRole("heading", { name: "Le feu" });
  expect(await leadsTo(name)).toBe("/elements/feu");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const worn = await page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator("svg") })
    .evaluateAll((links) =>
      links.map((link) =>
        [link, link.querySelector("svg") as Element].map((one) => getComputedStyle(one).color),
      ),
    );
  expect(worn).toHaveLength(3);
  for (const [link, icon] of worn) expect(icon).toBe(link);
});

test("Back returns to a page that a link to an anchor has scrolled", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/partenaires");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Bastien Queyrel/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Bastien Queyrel" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Nos partenaires" })).toBeVisible();
});

for (const [width, height] of [
  [844, 390],
  [1440, 900],
] as const)
  test(`the focused element is visible at ${width} × ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/calendrier/flyers/semaine-des-quatre-elements");
    for (const link of await page.getByRole("main").getByRole("link").locator("visible=true").all()) {
      await link.focus();
      await expect(link.locator("css=:scope, img, span").last()).toBeInViewport({ ratio: 0.5 });
    }
  });
