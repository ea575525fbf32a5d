import sharp from "sharp";
import {
  type Card,
  pageCard,
  pagePreview,
  previewAt,
  retreatCard,
  workshopCard,
} from "@/lib/site/preview/cards";
import { drawCard } from "@/lib/site/preview/draw";
import { atMost, balance, wrap } from "@/lib/site/preview/text";

jest.mock("@/lib/content", () => ({ pageOverride: async () => undefined }));

/** Measures every letter as twenty pixels wide. */
const letters = (text: string) => [...text].length * 20;
const card = (title: string, more: Partial<Card> = {}): Card => ({
  kind: "Retraite",
  title,
  lines: ["30\u00a0décembre\u00a02027\u00a0– 2\u00a0janvier\u00a02028"],
  place: "Arvieux, Hautes-Alpes, 1500\u00a0m",
  ...more,
});

/** The number of pixels of a region that are as dark as letters. */
async function ink(jpeg: Buffer, box = { left: 60, top: 56, width: 660, height: 440 }) {
  const { data } = await sharp(jpeg).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 80).length;
}

test("breaks lines at spaces, never inside a word that fits", () => {
  expect(wrap("mentions légales", 200, letters)).toEqual(["mentions", "légales"]);
  expect(balance("Mentions légales", 600, letters)).toEqual(["Mentions légales"]);
  expect(balance("un deux trois quatre", 320, letters)).toEqual(["un deux", "trois quatre"]);
  expect(balance("Mentions lé", 180, letters)).toEqual(["Mentions", "lé"]);
});

test("keeps words with a no-break space together", () => {
  expect(wrap("1500\u00a0m de haut", 140, letters)).toEqual(["1500\u00a0m", "de haut"]);
});

test("cuts a word wider than the column, and ends too many lines with an ellipsis", () => {
  expect(wrap("anticonstitutionnel", 160, letters)).toEqual(["anticons", "titution", "nel"]);
  expect(atMost(["un deux", "trois", "quatre"], 2, 140, letters)).toEqual(["un deux", "trois…"]);
});

test("has an address and an alternative text that follow its content", () => {
  const before = previewAt("/x/opengraph-image", card("Feu"));
  expect(previewAt("/x/opengraph-image", card("Feu"))).toEqual(before);
  expect(previewAt("/x/opengraph-image", card("Feu!")).url).not.toBe(before.url);
  expect(before.alt).toBe(
    "Feu – 30\u00a0décembre\u00a02027\u00a0– 2\u00a0janvier\u00a02028 – Arvieux, Hautes-Alpes, 1500\u00a0m",
  );
});

test("a flyer's card has its title, its dates, the place and its first picture", async () => {
  const retreat = { id: "r", title: "Feu", start: "2027-12-30", end: "2028-01-02", description: "" };
  expect(retreatCard({ ...retreat, images: ["/demo/a.jpg", "/demo/b.jpg"] })).toEqual(
    card("Feu", { picture: "/demo/a.jpg" }),
  );
  expect(await pageCard("plastique")).toBeUndefined();
});

test("a page links to its preview", async () => {
  const { url, alt } = await pagePreview("mentions");
  expect(url).toMatch(/^\/opengraph-image\/mentions\?v=/);
  expect(alt).toContain((await pageCard("mentions"))?.title);
  expect((await pagePreview("accueil")).url).toMatch(/^\/opengraph-image\/accueil\?v=/);
  expect((await pagePreview("feu")).url).toMatch(/^\/opengraph-image\/feu\?v=/);
});

test("a workshop's card has its own picture, if it has one", () => {
  const workshop = { id: "w", title: "Bain sonore", category: "Bien-être", content: [] };
  const own = card("Bain sonore", { kind: "Atelier", lines: ["Bien-être"] });
  expect(workshopCard(workshop)).toEqual(own);
  expect(workshopCard({ ...workshop, image: "/demo/a.jpg" })).toEqual({ ...own, picture: "/demo/a.jpg" });
});

test.each([
  ["three characters", "Feu"],
  [
    "120 characters",
    "Où l’œuvre « cœur » s’éveille : marche lente, silence, yoga, chants et grand feu pour passer l’année sans s’en apercevoir",
  ],
  ["300 characters", "Une très longue retraite ".repeat(12).trim()],
  ["one word", "A".repeat(200)],
  ["nothing that can be drawn", "漢字"],
])("%s: 1200 × 630, light, drawn inside the sky", async (_, title) => {
  const { jpeg } = await drawCard(card(title));
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(jpeg.length).toBeLessThan(300_000);
  const above = await ink(jpeg, { left: 60, top: 0, width: 640, height: 50 });
  expect(above).toBe(0);
});

test("the longest title stays above the ridges", async () => {
  const { jpeg } = await drawCard({ title: "A".repeat(300), lines: [], place: "Arvieux" });
  expect(await ink(jpeg, { left: 60, top: 432, width: 640, height: 60 })).toBe(0);
});

describe("each character of a title", () => {
  let bare = 0;
  beforeAll(async () => {
    bare = await ink((await drawCard(card("I"))).jpeg);
  });

  test.each(["é", "œ", "«", "’", "Ω", "ş"])("%s is drawn", async (sign) => {
    expect(await ink((await drawCard(card(`I${sign}`))).jpeg)).toBeGreaterThan(bare + 60);
  });

  test.each(["🔥", "👨‍👩‍👧", "🇫🇷"])("%s is left out", async (sign) => {
    expect(await ink((await drawCard(card(`I${sign}`))).jpeg)).toBe(bare);
  });
});

test("draws the preview without an unreadable picture, and logs it", async () => {
  expect((await drawCard(card("Feu", { picture: "/demo/absente.jpg" }))).complete).toBe(false);
  expect((await drawCard(card("Feu", { picture: "/../package.json" }))).complete).toBe(false);
  expect((await drawCard(card("Feu", { art: "/art/element-feu.webp" }))).complete).toBe(true);
});
