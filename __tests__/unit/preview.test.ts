import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import satori from "satori";
import sharp from "sharp";
import { env } from "@/lib/config/env";
import { KEPT_PICTURES } from "@/lib/config/folders";
import type { Card } from "@/lib/site/preview/cards";
import { pageCard, pagePreview, previewAt, retreatCard, workshopCard } from "@/lib/site/preview/cards";
import { drawCard, previewAnswer } from "@/lib/site/preview/draw";
import { retreat as retreatOf } from "@/testing/retreat";

jest.mock("@/lib/config/folders", () => ({
  ...jest.requireActual("@/lib/config/folders"),
  KEPT_PICTURES: jest.requireActual("node:fs").mkdtempSync("/tmp/previews-"),
}));
jest.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
jest.mock("@/lib/content/sources", () => jest.requireActual("@/testing/content"));
jest.mock("satori", () => jest.fn(jest.requireActual("satori").default));
const drawing = jest.mocked(satori);

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
  expect((await pagePreview("mentions")).alt).toContain((await pageCard("mentions"))?.title);
  expect(await pageCard("plastique")).toBeUndefined();
});

test("a card has the title, the dates or category, the place and the first picture of its document", () => {
  const retreat = retreatOf({ title: "Feu", start: "2027-12-30", end: "2028-01-02" });
  expect(retreatCard({ ...retreat, images: ["/demo/a.jpg", "/demo/b.jpg"] })).toEqual(
    card("Feu", { picture: "/demo/a.jpg" }),
  );
  const workshop = { id: "w", title: "Bain sonore", category: "Bien-être", content: [] };
  const own = card("Bain sonore", { kind: "Atelier", line: "Bien-être" });
  expect(workshopCard(workshop)).toEqual(own);
  expect(workshopCard({ ...workshop, image: "/demo/a.jpg" })).toEqual({ ...own, picture: "/demo/a.jpg" });
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
  const { jpeg } = await drawCard({ title, place: "Arvieux" });
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(jpeg.length).toBeLessThan(300_000);
  expect(await ink(jpeg, { left: 60, top: 0, width: 640, height: 50 })).toBe(0);
  expect(await ink(jpeg, { left: 60, top: 432, width: 640, height: 60 })).toBe(0);
});

test("the characters of a title are drawn, but for signs without a letter form", async () => {
  const inkOf = async (title: string) => ink((await drawCard(card(title))).jpeg);
  const bare = await inkOf("I");
  for (const sign of ["é", "œ«’", "Ω", "ş"]) expect(await inkOf(`I${sign}`)).toBeGreaterThan(bare + 60);
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
  const { jpeg, complete } = await drawCard(card("Feu", { picture: "/photos/bruit-du-test.jpg" }));
  rmSync(path.join(folder, "bruit-du-test.jpg"));
  expect(complete).toBe(true);
  expect(jpeg.length).toBeLessThan(300_000);
});

test("a preview is drawn without an unreadable picture, and logs it", async () => {
  expect((await drawCard(card("Feu", { picture: "/demo/absente.jpg" }))).complete).toBe(false);
  expect((await drawCard(card("Feu", { picture: "/../package.json" }))).complete).toBe(false);
  expect((await drawCard(card("Feu", { picture: "/art/element-feu.webp" }))).complete).toBe(true);
});

describe("a drawn preview is a file of the picture cache", () => {
  const ask = async (one: Card) => Buffer.from(await (await previewAnswer(one)).arrayBuffer());
  beforeEach(() => drawing.mockClear());
  afterEach(() => rmSync(KEPT_PICTURES, { recursive: true, force: true }));

  test("drawn once, and again when the file is gone or the words have changed", async () => {
    const first = await ask(card("Feu"));
    expect(await ask(card("Feu"))).toEqual(first);
    expect(drawing).toHaveBeenCalledTimes(1);
    rmSync(KEPT_PICTURES, { recursive: true });
    expect(await ask(card("Feu"))).toEqual(first);
    await ask(card("Eau"));
    expect(drawing).toHaveBeenCalledTimes(3);
    expect(readdirSync(KEPT_PICTURES)).toHaveLength(2);
  });

  test("one without its picture is kept as that of its words, and drawn again", async () => {
    jest.spyOn(console, "warn").mockImplementation();
    for (let i = 0; i < 2; i++) await ask(card("Feu", { picture: "/demo/absente.jpg" }));
    expect(drawing).toHaveBeenCalledTimes(2);
    await ask(card("Feu"));
    expect(drawing).toHaveBeenCalledTimes(2);
    expect(readdirSync(KEPT_PICTURES)).toHaveLength(1);
  });

  test("none is kept on the hosts' own instance, where it may be a draft", async () => {
    Object.assign(env(), { CONTENT_PREVIEW: "on" });
    expect(await sharp(await ask(card("Brouillon"))).metadata()).toMatchObject({ width: 1200 });
    Object.assign(env(), { CONTENT_PREVIEW: "off" });
    expect(existsSync(KEPT_PICTURES)).toBe(false);
  });
});
