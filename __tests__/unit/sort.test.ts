import { sortByStart, sortByText } from "@/lib/content";
import { parseListed } from "@/lib/content/parse";

const byTitle = (titles: string[]) =>
  sortByText(
    titles.map((title, i) => ({ id: String(i), title })),
    (entry) => entry.title,
  ).map(({ title }) => title);

describe("titles in French order", () => {
  test.each([
    ["É with E", ["Fanny", "Étienne", "Zoé", "Eva", "Élodie"], ["Élodie", "Étienne", "Eva", "Fanny", "Zoé"]],
    ["digits by their value", ["Jour 10", "Jour 2", "Jour 1"], ["Jour 1", "Jour 2", "Jour 10"]],
    ["capitals with their letter", ["b", "A", "B", "a"], ["a", "A", "b", "B"]],
    ["œ with oe", ["Ouvrir", "Œuvre", "Odeur"], ["Odeur", "Œuvre", "Ouvrir"]],
    ["the unaccented first among equals", ["côté", "coté", "côte", "cote"], ["cote", "coté", "côte", "côté"]],
  ])("%s", (_, given, expected) => {
    expect(byTitle(given)).toEqual(expected);
  });

  test("sorts equal titles by id", () => {
    const entries = ["c", "a", "b"].map((id) => ({ id, title: "Yoga" }));
    for (const given of [entries, [...entries].reverse()])
      expect(sortByText(given, ({ title }) => title).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("does not change the given list", () => {
    const given = Object.freeze([{ id: "b" }, { id: "a" }]);
    expect(sortByText(given, ({ id }) => id)).toEqual([{ id: "a" }, { id: "b" }]);
  });

  test("sorts a document without the field by its id", () => {
    const documents = [
      { id: "milieu", data: {} },
      ...["Zoé", "Anne"].map((title) => ({ id: title, data: { title } })),
    ];
    const partners = documents.map((raw) => parseListed("partners", raw).document);
    expect(sortByText(partners, ({ title }) => title).map(({ id }) => id)).toEqual(["Anne", "milieu", "Zoé"]);
  });
});

describe("retreats by start", () => {
  const ids = (retreats: { id: string; title?: string; start?: string; end?: string }[]) =>
    sortByStart(retreats.map((retreat) => ({ title: retreat.id, ...retreat }))).map(({ id }) => id);

  test("ascend, and those without a start come last", () => {
    expect(
      ids([
        { id: "sans date" },
        { id: "2028", start: "2028-01-02" },
        { id: "fin seule", end: "2026-01-01" },
        { id: "avril", start: "2027-04-01" },
        { id: "décembre", start: "2026-12-31" },
      ]),
    ).toEqual(["décembre", "avril", "2028", "fin seule", "sans date"]);
  });

  test("of the same day are sorted by title", () => {
    const start = "2027-03-14";
    expect(
      ids([
        { id: "Neige", start },
        { id: "Éveil", start },
        { id: "Air", start },
      ]),
    ).toEqual(["Air", "Éveil", "Neige"]);
  });
});
