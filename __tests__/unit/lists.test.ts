import { openingPicture } from "@/components/workshops/workshop-pictures";
import type { Retreat, Workshop } from "@/lib/content";
import { sortedDocuments } from "@/lib/content/order";
import { parseDocument } from "@/lib/content/parse";
import type { Pictured } from "@/lib/content/pictured";
import { stateOf, willBegin } from "@/lib/content/retreat-state";
import { otherDates } from "@/lib/lists";
import * as paging from "@/lib/lists/paging";
import { sitemapEntries } from "@/lib/lists/sitemap";
import type { Picture } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR } from "@/lib/pictures/slots";
import { measuredPicture } from "@/testing/render";
import { retreat as retreatOf } from "@/testing/retreat";

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe("a list in French order", () => {
  test.each([
    ["É with E", "Élodie Étienne Eva Fanny Zoé"],
    ["digits by their value", "jour1 jour2 jour10"],
    ["capitals with their letter", "a A b B"],
    ["œ with oe", "Odeur Œuvre Ouvrir"],
    ["the unaccented first among equals", "cote coté côte côté"],
  ])("has %s", (_, expected) => {
    const given = Object.freeze(expected.split(" ").toReversed());
    expect(ids(sortedDocuments(given.map((id) => ({ id }))))).toEqual(expected.split(" "));
  });

  test("has equal titles by id, and the given one stays as it is", () => {
    const given = Object.freeze(["c", "a", "b"].map((id) => ({ id, title: "Yoga" })));
    expect(ids(sortedDocuments(given))).toEqual(["a", "b", "c"]);
  });

  test("has a document by its title, one without a title by its id", () => {
    const documents = [{ id: "milieu" }, { id: "a", title: "Zoé" }, { id: "z", title: "Anne" }];
    const partners = documents.map(({ id, ...data }) => parseDocument("partners", { id, data }).document);
    expect(ids(sortedDocuments(partners))).toEqual(["z", "milieu", "a"]);
  });

  test("has retreats by start, those of a day by title, those without a start last", () => {
    const retreat = (id: string, start?: string, end?: string) => ({ id, title: id, start, end });
    expect(
      ids(
        sortedDocuments([
          retreat("sans date"),
          retreat("2028", "2028-01-02"),
          retreat("fin seule", undefined, "2026-01-01"),
          ...["Neige", "Éveil", "Air"].map((id) => retreat(id, "2027-03-14")),
          retreat("décembre", "2026-12-31"),
        ]),
      ),
    ).toEqual(["décembre", "Air", "Éveil", "Neige", "2028", "fin seule", "sans date"]);
  });
});

