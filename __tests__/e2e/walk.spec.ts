import { expect, test } from "@playwright/test";

test("a workshop shows its length and price in every list and on its page", {
  tag: "@desktop",
}, async ({ page }) => {
  const facts = /1\sh\s30.*28\s€/;
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Bain sonore" });
  for (const list of ["/partenaire/nadege-fontan", "/ateliers/bien-etre"]) {
    await page.goto(list);
    await expect(row).toContainText(facts);
  }
  await row.getByRole("link", { name: "Bain sonore", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bain sonore");
  await expect(page.getByRole("complementary", { name: "En bref" })).toContainText(facts);
});

test("the price of a workshop stays visible beside the call on a phone", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/atelier/bain-sonore");
  const bar = page.getByRole("group", { name: "Tarif et appel" });
  await expect(bar).not.toBeInViewport();
  await bar.getByRole("link").focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole("link").blur();
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: "instant" }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText("28 €");
  // Its accessible name starts with its visible text.
  const call = bar.getByRole("link", { name: "Appeler pour la prochaine date" });
  await expect(call).toHaveAttribute("href", /^tel:/);
  await expect(call.getByText("pour la prochaine date")).toHaveCSS("width", "1px");
  const [cost, button] = [await bar.getByText("28 €").boundingBox(), await call.boundingBox()];
  expect(cost && button && cost.y > button.y && cost.y < button.y + button.height, "on one line").toBe(true);
});

test("a workshop shows its host: the partner who lists it, else the hosts named in its text", {
  tag: "@desktop",
}, async ({ page }) => {
  const card = page.getByRole("complementary", { name: "En bref" });
  await page.goto("/atelier/bain-sonore");
  await expect(card.getByRole("link", { name: /Nadège Fontan/ })).toHaveAttribute(
    "href",
    "/partenaire/nadege-fontan",
  );
  // The page starts with a picture of the activity; the card has the host.
  await expect(page.getByRole("img", { name: "Un grand bol chantant" })).toBeVisible();
  await expect(card.locator("img")).toHaveCount(1);
  await page.goto("/atelier/apprendre-autrement");
  await expect(card.locator("img")).toHaveCount(2);
  await expect(card.getByRole("listitem")).toContainText(["Élodie Barnéoud", "Claire Vasserot"]);
  await card.getByRole("link", { name: /Claire Vasserot/ }).click();
  await expect(page).toHaveURL(/\/nous-connaitre#claire-vasserot$/);
  await expect(page.getByRole("heading", { name: "Claire Vasserot" })).toBeInViewport();
});

test("a page with a hash scrolls to 150 pixels above its level-3 heading one second after load", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 300 });
  await page.goto("/atelier/bain-sonore");
  const heading = page.getByRole("main").getByRole("heading", { level: 3 }).last();
  const top = () => heading.evaluate((h) => Math.round(h.getBoundingClientRect().top));
  const hash = await heading.evaluate((h: HTMLElement) => h.dataset.hash);
  await page.goto("about:blank");
  await page.goto(`/atelier/bain-sonore#${hash}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(top).toBe(150);
});

test("a missing script reloads the page once, then shows a notice", {
  tag: "@desktop",
}, async ({ page }) => {
  let loads = 0;
  page.on("framenavigated", () => loads++);
  await page.route("**/_next/static/**/*.js*", (route) => route.abort());
  await page.goto("/le-concept", { waitUntil: "commit" });
  await expect(page.getByRole("alert").getByRole("link", { name: "Recharger la page" })).toBeVisible();
  expect(loads).toBe(2);
  await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("link", { name: "Recharger la page" })).toBeHidden();
});

test("the menu opens and navigates before the scripts have loaded", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/_next/static/**/*.js*", () => undefined);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
  await page.getByRole("button", { name: "Fermer le menu" }).tap();
  const link = page.getByRole("link", { name: "Calendrier" });
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
  await link.tap();
  await expect(page).toHaveURL(/\/calendrier$/);
});
