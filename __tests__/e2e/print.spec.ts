import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "@/lib/routes";
import { skipResizing } from "@/testing/browse";
import { demonstration } from "@/testing/demonstration.mjs";

/** The number of A4 sheets of a page. */
async function sheets(page: Page) {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

const bytes = (document: object) => JSON.stringify(document).length;
/** The pages of the two longest documents of a collection. */
const longest = (collection: "partners" | "workshops" | "calendar", path: (id: string) => string) =>
  Object.entries<object>(demonstration()[collection])
    .sort(([, a], [, b]) => bytes(b) - bytes(a))
    .slice(0, 2)
    .map(([id]) => path(id));

test("every page that visitors print fits on one sheet", async ({ page }) => {
  await skipResizing(page);
  for (const path of [
    ...longest("calendar", pathTo.retreat),
    ...longest("partners", pathTo.partner),
    ...longest("workshops", pathTo.workshop),
    ...["/partenaires", "/nous-connaitre", "/le-concept", "/elements", "/elements/feu"],
  ]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect.soft(await sheets(page), path).toBe(1);
  }
});

test("a flyer is printed with all its posters and a QR code", async ({ page }) => {
  await page.goto("/calendrier/flyers/semaine-des-quatre-elements");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: /^Code QR/ })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("img", { name: /^Affiche/ })
      .filter({ visible: true }),
  ).toHaveCount(3);
});
