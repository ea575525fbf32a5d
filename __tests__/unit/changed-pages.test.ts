import { PAGE_SIZE } from "@/lib/lists/paging";
import { differences, shownBy } from "@/lib/publishing/changed-pages";

jest.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const ids = (length: number) => Array.from({ length }, (_, i) => `p${i}`);
const partners = (names: string[]) =>
  shownBy([{ path: "/partenaires", entries: names.map((id) => ({ id })) }]);

describe("the pages of a list that a change touches", () => {
  const names = ids(3 * PAGE_SIZE);
  const before = partners(names);

  test("an edit in place: the page that shows the document, and no other", () => {
    expect(differences(before, partners(names), ["p0"])).toEqual(["/partenaires"]);
    expect(differences(before, partners(names), [`p${PAGE_SIZE}`])).toEqual(["/partenaires/page/2"]);
  });

  test("a new document: its page first, then those after it, to the new last one", () => {
    const now = partners(names.toSpliced(PAGE_SIZE + 1, 0, "nouvelle"));
    expect(differences(before, now, ["nouvelle"])).toEqual([
      "/partenaires/page/2",
      "/partenaires/page/3",
      "/partenaires/page/4",
    ]);
  });

  test("a removed document: the pages where it was missed, and the one that is no more", () => {
    const long = partners(ids(2 * PAGE_SIZE + 1));
    const now = partners(ids(2 * PAGE_SIZE + 1).toSpliced(PAGE_SIZE, 1));
    expect(differences(long, now, [`p${PAGE_SIZE}`])).toEqual(["/partenaires/page/2", "/partenaires/page/3"]);
  });

  test("a document that moved: where it was, where it is, and what lies between", () => {
    const now = partners(names.toSpliced(0, 1).toSpliced(PAGE_SIZE + 5, 0, "p0"));
    expect(differences(before, now, ["p0"])).toEqual(["/partenaires/page/2", "/partenaires"]);
  });
});

test("the calendar shows the retreats to come and, folded, the latest of the past", () => {
  const shown = shownBy([
    { path: "/calendrier", entries: [{ id: "à venir" }] },
    { path: "/calendrier/passees", entries: ids(PAGE_SIZE + 1).map((id) => ({ id })) },
  ]);
  expect([...shown.keys()]).toEqual(["/calendrier", "/calendrier/passees/page/2"]);
  expect(shown.get("/calendrier")).toContain("à venir");
  expect(shown.get("/calendrier")).toHaveLength(PAGE_SIZE + 1);
});
