import { element } from "@/lib/article/tree";
import { COLLECTION_NAMES, type CollectionName, fieldNames } from "@/lib/content/collections";
import { parseDocument } from "@/lib/content/parse";
import { isPublic } from "@/lib/content/publication";
import { articleHtml } from "@/testing/article";

process.env.FIREBASE_PROJECT_ID = "chalet";

const parse = <C extends CollectionName>(collection: C, data: Record<string, unknown>) =>
  parseDocument(collection, { id: "doc", data });
const retreat = (data: Record<string, unknown>) =>
  parse("calendar", { title: "Neige", dateStart: "2027-01-15", dateEnd: "2027-01-17", ...data });
const page = (data: Record<string, unknown>) => parseDocument("pages", { id: "accueil", data });
const problems = ({ findings }: { findings: { problem: string }[] }) =>
  findings.map(({ problem }) => problem);

describe("a moment of publication", () => {
  const shownAt = (publishAt: unknown, now: string) =>
    isPublic(retreat({ publishAt }).document, Date.parse(now));

  test.each([
    ["a day begins in Paris", "2027-01-15", "2027-01-14T23:00:00Z"],
    ["a day in summer", "15 juillet 2027", "2027-07-14T22:00:00Z"],
    ["a Timestamp is itself", { __instant: "2027-01-15T09:30:00.000Z" }, "2027-01-15T09:30:00Z"],
    ["an instant of an export", "2027-01-15T09:30:00.123Z", "2027-01-15T09:30:00.123Z"],
    ["a time with a zone", "2027-01-15T10:30+02:00", "2027-01-15T08:30:00Z"],
    ["a zone without colon", "2027-01-15T10:30:05-0330", "2027-01-15T14:00:05Z"],
    ["a time in Paris", "2027-01-15 08:00", "2027-01-15T07:00:00Z"],
    ["a time in words", "1er juillet 2027 à 8 h 05", "2027-07-01T06:05:00Z"],
    ["an hour that does not exist is an hour later", "2027-03-28 02:30", "2027-03-28T01:30:00Z"],
    ["the night of the earlier hour", "2027-10-31 03:00", "2027-10-31T02:00:00Z"],
  ])("%s", (_, publishAt, moment) => {
    const before = new Date(Date.parse(moment) - 1000).toISOString();
    expect(shownAt(publishAt, before)).toBe(false);
    expect(shownAt(publishAt, moment)).toBe(true);
  });

  test.each([
    ...["bientôt", "  ", "2027", "mars 2027", "2027-02-30 08:00", "2027-03-01 25:00", "2027-03-01 08:60"],
    ...["2027-03-01 8", "2027-03-01 08:", "2027-03-01 08:00 PM", "2027-03-01T08:00+25:00", "1803888000000"],
    ...[
      "2027-03-01 08:00-10:00",
      "2027-03-01T08:00-10:00",
      "2027-03-01 08:00+01:00",
      "dimanche 1er mars 2027",
    ],
    ...["9999-12-31", "20270301T080000Z", "Mon, 1 Mar 2027 08:00:00 GMT", "2027-W09-1", "9".repeat(200)],
    ...[0, 1803888000000, true, false, {}, [], ["2020-01-01"], { unsupported: true }, { __instant: "x" }],
  ])("hides the document and is reported if it cannot be read: %p", (publishAt) => {
    const { document, findings } = retreat({ publishAt });
    expect(isPublic(document)).toBe(false);
    expect(findings).toMatchObject([{ field: "publishAt", shownInstead: "rien : le document reste caché" }]);
    expect(findings[0]).not.toHaveProperty("isNotice");
  });
});

test.each(COLLECTION_NAMES)("a document of %s may lack any field, and knows all", (collection) => {
  const bare = parse(collection, {});
  for (const field of fieldNames(collection))
    for (const absent of [undefined, null, ""]) expect(parse(collection, { [field]: absent })).toEqual(bare);
});

describe("hosts", () => {
  test("have the data that is given", () => {
    const { document, findings } = parse("pages", {
      hosts: [{ name: "Anna", role: "guide", content: "<p>Moi</p>", img: "/photos/a.jpg" }, { name: "Léo" }],
    });
    expect(document.hosts).toEqual([
      { name: "Anna", role: "guide", content: [element("p", ["Moi"])], image: "/photos/a.jpg" },
      { name: "Léo", content: [] },
    ]);
    expect(findings).toEqual([]);
  });

  test("are left out and reported without a name", () => {
    const parsed = parse("pages", { hosts: [{ nme: "Eva" }, "Léo", { name: "Anna", img: "gs://a/b" }] });
    expect(parsed.document.hosts).toMatchObject([{ name: "Anna" }]);
    expect(problems(parsed)).toEqual([
      "hôte n° 1 : nme : champ inconnu (attendus : name, role, content, img)",
      "hôte n° 1 : nom absent",
      "hôte n° 2 : nom absent",
      "hôte n° 3 : img : adresse gs:// (copiez l’URL de téléchargement)",
    ]);
  });
});

