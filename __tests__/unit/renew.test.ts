import type { CollectionName } from "@/lib/content/collections";
import { type ContentEvent, documentsEvent } from "@/lib/publishing/events";
import { planFor } from "@/lib/publishing/renew";
import { EVERY_PAGE } from "@/lib/routes";

type Change = Partial<Extract<ContentEvent, { kind: "documents" }>>;
const change = (ids: Change, shown?: string[]) =>
  planFor({ ...documentsEvent("modified", "partners", []), ...ids }, shown && new Set(shown));
const planForAll = (collection: CollectionName) => planFor({ kind: "collection", collection });

describe("the renewals of a change", () => {
  test("are none without a change, and at a start", () => {
    const none = { stale: [], expired: [], pages: [], lists: [] };
    expect([change({}), planFor({ kind: "start" })]).toEqual([none, none]);
  });

  test("are for an edit the list and that document, in the background, its page first", () => {
    expect(change({ modified: ["amandine"] })).toEqual({
      stale: ["partners::list", "partners:amandine"],
      expired: ["beyond"],
      pages: [
        ...["/partenaire/amandine", "/partenaires", "/sitemap.xml", "/partenaire/amandine/opengraph-image"],
        ...EVERY_PAGE.filter((page) => page !== "/partenaires"),
      ],
      lists: ["partners"],
    });
  });

  test("are the same for a removal, so that an outage takes no page down", () => {
    expect(change({ removed: ["amandine"] })).toEqual(change({ modified: ["amandine"] }));
  });

  test("expire the 404 answer of a new document at once", () => {
    const { stale, expired, pages } = change({ added: ["zoé"] });
    expect({ stale, expired }).toEqual({
      stale: ["partners::list"],
      expired: ["beyond", "partners:zo%C3%A9"],
    });
    expect(pages.slice(0, 2)).toEqual(["/partenaire/zo%C3%A9", "/partenaires"]);
  });

  test("are combined for several changes, within their collection", () => {
    const { stale, expired, pages } = change({
      collection: "calendar",
      added: ["a"],
      modified: ["b"],
      removed: ["c"],
    });
    expect(stale).toEqual(["calendar::list", "calendar:b", "calendar:c"]);
    expect(expired).toEqual(["beyond", "calendar:a"]);
    const [a, b, c] = ["a", "b", "c"].map((id) => `/calendrier/flyers/${id}`);
    const files = (page = "") => [`${page}/opengraph-image`, `${page}/evenement.ics`];
    expect(pages).toEqual([
      ...[a, "/", "/calendrier"],
      ...["/sitemap.xml", "/calendrier.ics"],
      ...files(a),
      ...EVERY_PAGE.filter((page) => page !== "/" && page !== "/calendrier"),
      ...[b, c],
      ...[...files(b), ...files(c)],
    ]);
  });

  test("are all tags for hundreds of changes", () => {
    const modified = Array.from({ length: 500 }, (_, i) => `p${i}`);
    expect(change({ modified }).stale).toHaveLength(501);
  });

  test("are the collection for thousands of changes, and pages as they are visited", () => {
    const modified = Array.from({ length: 5000 }, (_, i) => `p${i}`);
    const { stale, expired, lists } = change({ modified, added: ["zoé"] });
    expect({ stale, expired, lists }).toEqual({
      stale: ["partners"],
      expired: ["beyond", "partners:zo%C3%A9"],
      lists: [],
    });
    expect(change({ added: modified }).expired).toHaveLength(501);
  });
});

test("an edit of a workshop visits its own page, then the others with workshops", () => {
  const { pages } = change({ collection: "workshops", modified: ["bain-sonore"] });
  expect(pages.slice(0, 3)).toEqual(["/atelier/bain-sonore", "/", "/ateliers"]);
});

test("an edit that publishes a document expires its 404 answer at once", () => {
  expect(change({ modified: ["zoé", "amandine"] }, ["amandine"])).toMatchObject({
    stale: ["partners::list", "partners:amandine"],
    expired: ["beyond", "partners:zo%C3%A9"],
  });
});

test("midnight renews the day and every page, since all show the next retreat", () => {
  expect(planFor({ kind: "midnight" })).toEqual({
    stale: ["today"],
    expired: ["beyond"],
    pages: EVERY_PAGE,
    lists: ["calendar"],
  });
});

test("an edit of any collection renews every page", () => {
  for (const collection of ["pages", "calendar", "photos"] as const)
    expect(change({ collection, modified: ["feu"] }).pages).toEqual(expect.arrayContaining(EVERY_PAGE));
});

test("any change expires the 404 answer of the next list page", () => {
  for (const renewal of [change({ modified: ["a"] }), change({ added: ["a"] }), planForAll("calendar")])
    expect(renewal.expired).toContain("beyond");
});

test("a collection is renewed by its tag in the background", () => {
  expect(planForAll("photos")).toMatchObject({ stale: ["photos"], expired: ["beyond"], lists: ["photos"] });
});
