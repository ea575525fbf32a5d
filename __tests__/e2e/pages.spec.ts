import { expect, test } from "@playwright/test";
import { holdBack } from "./hold-back";
import { ids } from "./site";

test("the text of a much enlarged home page starts below the navbar", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  const bar = await page.getByRole("banner").boundingBox();
  const words = await page.getByText("Bienvenue au Chalet des Quatre Éléments").first().boundingBox();
  expect(words?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(words?.width).toBeGreaterThan(250);
});

test("each category lists its workshops with links and prices, and ends with a call to action", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/ateliers");
  const kinds = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(kinds).toHaveCount(3);
  const prices = [28, 25, 65, 18, 32, 20].map((price) => new RegExp(`${price}\\s€$`));
  await expect(kinds.first().getByRole("listitem")).toHaveText(prices);
  await kinds.first().getByRole("link", { name: "Bain sonore", exact: true }).click();
  await expect(page).toHaveURL(/\/atelier\/bain-sonore$/);
  await page.goto("/ateliers/bien-etre");
  const call = page.getByRole("main").getByRole("link", { name: "Appeler pour la prochaine date" });
  await expect(call).toHaveAttribute("href", /^tel:/);
  await page.goto("/partenaire/amandine-rouvier");
  await expect(call).toHaveAttribute("href", /^tel:/);
});

test("a workshop's page has one call to action and two similar workshops with their hosts", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/atelier/bain-sonore");
  const main = page.getByRole("main");
  const call = main.getByRole("link", { name: "Appeler pour la prochaine date" });
  await expect(call.filter({ visible: true })).toHaveCount(1);
  await expect(call.filter({ visible: true })).toHaveAttribute("href", /^tel:/);
  const neighbours = main.getByRole("region", { name: "Dans le même esprit" });
  await expect(neighbours.getByRole("link")).toHaveCount(2);
  await expect(neighbours.getByText(/^avec \p{Lu}/u)).toHaveCount(2);
  await expect(neighbours.locator("img")).toHaveCount(2);
  // The same host leads both similar workshops, but their activities differ.
  await page.goto("/atelier/carnet-de-route");
  await expect(neighbours.getByText("avec Claire Vasserot")).toHaveCount(2);
  const pictures = await neighbours
    .locator("img")
    .evaluateAll((all) => all.map((img) => img.getAttribute("src")));
  expect(new Set(pictures).size).toBe(2);
});

test("the first screen of /le-lieu has its title, the next dates and a link to all dates", {
  tag: "@desktop",
}, async ({ page }) => {
  const main = page.getByRole("main");
  const next = main.getByRole("link", { name: /^Prochaine retraite/ });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/le-lieu");
    await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    // A phone in landscape has room for the title only.
    if (height > 400) await expect(next).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByText("Arvieux, Hautes-Alpes, 1500 m")).toBeInViewport();
  await expect(next).toHaveAttribute("href", /^\/calendrier\/flyers\//);
  await main.getByRole("link", { name: "Toutes les dates" }).click();
  await expect(page).toHaveURL("/calendrier");
});

test("a quotation stays at its place in the text", { tag: "@desktop" }, async ({ page }) => {
  for (const path of ["/atelier/bain-sonore", "/partenaire/amandine-rouvier"]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Présentation" }).locator("p + blockquote")).toHaveCount(1);
  }
});

test("the table of contents of a legal page stays visible", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/legal/mentions#article-5-propriete-intellectuelle");
  await expect(page.getByRole("heading", { name: /Propriété intellectuelle/ })).toBeInViewport();
  const contents = page.getByRole("navigation", { name: "Sur cette page" });
  await expect(contents.getByRole("link", { name: /Éditeur/ })).toBeInViewport({ ratio: 1 });
  await expect(contents.getByRole("link", { name: /Nous contacter/ })).toBeInViewport({ ratio: 1 });
});

