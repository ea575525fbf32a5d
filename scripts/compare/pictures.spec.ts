import { test as base, expect, type Page } from "@playwright/test";

const { content, pages } = JSON.parse(process.env.COMPARED ?? "{}");

const test = base.extend<object, { tab: Page }>({
  // One for all pictures of a worker: optional fonts, which the first page may do without, are cached for the next.
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport } = project.use;
      const tab = await browser.newPage({ baseURL, locale, timezoneId, viewport, reducedMotion: "reduce" });
      await tab.emulateMedia({ media: project.name === "print" ? "print" : "screen" });
      await tab.goto("/", { waitUntil: "networkidle" });
      await use(tab);
      await tab.close();
    },
    { scope: "worker" },
  ],
});

for (const path of pages as string[])
  test(path, async ({ tab }) => {
    await tab.goto(path);
    await expect.poll(() => tab.evaluate(loadingPictures)).toBe(0);
    const name = `${path.slice(1).replaceAll("/", "-") || "accueil"}.png`;
    await expect(tab).toHaveScreenshot(name, { fullPage: true });
  });

const openings: Record<string, (page: Page) => Promise<void>> = {
  menu: async (page) => {
    await page.goto("/le-concept", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(page.getByRole("link", { name: "Calendrier" })).toBeVisible();
  },
  viewer: async (page) => {
    await page.goto("/le-lieu", { waitUntil: "networkidle" });
    await page
      .getByRole("link", { name: /^Agrandir/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
  },
};
for (const [name, open] of Object.entries(openings))
  test(name, async ({ tab }, { project }) => {
    test.skip(content !== "demo" || project.name !== "390");
    await open(tab);
    await expect(tab).toHaveScreenshot(`opened-${name}.png`);
  });

/** In the page: asks for the pictures below the screen too. @returns how many visible ones have not arrived */
function loadingPictures() {
  for (const img of document.images) Object.assign(img, { loading: "eager", decoding: "sync" });
  return [...document.images].filter((img) => img.checkVisibility() && !img.complete).length;
}
