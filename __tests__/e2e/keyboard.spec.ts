import { expect, type Page, test } from "@playwright/test";

/** Presses Tab until the wanted element has the focus; fails after so many. */
async function tabTo(page: Page, name: RegExp | string, most = 60) {
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
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && bottom > 0 && top < innerHeight;
  });

test("the first tab stop skips the menu", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/le-concept");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("after a link and after Back the focus starts at the beginning of the page", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/partenaires");
  const partner = page.getByRole("main").getByRole("link", { name: /^Bastien Queyrel/ });
  await partner.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bastien Queyrel" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Retour aux partenaires" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Nos partenaires" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the menu opens, closes and returns the focus", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/le-concept");
  await tabTo(page, /^Ouvrir le menu/);
  await page.keyboard.press("Enter");
  await tabTo(page, "Calendrier");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Calendrier" })).toBeHidden();
});

test("the menu closes when the focus moves on to the page", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Ouvrir le menu" }).press("Enter");
  await tabTo(page, "Infos pratiques");
  await tabTo(page, /^04/);
  await tabTo(page, /^Nous appeler/);
  await expect(page.getByRole("link", { name: "Infos pratiques" }).first()).toBeHidden();
});

test("the call bar covers no focused element of a workshop's page", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/atelier/bain-sonore");
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: "instant" }));
  const bar = page.getByRole("link", { name: /^Appeler pour/ }).locator("visible=true");
  const top = (await bar.last().boundingBox())?.y ?? 0;
  const links = page.getByRole("region", { name: "Dans le même esprit" }).getByRole("link");
  for (const link of await links.all()) {
    await link.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }),
    );
    await link.focus();
    await expect
      .poll(async () => {
        const box = await link.boundingBox();
        return box !== null && box.y + box.height <= top;
      })
      .toBe(true);
  }
});

for (const [width, height] of [
  [844, 390],
  [1440, 900],
] as const)
  test(`the focused element is visible at ${width} × ${height} pixels`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/calendrier/flyers/semaine-des-quatre-elements", "/atelier/yoga-doux"]) {
      await page.goto(path);
      for (const link of await page.getByRole("main").getByRole("link").locator("visible=true").all()) {
        await link.focus();
        await expect(link.locator("css=:scope, img, span").last(), path).toBeInViewport({ ratio: 0.5 });
      }
    }
  });

test("focus on a visible element does not scroll", async ({ page }, { project }) => {
  await page.goto("/atelier/bain-sonore");
  const call = page.getByRole("link", { name: /^Appeler pour/ }).locator("visible=true");
  if (project.name === "desktop")
    await call.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 10, behavior: "instant" }),
    );
  const before = await page.evaluate(() => scrollY);
  await call.evaluate((element: HTMLElement) => element.focus());
  // Two frames: one in which scrolling starts, one in which it shows.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("focus in the navbar does not scroll the page", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/legal/mentions");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  const places: number[] = [];
  await tabTo(page, "Concept");
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press("Tab");
    places.push(await page.evaluate(() => scrollY));
  }
  expect(new Set(places)).toEqual(new Set([700]));
});

test("every control of the carousel shows its focus", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/");
  for (const control of ["Image précédente", "Mettre en pause", "Image suivante", "Aller au sommaire"]) {
    await tabTo(page, control);
    await expect.poll(() => focusIsVisible(page), control).toBe(true);
  }
});

test("the gallery and the viewer work without a mouse", async ({ page }) => {
  await page.goto("/le-lieu");
  await tabTo(page, /^Agrandir l’image/);
  await expect.poll(() => focusIsVisible(page)).toBe(true);
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Image en grand" });
  await expect(viewer).toContainText(/^1 \//);
  await tabTo(page, "Image suivante", 4);
  await page.keyboard.press("Enter");
  await expect(viewer).toContainText(/^2 \//);
  await tabTo(page, "Fermer", 4);
  await page.keyboard.press("Enter");
  await expect(viewer).toBeHidden();
  await expect(page.getByRole("link", { name: /^Agrandir l’image/ }).first()).toBeFocused();
});
