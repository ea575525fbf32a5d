import { COLLECTION_NAMES, isPossibleId } from "@/lib/content/collections";
import { collectionTag, documentTag, listTag } from "@/lib/content/ids";

describe("a cache tag", () => {
  const IDS = [
    "amandine",
    "été,hiver",
    "a b",
    "𝕏".repeat(300),
    "é".repeat(1500),
    "a".repeat(1500),
    "\ud800",
    ",",
    "%",
    "",
  ];

  test.each(IDS)("of the document %p has no comma and at most 256 characters", (id) => {
    for (const collection of COLLECTION_NAMES) {
      const tag = documentTag(collection, id);
      expect(tag).not.toContain(",");
      expect(tag.length).toBeLessThanOrEqual(256);
      expect(tag).toMatch(/^[\x21-\x7e]+$/);
    }
  });

  test("differs for different documents, also for long ids with the same start", () => {
    const ids = [...IDS, `${"é".repeat(1499)}a`, `${"a".repeat(1499)}b`, "a,b", "a%2Cb"];
    expect(new Set(ids.map((id) => documentTag("partners", id))).size).toBe(ids.length);
  });

  test("differs for a collection, its list and its documents", () => {
    const tags = COLLECTION_NAMES.flatMap((name) => [
      collectionTag(name),
      listTag(name),
      documentTag(name, "a"),
    ]);
    expect(new Set(tags).size).toBe(tags.length);
  });
});

describe("the id of a document", () => {
  test.each([
    "amandine",
    "Été 2027",
    "a.b",
    "...",
    "__x",
    "x__",
    "__",
    "a,b",
    "%2F",
    "🏔️",
    "a".repeat(1500),
    "é".repeat(750),
  ])("may be %p", (id) => {
    expect(isPossibleId(id)).toBe(true);
  });

  test.each([
    "",
    ".",
    "..",
    "__x__",
    "____",
    "__aucun__",
    "a/b",
    "/",
    "a\u0000b",
    "a\nb",
    "\u007f",
    "\ud800",
    "a".repeat(1501),
    "é".repeat(751),
    "a".repeat(4000),
  ])("cannot be %p", (id) => {
    expect(isPossibleId(id)).toBe(false);
  });
});
