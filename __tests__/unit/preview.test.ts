import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Card } from "@/lib/site/preview/cards";
import {
  pagePreview,
  pagePreviewCard,
  previewAt,
  retreatPreviewCard,
  workshopPreviewCard,
} from "@/lib/site/preview/cards";
import { drawCard } from "@/lib/site/preview/draw";
import { retreat as retreatOf } from "@/testing/retreat";

const card = (title: string, more: Partial<Card> = {}): Card => ({
  kind: "Retraite",
  title,
  line: "30\u00a0décembre\u00a02027\u00a0– 2\u00a0janvier\u00a02028",
  place: "Arvieux, Hautes-Alpes, 1500\u00a0m",
  ...more,
});

test("a preview has an address and an alternative text that follow its content", async () => {
  const before = previewAt("/x/opengraph-image", card("Feu"));
  expect(previewAt("/x/opengraph-image", card("Feu"))).toEqual(before);
  expect(previewAt("/x/opengraph-image", card("Feu!")).url).not.toBe(before.url);
  expect(before.alt).toBe(["Feu", card("").line, card("").place].join(" – "));
  for (const id of ["mentions", "accueil", "feu"] as const)
    expect((await pagePreview(id)).url).toMatch(new RegExp(`^/opengraph-image/${id}\\?v=`));
  expect((await pagePreview("mentions")).alt).toContain((await pagePreviewCard("mentions"))?.title);
  expect(await pagePreviewCard("plastique")).toBeUndefined();
});

test("a card has the title, the dates or category, the place and the first picture of its document", () => {
  const retreat = retreatOf({ title: "Feu", start: "2027-12-30", end: "2028-01-02" });
  expect(retreatPreviewCard({ ...retreat, images: ["/photos/a.jpg", "/photos/b.jpg"] })).toEqual(
    card("Feu", { picture: "/photos/a.jpg" }),
  );
  const workshop = { id: "w", title: "Bain sonore", category: "Bien-être", content: [] };
  const own = card("Bain sonore", { kind: "Atelier", line: "Bien-être" });
  expect(workshopPreviewCard(workshop)).toEqual(own);
  expect(workshopPreviewCard({ ...workshop, image: "/photos/a.jpg" })).toEqual({
    ...own,
    picture: "/photos/a.jpg",
  });
});

/** The number of pixels of a region that are as dark as letters. */
async function ink(jpeg: Buffer, box = { left: 60, top: 56, width: 660, height: 440 }) {
  const { data } = await sharp(jpeg).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 80).length;
}

test.each([
  ["300 characters", "Une très longue retraite ".repeat(12).trim()],
  ["one word", "A".repeat(300)],
  ["nothing that can be drawn", "漢字"],
])("%s: 1200 × 630, light, drawn inside the sky, above the ridges", async (_, title) => {
  const jpeg = await drawCard({ title, place: "Arvieux" });
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(jpeg.length).toBeLessThan(300_000);
  expect(await ink(jpeg, { left: 60, top: 0, width: 640, height: 50 })).toBe(0);
  expect(await ink(jpeg, { left: 60, top: 432, width: 640, height: 60 })).toBe(0);
});

test("the characters of a title are drawn, but for signs without a letter form", async () => {
  const inkOf = async (title: string) => ink(await drawCard(card(title)));
  const bare = await inkOf("I");
  for (const sign of ["é", "œ«’", "Ω", "ş", "ễ", "ị"])
    expect(await inkOf(`I${sign}`)).toBeGreaterThan(bare + 60);
  expect(await inkOf("I🔥👨‍👩‍👧🇫🇷")).toBe(bare);
});

test("drawing a preview asks no other host, whatever its characters", async () => {
  const asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  await drawCard(card("Feu 🔥 漢字 ก ﷽ \u{1f3f4}", { line: "→ ☎ 한국어", picture: "/art/element-feu.webp" }));
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("a preview with a picture of noise is under 300 kB", async () => {
  const folder = path.join(process.cwd(), "public/photos");
  const noise = sharp({
    create: {
      width: 900,
      height: 1000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
  mkdirSync(folder, { recursive: true });
  await noise.jpeg({ quality: 95 }).toFile(path.join(folder, "bruit-du-test.jpg"));
  const jpeg = await drawCard(card("Feu", { picture: "/photos/bruit-du-test.jpg" }));
  rmSync(path.join(folder, "bruit-du-test.jpg"));
  expect(jpeg.length).toBeLessThan(300_000);
});

test("a preview is drawn without an unreadable picture, and logs it", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const bare = await drawCard(card("Feu"));
  for (const picture of ["/photos/absente.jpg", "/../package.json"])
    expect(await drawCard(card("Feu", { picture }))).toEqual(bare);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
  expect(await drawCard(card("Feu", { picture: "/art/element-feu.webp" }))).not.toEqual(bare);
});
