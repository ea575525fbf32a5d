import { expect, test } from "@playwright/test";
import { NOT_FOUND, PAGES } from "./site";

const ADDRESSES = [...PAGES, ...NOT_FOUND].map(({ path }) => path);

test("with letters of twice their size no page is wider than a phone", async ({ page }, { project }) => {
  test.skip(project.name !== "phone", "asked of the narrow screen");
  test.slow();
  const wide: string[] = [];
  for (const path of ADDRESSES) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    wide.push(
      ...(await page.evaluate(() => {
        const inside = (element: Element) => {
          const { right, left, width } = element.getBoundingClientRect();
          return width === 0 || (right <= innerWidth + 1 && left >= -1);
        };
        const clipped = (element: Element) =>
          element.closest(".visually-hidden, [aria-hidden=true], .skip, picture");
        return [...document.querySelectorAll("header *, main *, aside *, footer *")]
          .filter((element) => !inside(element) && !clipped(element) && element.tagName !== "IMG")
          .map(
            ({ tagName, className, textContent }) =>
              `${location.pathname}: ${tagName} ${className} ${textContent?.slice(0, 30)}`,
          );
      })),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  expect(wide).toEqual([]);
});

test("letters that come late move nothing: their stand-ins take the same lines", async ({ page }) => {
  const heights = () =>
    page.evaluate(async () => {
      // `ready` may come between a font that failed and the stand-in that is looked for next.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      const first = document.querySelector("main p");
      return [...document.querySelectorAll("header span, h1"), ...(first ? [first] : [])].map(
        (element) => [element.textContent, element.getBoundingClientRect().height] as const,
      );
    });
  const lessThanALine = 8;
  for (const path of ["/", "/contact", "/le-lieu", "/calendrier/flyers/neige-et-silence"]) {
    await page.goto(path);
    const own = await heights();
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(path);
    const late = await heights();
    expect(late).toHaveLength(own.length);
    for (const [i, [text, height]] of own.entries())
      expect(Math.abs((late[i]?.[1] ?? 0) - height), `${path}: ${text}`).toBeLessThan(lessThanALine);
    await page.unroute("**/*.woff2");
  }
});

test("with letters of twice their size the bar of a wide screen keeps to its width", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "asked of the wide screen");
  for (const width of [1280, 1440])
    for (const path of ["/", "/contact"]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expect(page.getByRole("link", { name: /^Appeler le/ })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
});
