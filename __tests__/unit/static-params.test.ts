import { MAX_AT_BUILD, staticIds } from "@/lib/content/ids";

const ids = (documents: Parameters<typeof staticIds>[0], most?: number) =>
  staticIds(documents, most).map(({ id }) => id);

test("a build renders every document of an ordinary collection", () => {
  const documents = Array.from({ length: MAX_AT_BUILD.pages }, (_, i) => ({ id: `d${i}` }));
  expect(ids(documents)).toEqual(documents.map(({ id }) => id));
});

test("a build renders the latest changes of a large collection", () => {
  const documents = [
    { id: "ancien", updatedAt: "2026-01-01T00:00:00Z" },
    { id: "récent", updatedAt: "2026-03-01T00:00:00Z" },
    { id: "moyen", updatedAt: "2026-02-01T00:00:00Z" },
  ];
  expect(ids(documents, 2)).toEqual(["récent", "moyen"]);
});

test("without known changes the latest retreats come first, after those without dates", () => {
  const documents = [
    { id: "passée", start: "2020-01-01" },
    { id: "à venir" },
    { id: "loin", start: "2030-01-01" },
  ];
  expect(ids(documents)).toEqual(["à venir", "loin", "passée"]);
});

test("an empty collection has one id, which no document can have", () => {
  expect(ids([])).toEqual(["__aucun__"]);
});

test("a document with an id too long for a file name is rendered on its first visit", () => {
  const long = ["x".repeat(247), "é".repeat(124), "?".repeat(83)].map((id) => ({ id }));
  expect(ids([...long, { id: "court" }, { id: "x".repeat(246) }])).toEqual(["court", "x".repeat(246)]);
  expect(ids(long)).toEqual(["__aucun__"]);
});
