import { expect, test } from "@playwright/test";
import { holdBack, ids } from "./site";

test("the page of the place: first screen, the drawing of the house with its labels, the photos", async ({
  page,
  viewport,
}, { project }) => {
  // Photos keep their room without their files.
  await holdBack(page, "**/_next/image**");
  const arrive = await holdBack(page, "**/house-*");
  await page.goto("/le-lieu", { waitUntil: "domcontentloaded" });
  const main = page.getByRole("main");
  const width = viewport?.width ?? 0;
  const next = main.getByRole("link", { name: /^Prochaine retraite/ });
  await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(next).toHaveAttribute("href", /^\/calendrier\/flyers\//);
  await expect(main.getByRole("link", { name: "Toutes les dates" })).toHaveAttribute("href", "/calendrier");
  if (project.name === "desktop")
    await expect(main.getByText("Arvieux, Hautes-Alpes, 1500 m")).toBeInViewport();

  const house = page.getByRole("img", { name: /^La maison, coupée en deux/ });
  await expect(house).not.toHaveJSProperty("complete", true);
  const before = await house.boundingBox();
  await house.scrollIntoViewIfNeeded();
  arrive();
  await expect(house).toHaveJSProperty("complete", true);
  const box = await house.boundingBox();
  expect([box?.width, box?.height]).toEqual([before?.width, before?.height]);
  const address = await house.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
  expect(address).toMatch(project.name === "phone" ? /house-tall-\d+\.avif$/ : /house-wide-\d+\.avif$/);

  const labels = page.getByRole("navigation", { name: "Les pièces de la maison" }).getByRole("link");
  const names = await labels.allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const [i, name] of names.entries()) {
    const { x = Number.NaN, width: wide = 0, height = 0 } = (await labels.nth(i).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(height).toBeGreaterThanOrEqual(44);
    await labels.nth(i).click();
    await expect(page.locator("dt").getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  }

  const pictures = page.getByRole("region", { name: "En images" }).getByRole("img");
  const boxes = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const declared = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const [left, top, wide] = [x, y, width].map(Math.round) as [number, number, number];
      // The room of its entry that is neither picture nor gap, in rows of a 48th of the width.
      const list = image.closest("ul") as HTMLElement;
      const room = (image.closest("li")?.getBoundingClientRect().height ?? 0) - height;
      const hole = (48 * (room - Number.parseFloat(getComputedStyle(list).columnGap))) / width;
      return { x: left, y: top, width: wide, ratio: width / height / declared, hole };
    }),
  );
  // The first is the opening picture too.
  expect(boxes).toHaveLength(ids("photos").length);
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
  for (const { ratio } of boxes) expect(ratio).toBeCloseTo(1, 1);
  expect(boxes.map(({ hole }) => Math.abs(hole)).filter((rows) => rows > 1)).toEqual([]);
  const columns = new Set(boxes.map(({ x }) => x)).size;
  expect(columns).toBeGreaterThan(1);
  // Each starts at or below the one before it.
  for (const [i, { y }] of boxes.slice(1).entries()) expect(y).toBeGreaterThanOrEqual(boxes[i]?.y ?? 0);
});
