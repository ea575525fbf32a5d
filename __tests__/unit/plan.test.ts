import type { CollectionName } from "@/lib/content/collections";
import { documents, type News } from "@/lib/publishing/news";
import { planFor } from "@/lib/publishing/plan";

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
      pages: ["/partenaire/amandine", "/partenaires", "/sitemap.xml", "/partenaire/amandine/opengraph-image"],
      lists: [{ collection: "partners", ids: ["amandine"] }],
    });
  });

  test("a removal: the same, so that an outage cannot take pages down with it", () => {
    expect(change({ removed: ["amandine"] })).toEqual(change({ modified: ["amandine"] }));
  });

  test("a new document: its earlier « missing » answer is never shown again", () => {
    expect(change({ added: ["zoé"] })).toEqual({
      stale: ["partners::list"],
      gone: ["beyond", "partners:zo%C3%A9"],
      pages: ["/partenaire/zo%C3%A9", "/partenaires", "/sitemap.xml", "/partenaire/zo%C3%A9/opengraph-image"],
      lists: [{ collection: "partners", ids: ["zoé"] }],
    });
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
      ...[b, c],
      ...[...files(a), ...files(b), ...files(c)],
    ]);
  });

  test("hundreds: every tag, but only as many pages at once as a small server bears", () => {
    const modified = Array.from({ length: 500 }, (_, i) => `p${i}`);
    const { stale, pages } = change({ modified });
    expect(stale).toHaveLength(501);
    expect(pages.length).toBeLessThanOrEqual(60);
  });

  test("thousands, as at every start: the collection as a whole, and its pages as they are visited", () => {
    const modified = Array.from({ length: 5000 }, (_, i) => `p${i}`);
    expect(change({ modified, added: ["zoé"] })).toEqual({
      stale: ["partners"],
      gone: ["beyond", "partners:zo%C3%A9"],
      pages: ["/partenaires", "/sitemap.xml"],
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

test("another retreat comes next: every page, since all name it", () => {
  const { stale, gone, pages, lists } = planFor({ kind: "kept-apart", what: "next-retreat" });
  expect({ stale, gone, lists }).toEqual({ stale: ["next-retreat"], gone: [], lists: [] });
  for (const page of ["/", "/contact", "/elements/feu", "/ateliers/bien-etre", "/legal/cookies"])
    expect(pages).toContain(page);
});

test("others lead a workshop: what names them, as it is visited", () => {
  expect(planFor({ kind: "kept-apart", what: "leaders" })).toEqual({
    stale: ["leaders"],
    gone: [],
    pages: [],
    lists: [],
  });
});

test("midnight: the day, and the pages that show what is to come", () => {
  expect(planFor({ kind: "midnight" })).toEqual({
    stale: ["today"],
    gone: ["beyond"],
    pages: ["/", "/calendrier"],
    lists: [{ collection: "calendar", ids: [] }],
  });
});

test("words of the pages may stand on any page", () => {
  const { pages } = change({ collection: "pages", modified: ["feu"] });
  for (const page of ["/", "/elements/feu", "/le-concept", "/legal/mentions"]) expect(pages).toContain(page);
});

test("any change may make a list longer: that it had no such page is never shown again", () => {
  for (const renewal of [change({ modified: ["a"] }), change({ added: ["a"] }), planForAll("calendar")])
    expect(renewal.gone).toContain("beyond");
});

test("a whole collection is renewed by its own tag, in the background", () => {
  expect(planForAll("photos")).toEqual({
    stale: ["photos"],
    gone: ["beyond"],
    pages: ["/le-lieu", "/sitemap.xml"],
    lists: [{ collection: "photos", ids: [] }],
  });
});
