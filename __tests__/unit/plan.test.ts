import type { CollectionName } from "@/lib/content/collections";
import { documents, type News } from "@/lib/publishing/news";
import { planFor } from "@/lib/publishing/renew";
import { EVERY_PAGE } from "@/lib/routes";

type Change = Partial<Extract<News, { kind: "documents" }>>;
const change = (ids: Change, shown?: string[]) =>
  planFor({ ...documents("modified", "partners", []), ...ids }, shown && new Set(shown));
const planForAll = (collection: CollectionName) => planFor({ kind: "collection", collection });

describe("what a change of the content renews", () => {
  test("nothing, when nothing changed", () => {
    expect(change({})).toEqual({ stale: [], gone: [], pages: [], lists: [] });
  });

  test("an edit: the list and that document, in the background, its own page first", () => {
    expect(change({ modified: ["amandine"] })).toEqual({
      stale: ["partners::list", "partners:amandine"],
      gone: ["beyond"],
      pages: [
        ...["/partenaire/amandine", "/partenaires", "/sitemap.xml", "/partenaire/amandine/opengraph-image"],
        ...EVERY_PAGE.filter((page) => page !== "/partenaires"),
      ],
      lists: ["partners"],
    });
  });

  test("a removal: the same, so that an outage cannot take pages down with it", () => {
    expect(change({ removed: ["amandine"] })).toEqual(change({ modified: ["amandine"] }));
  });

  test("a new document: its earlier « missing » answer is never shown again", () => {
    const { stale, gone, pages } = change({ added: ["zoé"] });
    expect({ stale, gone }).toEqual({ stale: ["partners::list"], gone: ["beyond", "partners:zo%C3%A9"] });
    expect(pages.slice(0, 2)).toEqual(["/partenaire/zo%C3%A9", "/partenaires"]);
  });

  test("several at once, each in its own way, and tags of their own collection only", () => {
    const { stale, gone, pages } = change({
      collection: "calendar",
      added: ["a"],
      modified: ["b"],
      removed: ["c"],
    });
    expect(stale).toEqual(["calendar::list", "calendar:b", "calendar:c"]);
    expect(gone).toEqual(["beyond", "calendar:a"]);
    const [a, b, c] = ["a", "b", "c"].map((id) => `/calendrier/flyers/${id}`);
    const files = (page = "") => [`${page}/opengraph-image`, `${page}/evenement.ics`];
    expect(pages).toEqual([
      ...[a, "/", "/calendrier"],
      ...["/sitemap.xml", "/calendrier/atom.xml", "/calendrier.ics"],
      ...files(a),
      ...EVERY_PAGE.filter((page) => page !== "/" && page !== "/calendrier"),
      ...[b, c],
      ...[...files(b), ...files(c)],
    ]);
  });

  test("hundreds: every tag", () => {
    const modified = Array.from({ length: 500 }, (_, i) => `p${i}`);
    expect(change({ modified }).stale).toHaveLength(501);
  });

  test("thousands, as at every start: the collection as a whole, and its pages as they are visited", () => {
    const modified = Array.from({ length: 5000 }, (_, i) => `p${i}`);
    const { stale, gone, lists } = change({ modified, added: ["zoé"] });
    expect({ stale, gone, lists }).toEqual({
      stale: ["partners"],
      gone: ["beyond", "partners:zo%C3%A9"],
      lists: [],
    });
  });
});

test("an edit of a workshop: its own page first, then the others that show workshops, home among them", () => {
  const { pages } = change({ collection: "workshops", modified: ["bain-sonore"] });
  expect(pages.slice(0, 3)).toEqual(["/atelier/bain-sonore", "/", "/ateliers"]);
});

test("an edit of a document that nobody could see before: its « missing » answer is never shown again", () => {
  expect(change({ modified: ["zoé", "amandine"] }, ["amandine"])).toMatchObject({
    stale: ["partners::list", "partners:amandine"],
    gone: ["beyond", "partners:zo%C3%A9"],
  });
});

test("midnight: the day, and every page, since all name the next retreat", () => {
  expect(planFor({ kind: "midnight" })).toEqual({
    stale: ["today"],
    gone: ["beyond"],
    pages: EVERY_PAGE,
    lists: ["calendar"],
  });
});

test("an edit of any collection: every page, since all name the next retreat and others their words", () => {
  for (const collection of ["pages", "calendar", "photos"] as const)
    expect(change({ collection, modified: ["feu"] }).pages).toEqual(expect.arrayContaining(EVERY_PAGE));
});

test("any change may make a list longer: that it had no such page is never shown again", () => {
  for (const renewal of [change({ modified: ["a"] }), change({ added: ["a"] }), planForAll("calendar")])
    expect(renewal.gone).toContain("beyond");
});

test("a whole collection is renewed by its own tag, in the background", () => {
  expect(planForAll("photos")).toMatchObject({ stale: ["photos"], gone: ["beyond"], lists: ["photos"] });
});
