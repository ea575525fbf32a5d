import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { demonstration } from "@/testing/demonstration";
import { SITE_NAME, scrollTo, test, visit } from "./site";

const dated = Object.values(demonstration().calendar).filter(
  (retreat) => retreat.dateStart && retreat.dateEnd,
);

const SUBSCRIPTION = "http://localhost:3000/calendrier.ics";

test("the calendar offers a subscription with every dated retreat, and a title as a poster, once", async ({
  page,
  request,
}) => {
  await page.goto("/calendrier");
  const retreat = page.getByRole("link", { name: /Voix d’automne/ });
  await expect(retreat.getByText("Voix d’automne")).toHaveCount(2);
  await expect(retreat).not.toHaveAccessibleName(/Voix d’automne.*Voix d’automne/);

  await expect(page.getByRole("link", { name: "Google Agenda" })).toBeHidden();
  await page.getByText("S’abonner au calendrier").click();
  await expect(page.getByText("Les nouvelles dates arriveront d’elles-mêmes")).toBeVisible();
  const encoded = encodeURIComponent(SUBSCRIPTION);
  for (const [name, address] of [
    ["L’agenda de cet appareil", "webcal://localhost:3000/calendrier.ics"],
    ["Google Agenda", `https://calendar.google.com/calendar/r?cid=${encoded.replace("http", "webcal")}`],
    [
      "Outlook",
      `https://outlook.live.com/calendar/0/addfromweb?url=${encoded}&name=${encodeURIComponent(SITE_NAME)}`,
    ],
    [SUBSCRIPTION, SUBSCRIPTION],
  ] as const) {
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", address);
  }
  const response = await request.get("/calendrier.ics");
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const file = await response.text();
  expect(file.match(/UID:retraite-/g)).toHaveLength(dated.length);
  expect(file).toContain("UID:atelier-yoga-doux-");
});

test("a flyer has its booking link on the first screen, its file for a calendar, and other retreats", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/calendrier");
  await page.getByRole("link", { name: /La prochaine/ }).click();
  const bar = page.getByRole("group", { name: "Dates et réservation" });
  const inText = page.locator('[href^="mailto:"]:not([role="group"] > *)');
  const call = page.getByRole("link", { name: "Réserver" }).and(inText);
  await expect(call).toHaveCount(1);
  await expect(call).toBeInViewport({ ratio: 1 });
  const actions = page.getByRole("list").filter({ hasText: "Nous écrire" }).getByRole("listitem");
  await expect(actions).toHaveText(["Nous écrire", "Ajouter à mon agenda", "Comment venir", /Partager/]);
  await expect(bar).not.toBeInViewport();
  // Not visible together with the link that it repeats.
  await call.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top - 90, behavior: "instant" }));
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 844);
  await expect(call).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole("link", { name: "Réserver" })).toHaveAttribute("href", /^mailto:/);
  await expect(bar.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", /^tel:/);
  await page.setViewportSize({ width: 832, height: 844 });
  await expect(bar).toBeHidden();
  await expect(actions.first()).toHaveText("Réserver");
  await page.setViewportSize({ width: 1440, height: 900 });
  await scrollTo(page, 0);
  await expect(call.first()).toBeInViewport({ ratio: 1 });
  // Below the price, and again after the text.
  await expect(call).toHaveCount(2);
  await page.getByRole("link", { name: "Nous écrire" }).scrollIntoViewIfNeeded();
  await expect(call.last()).toBeInViewport({ ratio: 1 });

  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Ajouter à mon agenda" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(text.replace(/\r\n /g, "")).toContain(`SUMMARY:${title}`);

  const others = page.getByRole("region", { name: "Pas libre à ces dates ?" }).getByRole("link");
  await expect(others).toHaveCount(3);
  await others.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prendre de la hauteur");
});

test("a past retreat says so, and links to the next ones", async ({ page }) => {
  await visit(page, "/calendrier");
  await page.getByText("Retraites passées").click();
  await page.getByRole("main").getByRole("group").getByRole("link").first().click();
  await expect(page.getByText("Cette retraite a eu lieu.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Dates et réservation" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "D’autres retraites" })).toContainText("Neige et silence");
});

test("a flyer is printed with all its posters and a QR code", async ({ page }) => {
  await page.goto("/calendrier/flyers/semaine-des-quatre-elements", { waitUntil: "domcontentloaded" });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: /^Code QR/ })).toBeVisible();
  const posters = page.getByRole("main").getByRole("img", { name: /^Affiche/ });
  await expect(posters.filter({ visible: true })).toHaveCount(3);
});

test("a copied retreat has blanks after its labels, and no words for screen readers alone", async ({
  page,
}) => {
  await page.goto("/calendrier/flyers/reveil-de-printemps");
  const copied = await page.getByRole("main").evaluate((main) => {
    getSelection()?.selectAllChildren(main);
    return getSelection()?.toString() ?? "";
  });
  expect(copied).toMatch(/Niveau\s: facile/);
  expect(copied).not.toMatch(/Agrandir l’image|nouvel onglet/);
});
