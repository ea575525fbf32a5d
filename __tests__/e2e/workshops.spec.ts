import { expect, type Page } from "@playwright/test";
import { scrolled, scrollTo, test, visit } from "./site";

const call = (page: Page) => page.getByRole("link", { name: "Appeler pour réserver" });
const similar = (page: Page) => page.getByRole("region", { name: "Dans le même esprit" });

test("a workshop shows its host, its quotation in its place, one call, and two similar workshops", async ({
  page,
}) => {
  await page.goto("/atelier/bain-sonore", { waitUntil: "domcontentloaded" });
  await expect(call(page).filter({ visible: true })).toHaveCount(1);
  await expect(call(page).filter({ visible: true })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("region", { name: "Présentation" }).locator("p + blockquote")).toHaveCount(1);
  const card = page.getByRole("complementary", { name: "En bref" });
  await expect(card).toContainText(/1\sh\s30.*28\s€.*Prochaines dates/);
  const host = card.getByRole("link", { name: /Nadège Fontan/ });
  await expect(host).toHaveAttribute("href", "/partenaire/nadege-fontan");
  // The page starts with a picture of the activity; the card has the host.
  await expect(page.getByRole("img", { name: "Un grand bol chantant" })).toBeVisible();
  await expect(card.locator("img")).toHaveCount(1);
  await expect(similar(page).getByRole("link")).toHaveCount(2);
  await expect(similar(page).getByText(/^avec \p{Lu}/u)).toHaveCount(2);
  // Nobody lists this one: the hosts named in its text.
  await visit(page, "/atelier/apprendre-autrement");
  await expect(card.locator("img")).toHaveCount(2);
  await expect(card.getByRole("listitem")).toContainText(["Élodie Barnéoud", "Claire Vasserot"]);
  await card.getByRole("link", { name: /Claire Vasserot/ }).click();
  await expect(page).toHaveURL(/\/nous-connaitre#claire-vasserot$/);
  await expect(page.getByRole("heading", { name: "Claire Vasserot" })).toBeInViewport();
});

test("on a phone the price stays beside the call, which covers no focused element", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, "/atelier/bain-sonore");
  const bar = page.getByRole("group", { name: "Tarif et appel" });
  await expect(bar).not.toBeInViewport();
  await bar.getByRole("link").focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole("link").blur();
  await scrollTo(page, 332);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText("28 €");
  const button = bar.getByRole("link", { name: "Appeler pour réserver" });
  const [cost, box] = [await bar.getByText("28 €").boundingBox(), await button.boundingBox()];
  expect(cost && box && cost.y > box.y && cost.y < box.y + box.height, "on one line").toBe(true);

  const top = box?.y ?? 0;
  for (const link of await similar(page).getByRole("link").all()) {
    await link.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }),
    );
    await link.focus();
    const bottom = async () => {
      const focused = await link.boundingBox();
      return focused ? focused.y + focused.height : Number.NaN;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(top);
  }
});

test("a page with a hash scrolls to 150 pixels above its level-3 heading one second after load", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/atelier/bain-sonore")).text();
  const hash = [...html.matchAll(/<h3[^>]* data-hash="([^"]+)"/g)].at(-1)?.[1];
  await page.clock.install();
  await page.setViewportSize({ width: 700, height: 300 });
  await page.goto(`/atelier/bain-sonore#${hash}`);
  const heading = page.locator(`h3[data-hash="${hash}"]`);
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(1000);
  await expect.poll(() => heading.evaluate((h) => Math.round(h.getBoundingClientRect().top))).toBe(150);
});
