import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { isPageId, type PageId, pathTo, PAGES as ROUTES } from "@/lib/routes";
import { french } from "@/lib/text/typography";
import { skipResizing } from "@/testing/browse";
import { demonstration } from "@/testing/demonstration";

export const SITE_NAME = "Le Chalet des Quatre Éléments";

/** A test that is not about pictures: they are icons. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await skipResizing(page);
    await use(page);
  },
});

type Collection = keyof ReturnType<typeof demonstration>;

/** The ids of a collection of the demonstration. */
export const ids = (collection: Collection) => Object.keys(demonstration()[collection]);

/** The id of the longest document of a collection. */
function longest(collection: Collection): string {
  const bytes = (id: string) => JSON.stringify(demonstration()[collection][id]).length;
  return ids(collection).reduce((a, b) => (bytes(b) > bytes(a) ? b : a));
}

/** Replaces the placeholders of a shipped title by their values. */
const titled = (title: string) => new RegExp(`^${french(title).replace(/\{\w+\}/g, "[^{}]+")}( – |$)`);

const KINDS: PageId[] = [
  ...(["accueil", "le-concept", "le-lieu", "nous-connaitre", "contact", "calendrier"] as const),
  ...(["elements", "feu", "partenaires", "ateliers", "bien-etre", "mentions"] as const),
];

/** One page of each kind, with the title in its tab; of the documents the longest ones. */
export const PAGES: readonly { path: string; title: RegExp }[] = [
  ...KINDS.map((id) => ({
    path: ROUTES[id].path,
    title: titled(
      `${id === "accueil" ? `${SITE_NAME} – ` : ""}${SHIPPED_PAGES[id].tab ?? SHIPPED_PAGES[id].title}`,
    ),
  })),
  ...[
    pathTo.retreat(longest("calendar")),
    pathTo.partner(longest("partners")),
    pathTo.workshop(longest("workshops")),
    ...ids("pages")
      .filter((id) => !isPageId(id))
      .map(pathTo.page),
  ].map((path) => ({ path, title: /–/ })),
];

/** Waits until a page's scripts answer: an effect states whether the menu is open. */
export const isLive = (page: Page) =>
  expect(page.locator("header").locator("css=[aria-expanded]")).toHaveCount(1);

/** Opens a page, and waits until its scripts answer. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await isLive(page);
}

/** The address that a press on the middle of an element leads to. */
export const leadsTo = (element: Locator) =>
  element.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit?.closest("a")?.getAttribute("href");
  });

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

export const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Sets the text size of the browser to 200 %. */
export const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

/** Presses Tab until the wanted element has the focus; fails after so many. */
export async function tabTo(page: Page, name: RegExp | string, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim();
    });
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

/** Whether the focused element is visible and shows a focus ring. */
export const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && bottom > 0 && top < innerHeight;
  });

/** Holds back a page's requests to some addresses. @returns a function that lets them through */
export async function holdBack(page: Page, addresses: Parameters<Page["route"]>[0]): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(addresses, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

/** Waits for the first paint of a page while requests are held back. */
export const isPainted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
