import { expect, type Locator, type Page, test } from "@playwright/test";
import { REMOVE_APIS } from "../../testing/removed-apis.mjs";

const WALK_SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const APIS = { "all APIs": "", "removed APIs": REMOVE_APIS };
const SHORT_TIMEOUT = { timeout: 3000 };

for (const [screen, viewport] of Object.entries(WALK_SCREENS))
  for (const [apis, script] of Object.entries(APIS))
    test.describe(`${screen}, ${apis}`, () => {
      test.use({ viewport });
      test("a walk through the site", async ({ page }) => {
        if (script) await page.addInitScript(script);
        await walk(page);
      });
    });

/** Home, carousel, menu, flyer, viewer, share, Back and a heading in the address, without any fault. */
async function walk(page: Page) {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  // Chrome 111 warns of an attribute that it does not know yet.
  const isFault = (text: string) => !text.startsWith("Found a 'popover' attribute");
  page.on("console", (message) => {
    if (message.type() === "error" && isFault(message.text())) faults.push(message.text());
  });
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole("button", { name, exact: true });
  const viewer = page.getByRole("dialog", { name: "Image en grand" });
  const slide = () => page.getByRole("group", { name: /^Image \d sur 4$/ }).getAttribute("aria-label");

  const isVisible = (locator: Locator) => () => expect(locator.first()).toBeVisible(SHORT_TIMEOUT);
  const isAt = (path: RegExp) => () => expect(page).toHaveURL(path, SHORT_TIMEOUT);

  // Does not wait for the pictures.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await pressUntil(button("Mettre en pause"), isVisible(button("Reprendre le défilement")));
  // The arrows are ignored while an image fades in, which it may where the carousel was paused late.
  await expect(page.locator("[data-changing=false]")).toBeAttached();
  const slideBefore = await slide();
  await button("Image suivante").click();
  await expect.poll(slide).not.toBe(slideBefore);

  const calendar = page.getByRole("link", { name: "Calendrier", exact: true });
  if (!(await calendar.first().isVisible())) await pressUntil(button("Ouvrir le menu"), isVisible(calendar));
  await pressUntil(calendar.first(), isAt(/\/calendrier$/));
  const flyer = page.getByRole("link", { name: "La semaine des quatre éléments" });
  await pressUntil(flyer.first(), isAt(/\/calendrier\/flyers\/[^/]+$/));

  await pressUntil(page.getByRole("link", { name: /^Agrandir l’image/ }).first(), isVisible(viewer));
  await expect(viewer).toContainText(/^1 \/ 3/);
  await button("Image suivante", viewer).click();
  await expect(viewer).toContainText(/^2 \/ 3/);
  await button("Fermer", viewer).click();
  await expect(viewer).toBeHidden();

  const shareMessage = page.getByRole("status").filter({ hasText: /Adresse copiée|À copier\s:\shttp/ });
  await pressUntil(button("Partager"), isVisible(shareMessage));
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/calendrier$/);
  await expect(flyer.first()).toBeVisible();

  await page.goto("/partenaire/bastien-queyrel#le-retrouver", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { name: "Le retrouver" })).toBeInViewport();
  await expect(page.getByText(/Une erreur est survenue|Cette page n’a pas pu s’afficher/)).toBeHidden();
  expect(faults).toEqual([]);
}

/** Presses a control until it works: before the scripts have loaded a button does nothing. */
const pressUntil = (control: Locator, works: () => Promise<void>) =>
  expect(async () => {
    // A control that has worked by now is gone, or has another name.
    await control.click(SHORT_TIMEOUT).catch(() => undefined);
    await works();
  }).toPass();
