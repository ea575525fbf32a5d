import { expect, type Page, test } from "@playwright/test";

const { content, pages } = JSON.parse(process.env.COMPARED ?? "{}");

test.beforeEach(async ({ page }, { project }) => {
  await page.emulateMedia({ media: project.name === "print" ? "print" : "screen" });
  // Optional fonts, which the first page may do without, are cached for the next.
  await page.goto("/", { waitUntil: "networkidle" });
});

for (const path of pages as string[])
  test(path, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(loadPictures);
    const name = `${path.slice(1).replaceAll("/", "-") || "accueil"}.png`;
    await expect(page).toHaveScreenshot(name, { fullPage: true });
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
  test(name, async ({ page }, { project }) => {
    test.skip(content !== "demo" || project.name !== "390");
    await open(page);
    await expect(page).toHaveScreenshot(`opened-${name}.png`);
  });

/** In the page: waits for all pictures, also below the screen. */
async function loadPictures() {
  const late = [...document.images].filter((img) => {
    Object.assign(img, { loading: "eager", decoding: "sync" });
    return img.checkVisibility() && !img.complete;
  });
  await Promise.all(
    late.map((img) => new Promise((done) => Object.assign(img, { onload: done, onerror: done }))),
  );
}
