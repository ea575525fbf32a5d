import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { SITE_NAME } from "./site";

type Entry = { title: string; dateStart?: string; dateEnd?: string };
const calendar: [string, Entry][] = Object.entries(
  JSON.parse(readFileSync("content/demo/calendar.json", "utf8")),
);
const dated = calendar.filter(([, { dateStart, dateEnd }]) => dateStart && dateEnd);
const [undated = ""] = calendar.find(([, { dateStart }]) => !dateStart) ?? [];

const SUBSCRIPTION = "http://localhost:3000/calendrier.ics";

test("the calendar offers a subscription with every dated retreat", async ({ page, request }) => {
  await page.goto("/calendrier");
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
  expect(file.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(dated.length);
});

test("a flyer offers its retreat as a calendar file", async ({ page }) => {
  await page.goto("/calendrier");
  await page.getByRole("link", { name: /La prochaine/ }).click();
  await expect(page).toHaveURL(/flyers/);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Ajouter à mon agenda" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(text.replace(/\r\n /g, "")).toContain(`SUMMARY:${title}`);
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
});

test("a flyer has its booking link on a phone’s first screen; then dates and call stay visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calendrier");
  await page.getByRole("link", { name: /La prochaine/ }).click();
  const call = page.getByRole("link", { name: /^Réserver\s:\s04/ });
  await expect(call).toHaveCount(1);
  await expect(call).toBeInViewport({ ratio: 1 });
  const actions = page.getByRole("list").filter({ hasText: "Nous écrire" }).getByRole("listitem");
  await expect(actions).toHaveText(["Nous écrire", "Ajouter à mon agenda", /Partager/]);
  const bar = page.getByRole("group", { name: "Dates et réservation" });
  await expect(bar).not.toBeInViewport();
  // Not visible together with the link that it repeats.
  await call.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top - 90, behavior: "instant" }));
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: "instant" }));
  await expect(call).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole("link", { name: "Réserver" })).toHaveAttribute("href", /^tel:/);
  await page.setViewportSize({ width: 832, height: 844 });
  await expect(bar).toBeHidden();
  await expect(actions.first()).toHaveText(/^Réserver\s:\s04/);
});

test("a flyer on a wide screen has its booking link on the first screen and after the text", async ({
  page,
}) => {
  await page.goto("/calendrier");
  await page.getByRole("link", { name: /La prochaine/ }).click();
  const call = page.getByRole("link", { name: /^Réserver\s:/ });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(call.first()).toBeInViewport({ ratio: 1 });
    // Below the price, and again after the text.
    await expect(call).toHaveCount(2);
    await page.getByRole("link", { name: "Nous écrire" }).scrollIntoViewIfNeeded();
    await expect(call.last()).toBeInViewport({ ratio: 1 });
  }
});

test("a flyer ends with other retreats", async ({ page }) => {
  await page.goto("/calendrier/flyers/neige-et-silence");
  const others = page.getByRole("region", { name: "Pas libre à ces dates ?" }).getByRole("link");
  await expect(others).toHaveCount(3);
  await expect(others.first()).toContainText("Prendre de la hauteur");
  await others.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prendre de la hauteur");
});

test("a flyer without dates offers no calendar file", async ({ page, request }) => {
  await page.goto(`/calendrier/flyers/${undated}`);
  await expect(page.getByRole("link", { name: /^Nous appeler\s:/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toHaveCount(0);
  for (const name of [undated, "inconnu"]) {
    const response = await request.get(`/calendrier/flyers/${name}/evenement.ics`);
    expect(response.status()).toBe(404);
  }
});

test("a past retreat links to the next ones and offers no calendar file", async ({ page }) => {
  await page.goto("/calendrier");
  await page.getByText("Retraites passées").click();
  await page.getByRole("main").getByRole("group").getByRole("link").first().click();
  await expect(page.getByText("Cette retraite a eu lieu.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Voir les retraites à venir" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Dates et réservation" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toHaveCount(0);
  const others = page.getByRole("region", { name: "D’autres retraites" }).getByRole("link");
  await expect(others.first()).toContainText("Neige et silence");
  await others.first().click();
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toBeVisible();
});
