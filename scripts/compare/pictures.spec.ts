import { expect, type Page, test } from "@playwright/test";

const { content, pages } = JSON.parse(process.env.COMPARED ?? "{}");

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

// One tab visits the pages in a fixed order: optional fonts and larger pictures come from its cache.
test("every page", async ({ page }, { project }) => {
  await page.emulateMedia({ media: project.name === "print" ? "print" : "screen", reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "networkidle" });
  for (const path of pages as string[]) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(loadingPictures)).toBe(0);
    const name = `${path.slice(1).replaceAll("/", "-") || "accueil"}.png`;
    await expect.soft(page, path).toHaveScreenshot(name, { fullPage: true });
  }
  if (content !== "demo" || project.name !== "390") return;
  for (const [name, open] of Object.entries(openings)) {
    await open(page);
    await expect.soft(page, name).toHaveScreenshot(`opened-${name}.png`);
  }
});

/** Runs in the page: loads all pictures. @returns how many visible ones have not arrived */
function loadingPictures() {
  for (const img of document.images) Object.assign(img, { loading: "eager", decoding: "sync" });
  return [...document.images].filter((img) => img.checkVisibility() && !img.complete).length;
}
