import { expect, type Page, test } from "@playwright/test";
import { pathTo } from "@/lib/routes";
import { ids, PAGES } from "./site";

/** How many sheets of A4 a page takes. */
async function sheets(page: Page) {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

const KINDS = [
  { kind: "retreat", paths: ids("calendar").map(pathTo.retreat) },
  { kind: "page about partners", paths: ["/partenaires", ...ids("partners").map(pathTo.partner)] },
  { kind: "workshop", paths: ids("workshops").map(pathTo.workshop) },
  { kind: "page about hosts", paths: ["/nous-connaitre"] },
  { kind: "page about the elements", paths: ["/le-concept", "/elements", "/elements/feu"] },
];

for (const { kind, paths } of KINDS)
  test(`every ${kind} of the demonstration takes one sheet of paper`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await sheets(page), path).toBe(1);
    }
  });

test("on paper every page says how to reach the place, in letters that can be read", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const { path } of PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const way of ["04 65 71 15 00", "bonjour@chalet-quatre-elements.example", "05350 Arvieux"])
      await expect(page.locator("body"), path).toContainText(way, { useInnerText: true });
    const small = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: element, data } = walker.currentNode as Text;
        if (!element || !data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
        const tenPoints = 13.3;
        if (Number.parseFloat(getComputedStyle(element).fontSize) < tenPoints) found.push(data);
      }
      return found;
    });
    expect(small, path).toEqual([]);
  }
});

test("a flyer is printed with all its posters and the code of its address", async ({ page }) => {
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
