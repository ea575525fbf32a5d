import { renewalOf, renewalOfAll, renewalOfOne } from "@/lib/content/renewal";
import type { CollectionChange } from "@/lib/content/source";

const change = (ids: Partial<CollectionChange>) =>
  renewalOf({ collection: "partners", added: [], modified: [], removed: [], initial: false, ...ids });

describe("what a change of the content renews", () => {
  test("nothing, when nothing changed", () => {
    expect(change({})).toEqual({ stale: [], gone: [], pages: [], lists: [] });
  });

  test("an edit: the list and that document, in the background", () => {
    expect(change({ modified: ["amandine"] })).toEqual({
      stale: ["partners::list", "partners:amandine"],
      gone: ["beyond"],
      pages: ["/partenaires", "/partenaire/amandine"],
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
      pages: ["/partenaires", "/partenaire/zo%C3%A9"],
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
    for (const page of ["/", "/calendrier", "/contact", "/elements/feu", "/ateliers/bien-etre"])
      expect(pages).toContain(page);
    for (const id of ["a", "b", "c"]) expect(pages).toContain(`/calendrier/flyers/${id}`);
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
      pages: ["/partenaires"],
      lists: [],
    });
  });
});

test("a named document that is known is renewed in the background, a new one before the next answer", () => {
  const list = "workshops::list";
  const known = renewalOfOne("workshops", "yoga", true);
  expect(known).toMatchObject({ stale: [list, "workshops:yoga"], gone: ["beyond"] });
  expect(known.pages).toContain("/atelier/yoga");
  expect(renewalOfOne("workshops", "yoga", false)).toMatchObject({
    stale: [list],
    gone: ["beyond", "workshops:yoga"],
  });
});

test("any change may make a list longer: that it had no such page is never shown again", () => {
  for (const renewal of [change({ modified: ["a"] }), change({ added: ["a"] }), renewalOfAll("calendar")])
    expect(renewal.gone).toContain("beyond");
});

test("a whole collection is renewed by its own tag, in the background", () => {
  expect(renewalOfAll("photos")).toEqual({
    stale: ["photos"],
    gone: ["beyond"],
    pages: ["/le-lieu"],
    lists: [{ collection: "photos", ids: [] }],
  });
});
