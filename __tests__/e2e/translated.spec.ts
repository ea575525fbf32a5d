import { expect, type Page } from "@playwright/test";
import { holdBack, isLive, test, visit } from "./site";

/** Translates a page as Chrome does, also what comes later: two `<font>` elements replace each text node. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (text.parentElement?.closest("font, script, style") || !text.data.trim()) continue;
        const outer = document.createElement("font");
        outer.append(document.createElement("font"));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  });

test("a page that was translated before its scripts came keeps its words, and answers", async ({ page }) => {
  const scriptsCome = await holdBack(page, /\/_next\/static\/.*\.js/);
  await page.goto("/calendrier", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await translate(page);
  const words = await page.getByRole("main").textContent();
  scriptsCome();
  await isLive(page);
  expect(await page.getByRole("main").textContent()).toBe(words);
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await page.getByRole("navigation", { name: "Navigation principale" }).getByText("Lieu").click();
  await expect(page).toHaveURL(/le-lieu$/);
});

test("carousel, menu, « Chargement... », viewer and « Partager » work on a page that is translated", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.clock.install();
  await visit(page, "/");
  await translate(page);
  const button = (name: string) => page.getByRole("button", { name });
  await button("Image suivante").click();
  await expect(page.getByText("Un chalet alpin authentique")).toBeVisible();
  await expect(page.getByText("Bienvenue au Chalet")).toHaveCount(0);
  await button("Mettre en pause").click();
  await button("Reprendre le défilement").click();
  await expect(button("Mettre en pause")).toBeVisible();

  // The page of this press never comes.
  await page.evaluate(() => addEventListener("click", (press) => press.preventDefault(), { once: true }));
  await page.getByRole("contentinfo").getByText("Mentions").click();
  await expect(page.getByRole("status").getByText("Chargement...")).toBeVisible();
  await page.getByRole("heading", { name: "Sommaire" }).click();
  await expect(page.getByText("Chargement...")).toHaveCount(0);

  for (const open of ["true", "false", "true"]) {
    await button(open === "true" ? "Ouvrir le menu" : "Fermer le menu").click();
    await expect(page.getByRole("button", { name: /le menu$/ })).toHaveAttribute("aria-expanded", open);
  }
  await page.getByRole("navigation", { name: "Navigation principale" }).getByText("Calendrier").click();
  await expect(page).toHaveURL(/calendrier$/);

  await page.getByRole("link", { name: /La prochaine/ }).click();
  await expect(page).toHaveURL(/flyers/);
  await isLive(page);
  await translate(page);
  await page.evaluate(() => {
    const clipboard = { writeText: async () => undefined };
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await page
    .getByRole("link", { name: /^Agrandir l’image/ })
    .first()
    .click();
  const viewer = page.getByRole("dialog", { name: "Image en grand" });
  await expect(viewer).toContainText(/1 \/ 1/);
  await button("Fermer").click();
  await expect(viewer).toBeHidden();
  for (let press = 1; press <= 2; press += 1) {
    await button("Partager").click();
    await expect(button("Adresse copiée")).toBeVisible();
    await page.clock.runFor(4000);
  }
  await expect(button("Partager")).toBeVisible();
  expect(faults).toEqual([]);
});
