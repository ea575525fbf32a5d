import { picturesOf } from "@/lib/article/clean";
import { readTree } from "@/lib/article/tree";
import { parseDocument } from "@/lib/content/parse";
import { linkify } from "@/lib/text/links";

process.env.FIREBASE_PROJECT_ID = "chalet";

const page = (fields: Record<string, unknown>) => parseDocument("pages", { id: "accueil", data: fields });
const retreat = (fields: Record<string, unknown>) =>
  parseDocument("calendar", { id: "neige", data: { title: "Neige", ...fields } });
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe("a text of too many tags and lines", () => {
  test.each([
    ["equal headings", "<h3>A</h3>", /<h3 /g, 1000],
    ["paragraphs that nobody closed", "<p>a", /<p>/g, 2000],
    ["lines", "a\n", /<br \/>/g, 2000],
    ["lines typed as « \\n »", "a\\n", /<br \/>/g, 2000],
  ])("is read up to the limit: %s", (_, piece, shown, most) => {
    const { document, findings } = page({ content: piece.repeat(90_000 / piece.length) });
    expect(count(document.content, shown)).toBe(most);
    expect(findings).toContainEqual({
      collection: "pages",
      id: "accueil",
      field: "content",
      problem: "texte trop long (plus de 2000 balises et lignes)",
      shown: expect.stringMatching(/^les \d+ premiers caractères$/),
    });
  });

  test("is read up to the limit of escaped characters", () => {
    const { document, findings } = page({ content: "&".repeat(90_000) });
    expect(count(document.content, /&amp;/g)).toBe(10_000);
    expect(findings).toMatchObject([{ field: "content", shown: "les 10000 premiers caractères" }]);
  });

  test("is complete just below the limit", () => {
    const { document, findings } = page({ content: "<h3>A</h3>".repeat(1000) });
    expect(count(document.content, /<h3 /g)).toBe(1000);
    expect(findings).toEqual([]);
  });
});

describe("a text of addresses only", () => {
  test("has five hundred links and all of its text", () => {
    const typed = "www.e.fr ".repeat(2000).trim();
    const parts = linkify(typed);
    expect(parts.filter(({ href }) => href)).toHaveLength(500);
    expect(parts.map(({ text }) => text).join("")).toBe(typed);
  });

  test("has no more links in many paragraphs", () => {
    const { document } = page({ content: "<p>www.e.fr et a@b.fr</p>".repeat(900) });
    expect(count(document.content, /<a /g)).toBe(500);
    expect(count(document.content, /www\.e\.fr et/g) + count(document.content, /<\/a> et/g)).toBe(900);
  });

  // Each of these once took from seconds to hours.
  test.each([
    ["numbers behind one another", `a@b.fr${"+33612345678".repeat(8000)}`],
    ["numbers parted by commas", `${"0612345678,".repeat(9000)}0ab.fr`],
    ["addresses inside addresses", "https://e.fr/".repeat(7600)],
    ["names before hosts", "http://a@".repeat(11_000)],
    ["hosts that are none", "www.a-".repeat(16_000)],
  ])("is read quickly: %s", (_, typed) => {
    const read = linkify(typed).map(({ text }) => text);
    expect(read.join("")).toBe(typed);
  });
});

describe("a hostile value of another field", () => {
  test("is not read as the address of a picture if it is too long", () => {
    const { document, findings } = retreat({ img: `/demo/${"é".repeat(100_000)}.jpg` });
    expect(document.images).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ problem: "adresse d’image illisible" }));
  });

  test("is read quickly as an address", () => {
    const { document } = retreat({
      img: [`/demo/a.jpg${" ".repeat(500_000)}x`, `${" , ;".repeat(200_000)}`],
    });
    expect(document.images).toEqual([]);
  });

  test("is cut after two hundred entries, and reported", () => {
    const { document, findings } = page({ alts: Array(100_000).fill("a") });
    expect(document.alts).toHaveLength(200);
    expect(findings).toMatchObject([
      { field: "alts", problem: "liste trop longue (100000)", shown: "les 200 premiers" },
    ]);
  });

  test("is reported for at most fifty unknown fields", () => {
    const fields = Array.from({ length: 20_000 }, (_, i) => [`champ${"x".repeat(50)}${i}`, 1]);
    expect(page(Object.fromEntries(fields)).findings).toHaveLength(50);
  });

  test("is not read as a day if it is too long", () => {
    expect(retreat({ dateStart: "1 ".repeat(500_000) }).document.start).toBeUndefined();
  });
});

test("checks the first sixty of thousands of pictures", () => {
  const { document, findings } = page({ content: '<img src="/demo/a.jpg"><img src=x>'.repeat(500) });
  expect(picturesOf(readTree(document.content))).toHaveLength(30);
  expect(findings).toMatchObject([
    { field: "content", problem: expect.stringContaining("images après la 60e") },
  ]);
});
