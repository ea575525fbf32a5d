import { COLLECTION_NAMES, isPossibleId } from "@/lib/content/collections";
import { documentTag, MAX_AT_BUILD, staticIds } from "@/lib/content/ids";

describe("a cache tag", () => {
  const IDS = ["amandine", "été,hiver", "a b", "é".repeat(1500), "a".repeat(1500), "\ud800", ",", "%", ""];

  test.each(IDS)("of the document %p has no comma and at most 256 characters", (id) => {
    for (const collection of COLLECTION_NAMES)
      expect(documentTag(collection, id)).toMatch(/^[\x21-\x2b\x2d-\x7e]{1,256}$/);
  });

  test("differs for different documents, also for long ids with the same start", () => {
    const ids = [...IDS, `${"é".repeat(1499)}a`, `${"a".repeat(1499)}b`, "a,b", "a%2Cb"];
    expect(new Set(ids.map((id) => documentTag("partners", id))).size).toBe(ids.length);
  });
});

test.each([
  ..."amandine a.b ... __x x__ __ a,b x.rsc?y rsc %2F 🏔️".split(" "),
  ...["Été 2027", "a".repeat(1500), "é".repeat(316)],
])("the id of a document may be %p", (id) => {
  expect(isPossibleId(id)).toBe(true);
});

test.each([
  ...". .. __x__ ____ __aucun__ a/b / x.rsc .rsc".split(" "),
  ...["", "a\u0000b", "a\nb", "\u007f", "\ud800", "a".repeat(1501), "é".repeat(317)],
])("the id of a document cannot be %p", (id) => {
  expect(isPossibleId(id)).toBe(false);
});

describe("a build renders", () => {
  const ids = (documents: Parameters<typeof staticIds>[0], most?: number) =>
    staticIds(documents, most).map(({ id }) => id);

  test("every document of an ordinary collection", () => {
    const documents = Array.from({ length: MAX_AT_BUILD.pages }, (_, i) => ({ id: `d${i}` }));
    expect(ids(documents)).toEqual(documents.map(({ id }) => id));
  });

  test("the latest changes of a large collection, else the latest retreats after those without dates", () => {
    const changed = [
      { id: "ancien", updatedAt: "2026-01-01T00:00:00Z" },
      { id: "récent", updatedAt: "2026-03-01T00:00:00Z" },
      { id: "moyen", updatedAt: "2026-02-01T00:00:00Z" },
    ];
    expect(ids(changed, 2)).toEqual(["récent", "moyen"]);
    const dated = [
      { id: "passée", start: "2020-01-01" },
      { id: "à venir" },
      { id: "z", start: "2030-01-01" },
    ];
    expect(ids(dated)).toEqual(["à venir", "z", "passée"]);
  });

  test("of an empty collection one id, which no document can have", () => {
    expect(ids([])).toEqual(["__aucun__"]);
  });

  test("no document with an id too long for a file name: it is rendered on its first visit", () => {
    const long = ["x".repeat(247), "é".repeat(124), "?".repeat(83)].map((id) => ({ id }));
    expect(ids([...long, { id: "court" }, { id: "x".repeat(246) }])).toEqual(["court", "x".repeat(246)]);
    expect(ids(long)).toEqual(["__aucun__"]);
  });
});