describe("a list in pages", () => {
  const list = (length: number) => ({
    path: "/partenaires",
    title: "Nos partenaires",
    trail: [],
    preview: async () => ({ url: "/opengraph-image/partenaires", alt: "" }),
    entries: Array.from({ length }, (_, i) => i),
    name: String,
  });

  test.each([
    [0, []],
    [paging.PAGE_SIZE, []],
    [paging.PAGE_SIZE + 1, [2]],
  ])("of %d entries has the further pages %j", (length, further) => {
    const entries = list(length);
    expect(paging.furtherNumbers(entries)).toEqual(further);
    expect(paging.pageOf(entries, 1)).toMatchObject({ number: 1, count: 1 + further.length });
    expect(paging.pageOf(entries, 2 + further.length)).toBeUndefined();
    if (further.length > 0)
      expect(paging.pageOf(entries, 2)).toMatchObject({
        entries: [paging.PAGE_SIZE],
        number: 2,
      });
  });

  test("shows every entry on exactly one of its pages, in its order", () => {
    const long = list(5000);
    const pages = [1, ...paging.furtherNumbers(long)].map((number) => paging.pageOf(long, number));
    expect(pages.flatMap((page) => page?.entries)).toEqual(long.entries);
    for (const page of pages) expect(page?.count).toBe(pages.length);
  });

  test.each([0, -1, 1.5, Number.NaN])("has no page %d", (number) => {
    expect(paging.pageOf(list(5000), number)).toBeUndefined();
  });

  test("has its own address for the first page, and numbers for the others", () => {
    expect(paging.pagePath("/partenaires", 1)).toBe("/partenaires");
    expect(paging.pagePath("/ateliers/bien-etre", 12)).toBe("/ateliers/bien-etre/page/12");
    // The calendar shows the first past retreats folded.
    expect(paging.pagePath(paging.PAST_RETREATS, 1)).toBe("/calendrier");
    expect(paging.pagePath(paging.PAST_RETREATS, 2)).toBe("/calendrier/passees/page/2");
  });

  test.each(["2", "9", "10", "84", "99999"])("has an address that may end with %s", (part) => {
    expect(paging.furtherNumber(part)).toBe(Number(part));
  });

  test.each(["", "0", "1", "02", "-2", "2.0", "2e1", " 2", "2 ", "٢", "deux", "__aucun__", "9".repeat(30)])(
    "has one address for each page: it never ends with %p",
    (part) => {
      expect(paging.furtherNumber(part)).toBeUndefined();
    },
  );

  test.each([
    [1, 2, [1, 2]],
    [1, 84, [1, 2, 84]],
    [2, 84, [1, 2, 3, 84]],
    [4, 84, [1, 2, 3, 4, 5, 84]],
    [40, 84, [1, 39, 40, 41, 84]],
    [81, 84, [1, 80, 81, 82, 83, 84]],
    [84, 84, [1, 83, 84]],
  ])("has a pager that shows on page %d of %d the ends and the neighbours", (number, count, shown) => {
    expect(paging.pagerNumbers(number, count)).toEqual(shown);
  });
});

describe("the sitemap", () => {
  const on = (month: number) => `2026-0${month}-01T10:00:00Z`;
  const named = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i}` }));
  const [partners, photos] = [named("p", 121), named("photo", 60)];
  const [wellness, apart] = [[{ id: "w1" }, { id: "w2" }], [{ id: "w3" }]];
  const [ahead, past] = [[{ id: "neige feu" }], [{ id: "brame" }]];
  const entries = sitemapEntries(
    {
      partners: { p2: on(5), p3: on(6) },
      workshops: { w1: on(3), w2: on(4) },
      calendar: { brame: on(2) },
      photos: Object.fromEntries(photos.map(({ id }) => [id, on(1)])),
      pages: {},
    },
    { partners, workshops: [...wellness, ...apart], calendar: [...ahead, ...past] },
    {
      partners: [{ path: "/partenaires", entries: partners }],
      workshops: [
        { path: "/ateliers/bien-etre", entries: wellness },
        { path: "/ateliers/a-part", entries: apart },
      ],
      calendar: [
        { path: "/calendrier", entries: ahead },
        { path: paging.PAST_RETREATS, entries: past },
      ],
      photos: [{ path: "/le-lieu", entries: photos }],
      pages: [],
    },
  );
  const at = (path: string) => entries.find(({ url }) => url === `http://localhost:3000${path}`);

  test("lists every indexed page once", () => {
    const pages = ["", "/le-concept", "/legal/cookies", "/elements/feu", "/ateliers/coaching", "/atelier/w3"];
    for (const path of [...pages, "/ateliers/a-part", "/partenaires/page/3"]) expect(at(path)).toBeDefined();
    for (const path of [
      paging.PAST_RETREATS,
      "/partenaires/page/1",
      "/partenaires/page/4",
      "/le-lieu/page/2",
    ])
      expect(at(path)).toBeUndefined();
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
  });

  test.each([
    ["/partenaire/p2", on(5)],
    ["/partenaires", on(6)],
    ["/partenaires/page/2", on(6)],
    ["/ateliers/bien-etre", on(4)],
    ["/le-lieu", on(1)],
    ["/calendrier", on(2)],
    ...["", "/atelier/w3", "/ateliers/a-part", "/calendrier/flyers/neige%20feu"].map((path) => [path, ""]),
  ])("dates %s by its document or the latest of its list: %s", (path, date) => {
    expect(at(path)).toEqual({ url: `http://localhost:3000${path}`, ...(date && { lastModified: date }) });
  });
});

