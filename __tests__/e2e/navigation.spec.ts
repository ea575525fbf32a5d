import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "./hold-back";

/** A partner's workshop whose address by name is redirected. */
const REDIRECTED = { partner: "/partenaire/bastien-queyrel", href: "/atelier/lire-la-neige-en-raquettes" };

const isAnswerForRouter = (url: URL) => url.searchParams.has("_rsc");

/** The paths whose data the router has requested, updated live. */
function answersTo(page: Page): string[] {
  const paths: string[] = [];
  page.on("requestfinished", (request) => {
    const url = new URL(request.url());
    if (isAnswerForRouter(url)) paths.push(url.pathname);
  });
  return paths;
}

test("a slow navigation shows « Chargement... » until the page is there", async ({ page }) => {
  const release = await holdBack(page, isAnswerForRouter);
  await page.goto("/partenaires");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("main").getByRole("link").first();
  await link.click();
  await expect(page.getByRole("status").getByText("Chargement...")).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/partenaire\//);
  await expect(page.getByText("Chargement...")).toHaveCount(0);
});

test("the menu closes when the navbar gets room for its links, and the page scrolls again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto("/le-concept");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("button", { name: "Fermer le menu" })).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(page.getByRole("button", { name: "Fermer le menu" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Calendrier" }).first()).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test("a hovered link is prefetched once, and opens without another request", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "a pointer");
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (isAnswerForRouter(url)) asked.push(url.pathname);
  });
  const answered = answersTo(page);
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const link = page.getByRole("banner").getByRole("link", { name: "Calendrier" });
  await link.hover();
  await expect.poll(() => answered.length).toBe(2);
  const before = [...asked];
  await page.mouse.move(0, 500);
  await link.hover();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Les retraites à venir" })).toBeVisible();
  expect(asked).toEqual(before);
});

test("each hovered link is prefetched, also to pages of one kind", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "a pointer");
  const answered = answersTo(page);
  await page.goto("/partenaires");
  await page.waitForLoadState("networkidle");
  const partners = page.getByRole("main").getByRole("list").first().getByRole("link");
  for (const partner of [partners.nth(0), partners.nth(1)]) {
    await partner.hover();
    const path = (await partner.getAttribute("href")) ?? "";
    await expect.poll(() => answered).toContain(path);
  }
  await page.waitForLoadState("networkidle");
  const before = [...answered];
  await partners.nth(1).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bastien Queyrel" })).toBeVisible();
  expect(answered).toEqual(before);
});

test("a workshop that a partner names is linked at its own address", async ({ page }) => {
  await page.goto(REDIRECTED.partner);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("main").locator(`a[href="${REDIRECTED.href}"]`);
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/atelier\/lire-la-neige$/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", "http://localhost:3000/atelier/lire-la-neige");
});

test("a click is not lost when a script fails to load", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**/*.js*", (route) => route.abort());
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
  await page.unroute("**/_next/static/**/*.js*");
  // By the keyboard, because on a phone the notice covers the end of the page.
  await page.getByRole("contentinfo").getByRole("link", { name: "Eau" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Élément Eau");
  await expect(notice).toBeHidden();
});

test("the title is never empty during a navigation", async ({ page }) => {
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    setInterval(() => titles.add(document.title), 1);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions" }).click();
  await expect(page).toHaveTitle(/^Mentions/);
  const titles = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
  expect(titles.map((title) => title.split(" – ")[0])).toEqual(["Infos pratiques", "Mentions"]);
});