describe("the report of unknown fields", () => {
  test("names the field as typed, and each expected field once", () => {
    expect(parse("photos", { "img ": "x" }).findings).toContainEqual({
      collection: "photos",
      id: "doc",
      field: "img␣",
      problem: "champ inconnu (attendus : name, img, alt, caption, draft, publishAt)",
      shownInstead: "rien de ce champ",
    });
  });

  test("names at most fifty fields", () => {
    const fields = Array.from({ length: 20_000 }, (_, i) => [`champ${"x".repeat(50)}${i}`, 1]);
    expect(page(Object.fromEntries(fields)).findings).toHaveLength(50);
  });
});

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe("a text of too many tags and lines", () => {
  test.each([
    ["equal headings", "<h3>A</h3>", /<h3 /g, 1000],
    ["paragraphs that nobody closed", "<p>a", /<p>/g, 2000],
    ["lines", "a\n", /<br \/>/g, 2000],
    ["lines typed as « \\n »", "a\\n", /<br \/>/g, 2000],
  ])("is read up to the limit: %s", (_, piece, shown, most) => {
    const { document, findings } = page({ content: piece.repeat(90_000 / piece.length) });
    expect(count(articleHtml(document.content), shown)).toBe(most);
    expect(findings).toContainEqual({
      collection: "pages",
      id: "accueil",
      field: "content",
      problem: "texte trop long (plus de 2000 balises et lignes)",
      shownInstead: expect.stringMatching(/^les \d+ premiers caractères$/),
    });
  });

  test("is read up to the limit of escaped characters", () => {
    const { document, findings } = page({ content: "&".repeat(90_000) });
    expect(articleHtml(document.content)).toMatch(/^<p>(&amp;){10000}…<\/p>$/);
    expect(findings).toMatchObject([{ field: "content", shownInstead: "les 10000 premiers caractères" }]);
  });

  test("is complete just below the limit", () => {
    const { document, findings } = page({ content: "<h3>A</h3>".repeat(1000) });
    expect(count(articleHtml(document.content), /<h3 /g)).toBe(1000);
    expect(findings).toEqual([]);
  });
});

test("a retreat's program may be Markdown; its words are the description elsewhere", () => {
  const { document } = retreat({ description: "## Matin\n- marche\n- thé" });
  expect(document.description).toBe("Matin\n\n• marche\n\n• thé");
  expect(articleHtml(document.program ?? [])).toContain("<ul><li>marche</li><li>thé</li></ul>");
  expect(retreat({ description: "Niveau : facile\n– marche" }).document.program).toBeUndefined();
});

test("a plain text has no tags, entities or invisible signs, and says so once", () => {
  const { document, findings } = retreat({
    title: "<b>Pain</b> &amp; s\u00adel",
    description: "Un&nbsp;mot<br>deux",
  });
  expect(document.title).toBe("Pain & sel");
  expect(document.description).toBe("Un mot\ndeux");
  expect(findings.map(({ field, isNotice }) => [field, isNotice])).toEqual([
    ["title", true],
    ["description", true],
  ]);
});

test("a picture that was pasted as its bytes is left out before the text is measured, and named", () => {
  const bytes = `data:image/png;base64,${"iVBORw0K".repeat(20_000)}`;
  const { document, findings } = page({ content: `<p>Avant</p><img src="${bytes}"><p>Après</p>` });
  expect(articleHtml(document.content)).toBe("<p>Avant</p><p>Après</p>");
  expect(findings).toMatchObject([{ problem: expect.stringContaining("adresse d’image en « data: »") }]);
});

describe("a hostile value", () => {
  test("is not read as the address of a picture if it is too long, and is read quickly", () => {
    const { document, findings } = retreat({ img: `/photos/${"é".repeat(100_000)}.jpg` });
    expect(document.images).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ problem: "adresse d’image illisible" }));
    const slow = [`/photos/a.jpg${" ".repeat(500_000)}x`, `${" , ;".repeat(200_000)}`];
    expect(retreat({ img: slow }).document.images).toEqual([]);
  });

  test("is cut after two hundred entries, and reported", () => {
    const { document, findings } = page({ alts: Array(100_000).fill("a") });
    expect(document.alts).toHaveLength(200);
    expect(findings).toMatchObject([
      { field: "alts", problem: "liste trop longue (100000)", shownInstead: "les 200 premiers" },
    ]);
  });

  test.each(["[", '["a', '[{"a":'])("is no list if it opens thousands: %s", (open) => {
    const alts = open.repeat(15_000);
    for (const typed of [alts, `${alts}]`]) expect(page({ alts: [typed] }).document.alts).toHaveLength(1);
  });
});