test("a retreat without a poster shows its title as a poster, once", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/calendrier");
  const retreat = page.getByRole("link", { name: /Voix d’automne/ });
  await expect(retreat.getByText("Voix d’automne")).toHaveCount(2);
  await expect(retreat).not.toHaveAccessibleName(/Voix d’automne.*Voix d’automne/);
});

test("a category shows its number of workshops and their lowest price", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/ateliers");
  const category = page.getByRole("main").getByRole("link", { name: /^Bien-être/ });
  await expect(category).toContainText(/\d+\sateliers, dès\s\d+\s€$/);
  const [, count] = /(\d+)\sateliers/.exec((await category.textContent()) ?? "") ?? [];
  await page.goto("/ateliers/bien-etre");
  await expect(page.getByRole("main").locator('a[href^="/atelier/"]')).toHaveCount(Number(count));
});

test("the name of an element on the page of the concept links to the element", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/le-concept");
  const name = page.getByRole("main").getByRole("heading", { name: "Le feu" });
  await name.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/elements\/feu$/);
});

test("the viewer shows the complete picture of an element", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/elements/feu");
  await page.getByRole("main").getByRole("link", { name: "Agrandir l’image" }).click();
  const picture = page.getByRole("dialog").locator("img:not([hidden])").last();
  await expect(picture).toHaveCSS("object-fit", "contain");
  await expect(picture).toHaveCSS("clip-path", "none");
});

test("the drawing of the house reserves its space, and is the one for the screen", async ({
  page,
  viewport,
}) => {
  const { width, height } = viewport ?? { width: 0, height: 0 };
  const arrive = await holdBack(page, "**/house-*");
  await page.goto("/le-lieu");
  const house = page.getByRole("img", { name: /^La maison, coupée en deux/ });
  await expect(house).not.toHaveJSProperty("complete", true);
  const before = await house.boundingBox();
  await house.scrollIntoViewIfNeeded();
  arrive();
  await expect(house).toHaveJSProperty("complete", true);
  const box = await house.boundingBox();
  expect([box?.width, box?.height]).toEqual([before?.width, before?.height]);
  const upright = width <= 640 && width / height <= 0.8;
  const address = await house.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
  expect(address).toMatch(upright ? /house-tall-\d+\.avif$/ : /house-wide-\d+\.avif$/);
});

test("the labels on the drawing of the house are large enough, and link to the text of each room", async ({
  page,
  viewport,
}) => {
  await page.goto("/le-lieu");
  const labels = page.getByRole("navigation", { name: "Les pièces de la maison" }).getByRole("link");
  const names = await labels.allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const label of await labels.all()) {
    const { x = Number.NaN, width = 0, height = 0 } = (await label.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport?.width ?? 0);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  for (const [i, name] of names.entries()) {
    const term = page.locator("dt").getByText(name, { exact: true });
    await labels.nth(i).click();
    await expect(term).toBeInViewport({ ratio: 1 });
  }
});

test("photos are sorted by name in columns of equal width, in their own proportions", async ({ page }) => {
  await page.goto("/le-lieu");
  const pictures = page.getByRole("region", { name: "En images" }).getByRole("img");
  const boxes = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const declared = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      return {
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        ratio: width / height / declared,
      };
    }),
  );
  // The first is the opening picture too.
  expect(boxes).toHaveLength(ids("photos").length);
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
  for (const { ratio } of boxes) expect(ratio).toBeCloseTo(1, 1);
  const columns = new Set(boxes.map(({ x }) => x)).size;
  expect(columns).toBeGreaterThan(1);
  const first = boxes.slice(0, columns);
  expect(first.map(({ x }) => x)).toEqual(first.map(({ x }) => x).toSorted((a, b) => a - b));
  // Each starts at or below the one before it.
  for (const [i, { y }] of boxes.slice(1).entries()) expect(y).toBeGreaterThanOrEqual(boxes[i]?.y ?? 0);
});
