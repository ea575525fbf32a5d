import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

type Entry = { title: string; dateStart?: string; dateEnd?: string };
const calendar: [string, Entry][] = Object.entries(
  JSON.parse(readFileSync("content/demo/calendar.json", "utf8")),
);
const dated = calendar.filter(([, { dateStart, dateEnd }]) => dateStart && dateEnd);
const [id = "", { title } = { title: "" }] = dated[0] ?? [];
const [undated = ""] = calendar.find(([, { dateStart }]) => !dateStart) ?? [];

test("the calendar offers a subscription that holds every dated retreat", async ({ page, request }) => {
  await page.goto("/calendrier");
  const link = page.getByRole("link", { name: "S’abonner au calendrier" });
  await expect(link).toHaveAttribute("href", "webcal://localhost:3000/calendrier.ics");
  await expect(page.getByText("Les nouvelles dates arriveront d’elles-mêmes")).toBeVisible();

  const response = await request.get("/calendrier.ics");
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const file = await response.text();
  expect(file.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(dated.length);
});

test("a flyer adds its retreat to an agenda", async ({ page }) => {
  await page.goto(`/calendrier/flyers/${id}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Ajouter à mon agenda" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(text.replace(/\r\n /g, "")).toContain(`SUMMARY:${title}`);
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
});

test("without dates there is nothing to add", async ({ page, request }) => {
  await page.goto(`/calendrier/flyers/${undated}`);
  await expect(page.getByRole("link", { name: "Nous appeler" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toHaveCount(0);
  for (const name of [undated, "inconnu"]) {
    const response = await request.get(`/calendrier/flyers/${name}/evenement.ics`);
    expect(response.status()).toBe(404);
  }
});

test("the feed of retreats is linked in the head and can be read", async ({ page, request }) => {
  await page.goto("/");
  const link = page.locator('link[type="application/atom+xml"]');
  await expect(link).toHaveAttribute("href", "http://localhost:3000/calendrier/atom.xml");
  const response = await request.get("/calendrier/atom.xml");
  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const titles = await page.evaluate(
    (xml) =>
      [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("entry > title")].map(
        (element) => element.textContent,
      ),
    await response.text(),
  );
  expect(titles).toHaveLength(calendar.filter(([, { dateStart }]) => dateStart).length);
});