describe("the picture of a workshop", () => {
  type Shown = Pick<Pictured<Workshop>, "image" | "alt" | "element">;
  const person = (title: string, src?: string) => ({
    title,
    path: `/partenaire/${title.toLowerCase()}`,
    ...(src && { picture: measuredPicture(src) }),
  });
  const [anna, bare] = [person("Anna", "/photos/anna.jpg"), person("Léo")];
  const leo = person("Léo", "/photos/leo.jpg");
  const own = { image: measuredPicture("/photos/bol.jpg") };

  test.each<[string, Shown, (typeof anna)[], ReturnType<typeof openingPicture>]>([
    ["its own", { ...own, alt: "Un bol" }, [], { kind: "workshop", picture: own.image, alt: "Un bol" }],
    ["its own, whoever leads it", own, [anna, leo], { kind: "workshop", picture: own.image, alt: "" }],
    [
      "its host's",
      {},
      [anna],
      { kind: "leader", picture: anna?.picture as Picture, alt: "Portrait d’Anna", fallback: DEFAULT_AVATAR },
    ],
    ["that of its category, since nobody leads it", {}, [], undefined],
    ["that of its category, since several lead it", {}, [anna, leo], undefined],
    ["that of its category, since its host has no portrait", {}, [bare], undefined],
  ])("is first on its page %s", (_, workshop, people, expected) => {
    expect(openingPicture(workshop, people)).toEqual(expected);
  });
});

describe("the other retreats on a flyer", () => {
  const retreat = (id: string, start?: string, status?: Retreat["status"]) =>
    retreatOf({ id, title: id, start, end: start, status }, "2026-11-21");
  const past = retreat("past", "2026-10-01");
  const january = retreat("january", "2027-01-15");
  const march = retreat("march", "2027-03-14");
  const june = retreat("june", "2027-06-19");
  const november = retreat("november", "2027-11-12");
  const undated = retreat("undated");
  const all = [past, january, march, june, november, undated];
  const full = retreat("march", march.start, "complet");
  const cancelled = retreat("june", june.start, "annulé");

  test.each([
    ["the three after it", all, january, ["march", "june", "november"]],
    ["the first of all, then the ones after it", all, march, ["january", "june", "november"]],
    ["earlier ones for the last", all, november, ["january", "march", "june"]],
    ["earlier and later ones of few", [january, june, november], june, ["january", "november"]],
    ["not full, cancelled or past", [past, january, full, cancelled, november], january, ["november"]],
    ["the next ones if it is past", all, past, ["january", "march", "june"]],
    ["the next ones if it has no dates", all, undated, ["january", "march", "june"]],
    ["none if there is no other", [january], january, []],
  ])("are %s", (_, retreats, shown, expected) => {
    expect(ids(otherDates(retreats, shown))).toEqual(expected);
  });
});

test("a retreat is over after its last day, or the day after it began; one without a day is ahead", () => {
  const entries: [string, { start?: string; end?: string }][] = [
    ["over", { start: "2026-01-01", end: "2026-01-02" }],
    ["over", { start: "2027-03-12", end: "2027-03-14" }],
    ["over", { start: "2027-03-14" }],
    ["under way", { start: "2027-03-13", end: "2027-03-15" }],
    ["under way", { start: "2027-03-15" }],
    ["ahead", { start: "2027-03-16", end: "2027-03-16" }],
    ["ahead", {}],
    ["ahead", { end: "2020-03-15" }],
  ];
  for (const [phase, dates] of entries)
    expect([phase, stateOf(dates, "2027-03-15").phase]).toEqual([phase, phase]);
});

test("the next retreat takes place, has a first day, and has yet to begin", () => {
  const days = { start: "2027-01-16", end: "2027-01-17" };
  const isNext = (typed: Parameters<typeof stateOf>[0]) => willBegin(stateOf(typed, "2027-01-15"));
  expect([isNext(days), isNext({ ...days, status: "complet" })]).toEqual([true, true]);
  for (const start of ["2027-01-14", "2027-01-15"]) expect(isNext({ ...days, start })).toBe(false);
  expect([isNext({ start: days.start }), isNext({ end: days.end })]).toEqual([true, false]);
  expect(isNext({ ...days, status: "annulé" })).toBe(false);
});
