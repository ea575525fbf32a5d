import { furtherNumber, furtherNumbers, PAGE_SIZE, pageOf, pagePath, shownNumbers } from "@/lib/lists/paging";

const list = (length: number, path = "/partenaires") => ({
  path,
  title: "Nos partenaires",
  trail: [],
  preview: async () => ({ url: "/opengraph-image/partenaires", alt: "" }),
  entries: Array.from({ length }, (_, i) => i),
  name: String,
});

describe("a list", () => {
  test.each([0, 1, PAGE_SIZE])("of %d entries is a single page", (length) => {
    expect(pageOf(list(length), 1)).toMatchObject({ number: 1, count: 1, before: 0 });
    expect(pageOf(list(length), 1)?.entries).toHaveLength(length);
    expect(furtherNumbers(list(length))).toEqual([]);
    expect(pageOf(list(length), 2)).toBeUndefined();
  });

  test("of one entry more has a second page", () => {
    const long = list(PAGE_SIZE + 1);
    expect(furtherNumbers(long)).toEqual([2]);
    expect(pageOf(long, 1)?.entries).toHaveLength(PAGE_SIZE);
    expect(pageOf(long, 2)).toMatchObject({
      entries: [PAGE_SIZE],
      number: 2,
      count: 2,
      before: PAGE_SIZE,
    });
    expect(pageOf(long, 3)).toBeUndefined();
  });

  test("shows every entry on exactly one of its pages, in its order", () => {
    const long = list(5000);
    const pages = [1, ...furtherNumbers(long)].map((number) => pageOf(long, number));
    expect(pages.flatMap((page) => page?.entries)).toEqual(long.entries);
    for (const page of pages) expect(page?.count).toBe(pages.length);
  });

  test.each([0, -1, 1.5, Number.NaN])("has no page %d", (number) => {
    expect(pageOf(list(5000), number)).toBeUndefined();
  });
});

describe("the address of a page", () => {
  test("is the list's own for the first page, and has a number for the others", () => {
    expect(pagePath("/partenaires", 1)).toBe("/partenaires");
    expect(pagePath("/partenaires", 2)).toBe("/partenaires/page/2");
    expect(pagePath("/ateliers/bien-etre", 12)).toBe("/ateliers/bien-etre/page/12");
  });

  test("of the first past retreats is the calendar, which shows them folded", () => {
    expect(pagePath("/calendrier/passees", 1)).toBe("/calendrier");
    expect(pagePath("/calendrier/passees", 2)).toBe("/calendrier/passees/page/2");
  });

  test.each(["2", "9", "10", "84", "99999"])("may end with %s", (part) => {
    expect(furtherNumber(part)).toBe(Number(part));
  });

  test.each(["", "0", "1", "02", "-2", "2.0", "2e1", " 2", "2 ", "٢", "deux", "__aucun__", "9".repeat(30)])(
    "never ends with %p, so that a page has one address",
    (part) => {
      expect(furtherNumber(part)).toBeUndefined();
    },
  );
});

test.each([
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 84, [1, 2, 84]],
  [2, 84, [1, 2, 3, 84]],
  [4, 84, [1, 2, 3, 4, 5, 84]],
  [40, 84, [1, 39, 40, 41, 84]],
  [81, 84, [1, 80, 81, 82, 83, 84]],
  [84, 84, [1, 83, 84]],
])("the pager on page %d of %d shows the ends and the neighbours", (number, count, shown) => {
  expect(shownNumbers(number, count)).toEqual(shown);
});
