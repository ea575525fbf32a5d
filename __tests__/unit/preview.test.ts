import sharp from "sharp";
import type { Card } from "@/lib/site/preview/cards";
import { pageCard, pagePreview, previewAt, retreatCard, workshopCard } from "@/lib/site/preview/cards";
import { drawCard } from "@/lib/site/preview/draw";
import { atMost, balance, wrap } from "@/lib/site/preview/text";

jest.mock("@/lib/content", () => ({ pageOverride: async () => undefined }));

/** Measures every letter as twenty pixels wide. */
const letters = (text: string) => [...text].length * 20;

test("lines break at spaces, never inside a word that fits", () => {
  expect(wrap("mentions légales", 200, letters)).toEqual(["mentions", "légales"]);
  expect(wrap("1500\u00a0m de haut", 140, letters)).toEqual(["1500\u00a0m", "de haut"]);
  expect(wrap("anticonstitutionnel", 160, letters)).toEqual(["anticons", "titution", "nel"]);
  expect(balance("Mentions légales", 600, letters)).toEqual(["Mentions légales"]);
  expect(balance("un deux trois quatre", 320, letters)).toEqual(["un deux", "trois quatre"]);
  expect(balance("Mentions lé", 180, letters)).toEqual(["Mentions", "lé"]);
  expect(atMost(["un deux", "trois", "quatre"], 2, 140, letters)).toEqual(["un deux", "trois…"]);
});

const card = (title: string, more: Partial<Card> = {}): Card => ({
  kind: "Retraite",
  title,
  lines: ["30\u00a0décembre\u00a02027\u00a0– 2\u00a0janvier\u00a02028"],
  place: "Arvieux, Hautes-Alpes, 1500\u00a0m",
  ...more,
});

test("a preview has an address and an alternative text that follow its content", async () => {
  const before = previewAt("/x/opengraph-image", card("Feu"));
  expect(previewAt("/x/opengraph-image", card("Feu"))).toEqual(before);
  expect(previewAt("/x/opengraph-image", card("Feu!")).url).not.toBe(before.url);
  expect(before.alt).toBe(["Feu", ...card("").lines, card("").place].join(" – "));
  for (const id of ["mentions", "accueil", "feu"] as const)
    expect((await pagePreview(id)).url).toMatch(new RegExp(`^/opengraph-image/${id}\\?v=`));
  expect((await pagePreview("mentions")).alt).toContain((await pageCard("mentions"))?.title);
  expect(await pageCard("plastique")).toBeUndefined();
});

test("a card has the title, the dates or category, the place and the first picture of its document", () => {
  const retreat = { id: "r", title: "Feu", start: "2027-12-30", end: "2028-01-02", description: "" };
  expect(retreatCard({ ...retreat, images: ["/demo/a.jpg", "/demo/b.jpg"] })).toEqual(
    card("Feu", { picture: "/demo/a.jpg" }),
  );
  const workshop = { id: "w", title: "Bain sonore", category: "Bien-être", content: [] };
  const own = card("Bain sonore", { kind: "Atelier", lines: ["Bien-être"] });
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
  const { jpeg } = await drawCard({ title, lines: [], place: "Arvieux" });
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

test("a preview is drawn without an unreadable picture, and logs it", async () => {
  expect((await drawCard(card("Feu", { picture: "/demo/absente.jpg" }))).complete).toBe(false);
  expect((await drawCard(card("Feu", { picture: "/../package.json" }))).complete).toBe(false);
  expect((await drawCard(card("Feu", { art: "/art/element-feu.webp" }))).complete).toBe(true);
});
