import { expect } from "@playwright/test";
import { holdBack, isLive, leadsTo, scrolled, test, visit } from "./site";

const SCRIPTS = "**/_next/static/**/*.js*";
/** Longer than Chromium waits before it fetches the page of a link under the mouse. */
const POINTED_AT_MS = 500;

test("a link that is pointed at is prefetched, and opens without another request; one to a file is not", async ({
  page,
}) => {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (request.headers()["sec-purpose"]?.startsWith("prefetch")) asked.push(new URL(request.url()).pathname);
  });
  await visit(page, "/calendrier/flyers/semaine-des-quatre-elements");
  await page
    .getByRole("link", { name: /^Agrandir l’image/ })
    .first()
    .hover();
  await page.getByRole("link", { name: "Ajouter à mon agenda" }).hover();
  await page.waitForTimeout(POINTED_AT_MS);
  const back = page.getByRole("link", { name: "Retour au calendrier" });
  await back.hover();
  await expect.poll(() => asked).toEqual(["/calendrier"]);
  await back.click();
  await expect(page).toHaveURL(/\/calendrier$/);
  const delivery = () =>
    page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
    );
  expect(await delivery()).toBe("navigational-prefetch");
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

test("a link elsewhere begins at the top with its own title, and Back restores the place", async ({
  page,
}) => {
  await visit(page, "/legal/mentions");
  const steps = await page.evaluate(() => history.length);
  const links = page.getByRole("contentinfo").getByRole("link");
  await Promise.all([page.waitForEvent("load"), links.filter({ hasText: "Mentions" }).click()]);
  expect(await scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await isLive(page);
  // A click of the driver may scroll once more, after the place was read.
  await links.filter({ hasText: "Cookies" }).focus();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Cookies/);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before);
});

test("a page that comes late is announced, on the page that is left", async ({ page }) => {
  const said: string[] = [];
  await page.exposeFunction("note", (words: string) => said.push(words));
  await visit(page, "/legal/mentions");
  await page.getByRole("status").evaluate((status) => {
    const { note } = window as unknown as { note: (words: string | null) => void };
    new MutationObserver(() => note(status.textContent)).observe(status, { childList: true });
  });
  const release = await holdBack(page, "**/legal/cookies");
  // By the keyboard, because the page of a link under the mouse is there already.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Cookies" })
    .press("Enter", { noWaitAfter: true });
  await expect.poll(() => said).toEqual(["Chargement..."]);
  release();
  await expect(page).toHaveTitle(/^Cookies/);
  await expect(page.getByText("Chargement...")).toHaveCount(0);
});

test("after a link the focus starts at the beginning of the page", async ({ page }) => {
  await visit(page, "/partenaires");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Bastien Queyrel/ })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bastien Queyrel" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
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
