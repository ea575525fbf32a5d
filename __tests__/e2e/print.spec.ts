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

test("on paper no words are torn, and no frame is wider than its picture", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const { path } of PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const faults = await page.evaluate(() => {
      const shown = [...document.querySelectorAll("main *")].filter((element) => element.checkVisibility());
      const styleOf = (element: Element) => getComputedStyle(element);
      const torn = shown.filter(
        (element) =>
          element.textContent &&
          element.childElementCount === 0 &&
          !element.matches(".visually-hidden") &&
          styleOf(element).padding === "0px" &&
          styleOf(element).clipPath !== "none",
      );
      const framed = shown.filter(
        (element) =>
          element.matches("img") &&
          styleOf(element).objectFit === "contain" &&
          styleOf(element).outlineStyle !== "none",
      );
      return [...torn, ...framed].map(({ outerHTML }) => outerHTML.slice(0, 90));
    });
    expect(faults, path).toEqual([]);
  }
});

test("on paper what announces a list stands above it", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/legal/cookies");
  await expect(page.getByText("a sa page d’aide")).toHaveCSS("break-after", "avoid");
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
