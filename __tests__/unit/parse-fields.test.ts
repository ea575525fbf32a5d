import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { parseDocument, parseListed } from "@/lib/content/parse";
import { formatDay, formatMoment, type Moment } from "@/lib/dates";
import { htmlOf } from "@/testing/article";

process.env.FIREBASE_PROJECT_ID = "chalet";

const WHOLE = {
  photos: { name: "Le torrent", img: "/demo/a.jpg" },
  partners: { title: "Amandine", activity: "Sophrologue", content: "<p>Texte</p>", workshops: ["Marche"] },
  workshops: { title: "Marche lente", category: "Bien-être", content: "<p>Texte</p>" },
  calendar: { title: "Neige", dateStart: "2027-01-15", dateEnd: "2027-01-17", description: "Texte" },
  pages: { title: "Le Lieu", intro: "Texte" },
} satisfies Record<CollectionName, Record<string, unknown>>;

/** A whole document with some changes. */
function parsed(collection: CollectionName, changes: Record<string, unknown>) {
  const data = { ...WHOLE[collection], ...changes };
  const { document, findings } = parseDocument(collection, { id: "doc-1", data });
  return { document: document as Record<string, unknown> & { id: string }, findings };
}
const INSTANT = { __instant: "2027-03-14T09:00:00Z" };

describe("a line of text", () => {
  const activity = (value: string) => parsed("partners", { activity: value });

  test("is complete at several hundred letters, cut and reported at a million", () => {
    const long = "mot ".repeat(104).trim();
    expect(activity(long)).toMatchObject({ document: { activity: long }, findings: [] });
    const { document, findings } = activity("é".repeat(1_000_000));
    expect(document.activity).toHaveLength(1001);
    expect(findings).toMatchObject([{ field: "activity", problem: "texte trop long (1000000 caractères)" }]);
  });

  test("is not cut inside a character, and has no lone surrogates", () => {
    for (const text of [`a${"🏔".repeat(1400)}`, "🏔".repeat(1400), "a\u0000\u001b\ud800b"]) {
      const value = activity(text).document.activity as string;
      expect(value.isWellFormed()).toBe(true);
      expect(value).not.toMatch(/\p{Cc}| …/u);
    }
  });

  test("has no characters that change the writing direction, like an id in its place", () => {
    const title = (data: object) =>
      parseDocument("calendar", { id: "r\u202e", data: { ...data } }).document.title;
    expect(title({ title: "A\u202eB\u2066C\u200f" })).toBe("ABC");
    expect(title({})).toBe("r");
  });
});

test("a long description or content is cut, and its faults are reported in one short line", () => {
  const { document, findings } = parsed("calendar", { description: "mot ".repeat(262_144) });
  expect((document.description as string).length).toBeLessThanOrEqual(100_001);
  expect(document).toMatchObject({ title: "Neige", start: "2027-01-15", end: "2027-01-17" });
  expect(findings).toMatchObject([{ field: "description", shown: "les 100000 premiers caractères" }]);
  const long = parsed("calendar", { description: `${"a".repeat(99_995)}<strong>b</strong>` });
  expect(String(long.document.description).slice(-3)).toBe("aa…");
  const tags = Array.from({ length: 3000 }, (_, i) => `<x${i}\n>`).join("");
  const [finding] = parsed("partners", { content: `${tags}<${"y".repeat(5000)}>` }).findings;
  expect(finding?.problem).toMatch(/^.{1,499}$/);
});

// HTML, and Markdown, which begins with a heading.
test.each(["a", "<a b", "# Titre\n"])(
  "a hostile megabyte that begins with %j is read in seconds",
  (start) => {
    const html = [
      "<p>mot ",
      "<",
      "<b>",
      "&",
      "<h2>a",
      "<!--",
      '<a href="',
      "<svg>",
      " ",
      "<style>",
      "<a b=c",
      "= ",
    ];
    const markdown = ["> ", "- ", "**a", "a*b_", "[", "[a](", "`", "1. ", "- a\n", "| a |\n|-|\n", "- ` \n"];
    for (const piece of [...html, ...markdown]) {
      const before = performance.now();
      const content = start + piece.repeat(1_048_576 / piece.length);
      expect(parsed("partners", { content }).document.title).toBe("Amandine");
      expect([piece, performance.now() - before < 10_000]).toEqual([piece, true]);
    }
  },
);

const OK = "https://storage.googleapis.com/chalet.appspot.com/a.jpg";
const [NUMBER, LIST, DATE, OTHER] = [
  "un nombre au lieu d’un texte",
  "une liste au lieu d’un texte",
  "une date (timestamp) au lieu d’un texte",
  "une valeur qui n’est pas un texte",
];
const YES_NO = "un vrai/faux au lieu d’un texte";
const ALONE = "une seule valeur au lieu d’une liste";
const LIST_TYPED = "une liste tapée dans un texte";
const TYPED = "un texte au lieu de vrai/faux";
const LINES = ["photos.name", "partners.title", "partners.activity", "workshops.title", "workshops.category"];

type Case = [field: string, typed: unknown, shown: unknown, ...problems: string[]];
/** A field in the database, its value, what a page shows, and what is reported. */
const CASES: Case[] = [
  ...[...LINES, "calendar.title"].flatMap((line): Case[] => {
    const [shown, absent] = /title|name/.test(line) ? ["doc-1", /name/.test(line) ? "nom" : "titre"] : [];
    const category = line === "workshops.category" ? ["catégorie absente"] : [];
    const missing = absent ? [`${absent} absent`] : category;
    return [
      [line, "  L'été \n : enfin ! ", "L’été\u00a0: enfin\u202f!"],
      [line, 2027, "2027", NUMBER],
      ...[undefined, null, ""].map((typed): Case => [line, typed, shown, ...missing]),
      ...Object.entries({ [LIST]: ["a", "b"], [DATE]: INSTANT, [OTHER]: { fr: "a" }, [YES_NO]: true }).map(
        ([problem, typed]): Case => [line, typed, shown, problem, ...category],
      ),
      ...[" \n\t\u00a0", "\u2060\u00ad\u2800\u3164\u034f\ufe0f"].map(
        (typed): Case => [line, typed, shown, "texte vide", ...category],
      ),
      [line, Number.NaN, shown, NUMBER, ...category],
    ];
  }),
  ...["un\n\ndeux", "un\r\n\r\ndeux", "un\r\rdeux", "un\\n\\ndeux"].map(
    (typed): Case => ["calendar.description", typed, "un\n\ndeux"],
  ),
  [
    "calendar.description",
    "<p>Un <strong>lieu</strong> &amp; un feu.<br>Deux</p><ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table><a href='https://exemple.fr/x'>ici</a>",
    "Un lieu & un feu.\nDeux\n\n• a\n\n• b\n\nc d\n\nici (https://exemple.fr/x)",
    "balises HTML dans un texte simple",
  ],
  ["calendar.description", "2 < 3, 4 > 1 <3", "2 < 3, 4 > 1 <3"],
  ["calendar.description", "data:image/png;base64,iVBORw0K= et la suite", "data: et la suite"],
  ["calendar.description", "Voir https://exemple.fr/a:b;c?d!e", "Voir https://exemple.fr/a:b;c?d!e"],
  ["calendar.description", null, ""],
  ["calendar.description", ["a"], "", LIST],
  ...["partners.content", "workshops.content"].map(
    (content): Case => [
      content,
      "<h3>Titre</h3><script>alert(1)</script><p onclick=x>Texte</p>",
      '<h3 id="titre" data-hash="titre">Titre</h3><p>Texte</p>',
      "contenu non autorisé (<script>, onclick)",
    ],
  ),
  [
    "partners.content",
    "<p>Un <b>mot</p><blockquote>cité",
    "<p>Un <strong>mot</strong></p><blockquote><p><strong>cité</strong></p></blockquote>",
    "balises HTML mal fermées",
  ],
  ["partners.content", "  ", "", "texte vide"],
  ["partners.content", false, "", YES_NO],
  ["partners.content", 42, "<p>42</p>", NUMBER],
  ...["true", "Oui", "VRAI", 1, "1"].map((typed): Case => ["calendar.draft", typed, true, TYPED]),
  ...["peut-être", {}, ["oui"]].map(
    (typed): Case => [
      "calendar.draft",
      typed,
      true,
      `ni vrai ni faux « ${typeof typed === "string" ? typed : JSON.stringify(typed)} »`,
    ],
  ),
  ...["false", "Non", 0].map((typed): Case => ["calendar.draft", typed, undefined, TYPED]),
  ["calendar.draft", true, true],
  ["calendar.draft", false, undefined],
  ["calendar.status", "Complète", "complet"],
  ["calendar.status", "ANNULÉ", "annulé"],
  ["calendar.status", " annulee ", "annulé"],
  ["calendar.status", "Reportée", "reporté"],
  ["calendar.status", "« Complet » !", "complet"],
  [
    "calendar.status",
    "non annulé",
    undefined,
    "état inconnu « non annulé » (attendu : complet, annulé ou reporté)",
  ],
  ["calendar.status", "plein", undefined, "état inconnu « plein » (attendu : complet, annulé ou reporté)"],
  ["workshops.element", " AIR ", "air"],
  ["workshops.element", "térre", "terre"],
  ["workshops.element", "sel", undefined, "élément inconnu « sel » (attendu : feu, eau, air ou terre)"],
  ["calendar.price", 1290, { text: "1\u202f290\u00a0€", euros: 1290 }],
  ["calendar.price", "490 € tout compris", { text: "490\u00a0€ tout compris", euros: 490 }],
  ["calendar.price", "sur demande", { text: "sur demande" }],
  ["calendar.price", -5, undefined, "prix impossible « -5 »"],
  ["calendar.price", Number.NaN, undefined, "prix impossible « NaN »"],
  ["calendar.price", ["490"], undefined, LIST],
  ["partners.workshops", ["Marche lente", "Yoga"], ["Marche lente", "Yoga"]],
  ["partners.workshops", [], []],
  ["partners.workshops", "Marche lente", ["Marche lente"], ALONE],
  ["partners.workshops", "Yoga doux, Marche lente", ["Yoga doux", "Marche lente"]],
  ["partners.workshops", 3, ["3"], ALONE, NUMBER],
  ["partners.workshops", { 0: "Marche lente", 1: "Yoga" }, ["Marche lente", "Yoga"], ALONE],
  ["partners.workshops", INSTANT, [], ALONE, DATE],
  [
    "partners.workshops",
    ["Yoga", null, "", undefined, 7, ["Chant"], INSTANT, true, "  "],
    ["Yoga", "7"],
    ...["nom n° 2 : case vide", "nom n° 3 : case vide", "nom n° 4 : case vide"],
    ...[NUMBER, LIST, DATE, YES_NO].map((problem, i) => `nom n° ${i + 5} : ${problem}`),
    "nom n° 9 : texte vide",
  ],
  ["calendar.img", [OK, "/demo/affiches/b.jpg"], [OK, "/demo/affiches/b.jpg"]],
  ["calendar.img", OK, [OK], ALONE],
  ["calendar.img", [null], [], "case vide"],
  ["pages.images", ["/demo/a.jpg", "", null, "/demo/b.jpg"], ["/demo/a.jpg", "", "", "/demo/b.jpg"]],
  ["pages.alts", ["La maison", "", "L’atelier"], ["La maison", "", "L’atelier"]],
  ["calendar.img", INSTANT, [], ALONE, DATE],
  ["calendar.img", "  ", [], ALONE, "adresse d’image illisible"],
  [
    "calendar.img",
    [OK, null, "https://exemple.fr/a.jpg", "gs://p/a.jpg", 4, INSTANT, "http://storage.googleapis.com/a.jpg"],
    [OK],
    "image n° 2 : case vide",
    "image n° 3 : image sur un autre site (exemple.fr)",
    "image n° 4 : adresse gs:// (copiez l’URL de téléchargement)",
    ...[`image n° 5 : ${NUMBER}`, `image n° 6 : ${DATE}`],
    "image n° 7 : adresse d’image en « http: » (attendu : https)",
  ],
  ["calendar.img", Array(70).fill("/demo/a.jpg"), Array(60).fill("/demo/a.jpg"), "70 images"],
  ...Object.entries({
    "image sur un autre site (exemple.fr)": "https://exemple.fr/a.jpg",
    "adresse d’image illisible": "torrent",
    "image SVG (attendu : JPEG, PNG, WebP ou AVIF)": OK.replace("jpg", "svg"),
    ...{ [NUMBER]: 12, [DATE]: INSTANT, [LIST]: [OK], [OTHER]: { url: OK }, [YES_NO]: true },
  }).map(([problem, typed]): Case => ["partners.pictureprofile", typed, undefined, problem]),
  ["workshops.img", "gs://a/b.jpg", undefined, "adresse gs:// (copiez l’URL de téléchargement)"],
  ["photos.img", "torrent", undefined, "adresse d’image illisible", "pas d’image"],
  ...[
    ...["pré vert.jpg", "./photos/pré vert.jpg", "public/photos/pré vert.jpg", "/pré vert.jpg"],
    ...["C:\\photos\\pré vert.jpg", "file:///C:/photos/pré vert.jpg", "/Users/claire/pré vert.jpg"],
  ].map((typed): Case => {
    const place = "déposez-la dans public/photos et écrivez /photos/pré vert.jpg";
    return ["workshops.img", typed, undefined, `image sans adresse (${place})`];
  }),
  ["partners.workshops", '["Yoga doux", "Bain, puis thé"]', ["Yoga doux", "Bain, puis thé"], LIST_TYPED],
  ["partners.workshops", "[“Yoga doux”; 'L’été',]", ["Yoga doux", "L’été"], LIST_TYPED],
  [
    "partners.workshops",
    [" [Yoga doux, Bain sonore] ", "Chant"],
    ["Yoga doux", "Bain sonore", "Chant"],
    LIST_TYPED,
  ],
  ["partners.workshops", "[]", [], LIST_TYPED],
  ["partners.workshops", '["Yoga doux", "Chant"', ["Yoga doux", "Chant"], LIST_TYPED],
  ["calendar.voix", '"Beau, et bon."; "Merci"', ["Beau, et bon.", "Merci"], LIST_TYPED],
  ["calendar.voix", '["Beau"] dit Léa', ['["Beau"] dit Léa'], ALONE],
  ["partners.workshops", "[Yoga] ou [Chant]", ["[Yoga] ou [Chant]"], ALONE],
  ["calendar.voix", ["Beau.\\nMerci"], ["Beau. Merci"]],
  ["calendar.voix", '["« Beau. » — Léa", "Merci"]', ["«\u00a0Beau.\u00a0» — Léa", "Merci"], LIST_TYPED],
  ["calendar.img", '["/demo/a.jpg", "/demo/b.jpg"]', ["/demo/a.jpg", "/demo/b.jpg"], LIST_TYPED],
  ["pages.images", "['/demo/a.jpg', '', '/demo/b.jpg']", ["/demo/a.jpg", "", "/demo/b.jpg"], LIST_TYPED],
  ["pages.alts", '["La maison", "", "Le pré"]', ["La maison", "", "Le pré"], LIST_TYPED],
  [
    "workshops.dates",
    '["2027-02-06", "2027-02-13"]',
    [{ day: "2027-02-06" }, { day: "2027-02-13" }],
    LIST_TYPED,
  ],
  ["pages.hosts", '[{"name": "Anna"}]', [{ name: "Anna", content: [] }], LIST_TYPED],
  ...[undefined, null, ""].map((typed): Case => ["photos.img", typed, undefined, "pas d’image"]),
];
const NAMES: Record<string, string> = {
  voix: "voices",
  pictureprofile: "picture",
  "calendar.img": "images",
  img: "image",
};

/** The document with its article as HTML. */
const asHtml = (document: object) =>
  "content" in document && Array.isArray(document.content)
    ? { ...document, content: htmlOf(document.content) }
    : document;

test.each(CASES)("%s of the value %j is shown as %j", (place, typed, shown, ...problems) => {
  const [collection = "", field = ""] = place.split(".") as [CollectionName, string];
  const property = NAMES[place] ?? NAMES[field] ?? field;
  const { document, findings } = parsed(collection as CollectionName, { [field]: typed });
  const whole = parsed(collection as CollectionName, {}).document;
  expect(asHtml(document)).toEqual(asHtml({ ...whole, [property]: shown }));
  expect(findings.map(({ problem }) => problem)).toEqual(problems);
  for (const finding of findings) expect(finding).toMatchObject({ collection, id: "doc-1", field });
});

test("a picture that is not shown says what is shown in its place", () => {
  const shownFor = (...of: Parameters<typeof parsed>) => parsed(...of).findings.map(({ shown }) => shown);
  expect(shownFor("partners", { pictureprofile: "x" })).toEqual(["l’image par défaut"]);
  expect(shownFor("photos", { img: null })).toEqual(["rien : la photo n’est pas dans la galerie"]);
  const images = ["la liste sans cette case", "les autres images, sans celle-ci"];
  expect(shownFor("calendar", { img: [OK, null, "x"] })).toEqual(images);
  expect(shownFor("calendar", { img: Array(70).fill(OK) })).toEqual(["les 60 premières"]);
});

test("a picture is reported in one short line, even for a long address", () => {
  for (const img of [`${"a".repeat(1_000_000)}:x`, `https://${"a".repeat(5000)}.fr/x.jpg`, "a\nb:c\nd"])
    for (const { problem } of parsed("photos", { img }).findings) expect(problem).toMatch(/^.{1,199}$/);
});

describe("a retreat's dates", () => {
  const dated = (dateStart: unknown, dateEnd: unknown) => parsed("calendar", { dateStart, dateEnd });
  const { start: _start, end: _end, ...others } = parsed("calendar", {}).document;
  const instant = (iso: string) => ({ __instant: iso });

  test.each<unknown[]>([
    ["2027-03-14", " 2027-03-16 ", "2027-03-14", "2027-03-16"],
    ["2027-03-14", "2027-03-14", "2027-03-14", "2027-03-14"],
    [instant("2027-03-27T23:00:00Z"), instant("2027-03-28T22:00:00Z"), "2027-03-28", "2027-03-29"],
    [instant("2026-12-31T22:59:59Z"), instant("2026-12-31T23:00:00Z"), "2026-12-31", "2027-01-01"],
    ...[undefined, null, ""].map((absent) => [absent, absent, undefined, undefined]),
    ["2027-1-5", "2027.01.15", "2027-01-05", "2027-01-15"],
    ["5.1.2027", "15/01/2027", "2027-01-05", "2027-01-15"],
    ["2027\u201101\u201115", "  15\u00a0Janvier  2027 ", "2027-01-15", "2027-01-15"],
    ["1er août 2027", "3 aout 2027.", "2027-08-01", "2027-08-03"],
    ["12 févr. 2027", "le vendredi 12 février 2027", "2027-02-12", "2027-02-12"],
    ["2027-04-02T00:00:00", "2027-04-02T22:00:00Z", "2027-04-02", "2027-04-03"],
    [instant("2027-06-14T00:00:00Z"), instant("2027-06-15T23:30:00Z"), "2027-06-14", "2027-06-16"],
  ])("are read from %j and %j, Timestamps in Paris, without a report", (dateStart, dateEnd, start, end) => {
    expect(dated(dateStart, dateEnd)).toEqual({ document: { ...others, start, end }, findings: [] });
  });

  test.each<unknown>([
    ..."2027-02-30 14/03/27 2027-3 0000-01-01 9999-12-31 1027-03-14 01/15/2027 2027-03-14T".split(" "),
    ...[
      "mars 2027",
      "15 jui 2027",
      "bientôt 14 mars 2027",
      "2027-03-14 soir",
      "du 14 au 16 mars 2027",
      "  ",
      "x".repeat(1_000_000),
      "1 ".repeat(500_000),
      20270314,
      true,
    ],
    { seconds: 1805014800, nanoseconds: 0 },
    // Firestore's last instant falls into the year 10000 in Paris.
    ...[
      "",
      "pas une date",
      "9999-12-31T00:00:00Z",
      "9999-12-31T23:59:59Z",
      "0000-12-31T00:00:00Z",
      "-000042-01-01T00:00:00Z",
    ].map(instant),
  ])("are missing and reported for %p (%#), and the rest stays", (value) => {
    const { document, findings } = dated(value, value);
    expect(document).toEqual(others);
    expect(findings).toMatchObject([{ field: "dateStart" }, { field: "dateEnd" }]);
    for (const { problem, shown } of findings)
      expect({ problem, shown }).toEqual({
        problem: expect.stringMatching(/^.{1,199}$/),
        shown: "« À venir »",
      });
  });

  test("are quoted with an example if they cannot be read", () => {
    expect(dated("14/03/27", "2027-03-16").findings[0]).toEqual({
      ...{ collection: "calendar", id: "doc-1", field: "dateStart", shown: "« À venir »" },
      problem: "date illisible « 14/03/27 » (attendu : 2027-03-14, soit 14\u00a0mars\u00a02027)",
    });
    expect(dated("le 14\nmars", "2027-03-16").findings[0]?.problem).toContain("« le 14 mars »");
  });

  test.each<[unknown, string, string, true | undefined]>([
    ["2027-06-12 18:00", "2027-06-12", "une heure avec le jour « 2027-06-12 18:00 »", true],
    ["2027-04-02T18:00:00", "2027-04-02", "une heure avec le jour « 2027-04-02T18:00:00 »", true],
    [
      ...[instant("2027-06-14T20:00:00Z"), "2027-06-14"],
      ...["une heure avec le jour « lundi 14 juin 2027, 22 h »", true],
    ] as [unknown, string, string, true],
    ["lundi 15 janvier 2027", "2027-01-15", "date incertaine « lundi 15 janvier 2027 »", undefined],
  ])("of which %j says more than a day are %s, and it is named", (typed, start, problem, isNotice) => {
    const { document, findings } = dated(typed, undefined);
    expect(document.start).toBe(start);
    const finding = findings.find(({ field }) => field === "dateStart");
    expect(finding?.problem.replace(/\s/g, " ")).toBe(problem);
    expect(finding?.isNotice).toBe(isNotice);
    expect(finding?.shown).toBe(`« ${formatDay(start)} »`);
  });

  test.each([
    ["2027-03-14", undefined, "2027-03-14", undefined, "dateEnd", "date de fin absente"],
    [undefined, "2027-03-16", undefined, "2027-03-16", "dateStart", "date de début absente"],
    ["2027-03-16", "2027-03-14", "2027-03-16", undefined, "dateEnd", "date de fin avant la date de début"],
  ])("%s to %s keep what is certain: %s, %s", (from, to, start, end, field, problem) => {
    const { document, findings } = dated(from, to);
    expect(document).toEqual({ ...others, start, end });
    const later = start ? /^« À venir », et « 1[46]\smars\s2027 » une fois ce jour passé$/ : /^« À venir »$/;
    expect(findings).toMatchObject([{ field, problem, shown: expect.stringMatching(later) }]);
    // A retreat that was put off waits for both dates.
    const [finding] = parsed("calendar", { dateStart: from, dateEnd: to, status: "reporté" }).findings;
    expect(finding?.shown).toBe("« Reporté, dates à venir »");
  });

  test("are equal in the list and on the flyer", () => {
    const raw = { id: "neige", data: { dateStart: "2027-03-14", dateEnd: instant("2027-03-16T09:00:00Z") } };
    const { start, end } = parseDocument("calendar", raw).document;
    expect(parseListed("calendar", raw)).toMatchObject({ id: "neige", title: "neige", start, end });
  });
});

describe("a whole document", () => {
  test("exists without any field, and has none of Object.prototype", () => {
    for (const collection of COLLECTION_NAMES)
      expect(parseDocument(collection, { id: "vide", data: {} }).document).toMatchObject({ id: "vide" });
    const data = Object.create({ title: "Hérité" }) as Record<string, unknown>;
    expect(parseDocument("calendar", { id: "vide", data }).document.title).toBe("vide");
  });

  test("has the time of its change if it is known", () => {
    const updatedAt = "2027-03-14T09:00:00Z";
    expect(parseDocument("calendar", { id: "a", data: {}, updatedAt }).document.updatedAt).toBe(updatedAt);
    expect(parseDocument("calendar", { id: "a", data: {} }).document).not.toHaveProperty("updatedAt");
  });
});

describe("the places left of a retreat", () => {
  const places = (value: unknown, more = {}) => parsed("calendar", { places: value, ...more });

  test.each([
    [3, 3],
    ["3", 3],
    [" 3 places ", 3],
    [undefined, undefined],
    ["", undefined],
  ])("%j is %j", (value, count) => {
    const { document, findings } = places(value);
    expect([document.places, document.status, findings]).toEqual([count, undefined, []]);
  });

  test("none is full, and a retreat that is full or off has none to say", () => {
    expect(places(0)).toMatchObject({ document: { status: "complet" }, findings: [] });
    expect(places(0, { status: "annulé" }).document.status).toBe("annulé");
    expect(places(3, { status: "reporté" })).toMatchObject({ document: { places: 3 }, findings: [] });
    expect(places(0, { status: "reporté" })).toMatchObject({
      document: { status: "complet" },
      findings: [{ field: "places", isNotice: true }],
    });
    expect(places(2, { status: "complet" }).findings).toMatchObject([{ field: "places", isNotice: true }]);
  });

  test("with other words are shown, and the words named", () => {
    const { document, findings } = places("3 en dortoir");
    expect(document.places).toBe(3);
    expect(findings).toMatchObject([{ field: "places", shown: "« 3 »", isNotice: true }]);
  });

  test.each([-1, 2.5, "3 sur 10", "3-4", "2,5", 1e9, Number.NaN, "beaucoup", true, [1], { a: 1 }])(
    "%j is a fault",
    (value) => {
      const { document, findings } = places(value);
      expect(document.places).toBeUndefined();
      const problem = `pas un nombre de places « ${typeof value === "string" ? value : JSON.stringify(value)} » (attendu : 3, ou 0 si tout est pris)`;
      expect(findings).toMatchObject([{ field: "places", problem }]);
    },
  );
});

describe("one books", () => {
  const booked = (inscription: unknown) => {
    const { document, findings } = parsed("calendar", { inscription });
    return { address: document.inscription, findings };
  };
  const FORM = "https://formulaire.example/a?b=1&c=%0A2";
  const MAIL = "mailto:claire@chalet.example";

  test.each([
    [FORM, FORM],
    ["formulaire.example/a", "https://formulaire.example/a"],
    [FORM.replace("&", "&amp;"), FORM],
    ["claire@chalet.example", MAIL],
    [MAIL, MAIL],
  ])("at %s", (typed, address) => {
    expect(booked(typed)).toEqual({ address, findings: [] });
  });

  test.each([
    [`Formulaire : ${FORM}, merci`, FORM],
    [`<a href="${FORM.replace("&", "&amp;")}" target="_blank">Réserver sur www.formulaire.fr</a>`, FORM],
    ["<a href=formulaire.example/a>ici</a>", "https://formulaire.example/a"],
    [`[Réserver](${FORM})`, FORM],
    ["Claire <claire@chalet.example>", MAIL],
    ["Écrire à claire@chalet.example ou appeler le 04 65 71 15 00.", MAIL],
    ['<a href="mailto:claire@chalet.example?subject=Retraite%20%C3%A9t%C3%A9">Claire</a>', MAIL],
    [`${MAIL}?subject=Retraite`, MAIL],
    ["mailto:claire%40chalet.example%3Fsubject=a%0Ab", undefined],
    ["mailto:claire%40chalet.example", MAIL],
  ])("at the one address in %s: %s, and how it was read is told", (typed, address) => {
    const { findings, ...read } = booked(typed);
    const told = { field: "inscription", shown: `« ${address?.replace("mailto:", "")} »`, isNotice: true };
    expect(read.address).toBe(address);
    expect(findings).toMatchObject([address ? told : { field: "inscription" }]);
  });

  test.each([
    ...[
      "javascript:alert(1)",
      "https://banque.fr@evil.example",
      "/contact",
      "bientôt",
      "hélène@chalet.example",
    ],
    ...[`https://a.example/${"x".repeat(5000)}`, `${"www. @".repeat(20_000)}`, 12],
    // More than one address, or a mail with a copy to somebody or a line of its own.
    ...[
      `${FORM},https://formulaire.example/b`,
      `${FORM} ou claire@chalet.example`,
      "a@b.fr, c@d.fr",
      `${MAIL}?body=https://a.fr`,
    ],
    ...["mailto:a@b.fr?bcc=c@d.fr", "a%40b.fr%3Fcc%3Devil@x.fr", "mailto:a%0d%0aBcc%3Aevil@b.fr"],
    ...["mailto:a%250d%250aBcc%253Aevil@b.fr", "<a href='mailto:a@b.fr?cc=c@d.fr'>x</a>"],
  ])("at none in %.100s, and it is a fault", (typed) => {
    const { address, findings } = booked(typed);
    expect(address).toBeUndefined();
    expect(findings.filter(({ isNotice }) => !isNotice)).not.toEqual([]);
  });

  test("at an address without encryption, which is named", () => {
    expect(booked("http://formulaire.example/a")).toMatchObject({
      address: "http://formulaire.example/a",
      findings: [{ problem: "adresse en http:// (attendu : https://)", isNotice: true }],
    });
  });
});

describe("the dates of a workshop", () => {
  const dates = (value: unknown) => {
    const { document, findings } = parsed("workshops", { dates: value });
    const { dates: moments = [] } = document as { dates?: Moment[] };
    return {
      shown: moments.map((one) => formatMoment(one).replace(/\s/g, " ")),
      found: findings.map(({ field, problem, shown }) =>
        `${field} : ${problem} → ${shown}`.replace(/\s/g, " "),
      ),
    };
  };
  const [FROM_9, SAT] = ["samedi 6 février 2027, de 9 h à 10 h 30", "samedi 6 février 2027"];

  test.each([
    ["2027-02-06 09:00-10:30", FROM_9],
    ["6 février 2027 de 9 h à 10 h 30", FROM_9],
    ["le samedi 6 février 2027, de 9 h à 10 h 30", FROM_9],
    ["06/02/2027 : 9h–10h30", FROM_9],
    ["2027-02-06 - 9 heures - 10 heures 30", FROM_9],
    ["2027-02-06 9-10h30", FROM_9],
    ["6 février 2027 (9h/10h30)", FROM_9],
    ["2027-02-06 9 h → 10 h 30", FROM_9],
    ["2027-02-06 de 10h30 jusqu’à midi", `${SAT}, de 10 h 30 à 12 h`],
    ["2027-02-06 à 18h30mn", `${SAT}, 18 h 30`],
    ["2027-02-06T18:30", `${SAT}, 18 h 30`],
    ["\u200e2027-02-06\u200e à 18 H 30", `${SAT}, 18 h 30`],
    // A time zone stands in a whole instant only.
    ["2027-02-06T09:00Z", `${SAT}, 10 h`],
    ["2027-07-03T09:00:00+01:00", "samedi 3 juillet 2027, 10 h"],
    ["2027-02-06T09:00:00-05:00", `${SAT}, 15 h`],
    [{ __instant: "2027-02-06T00:00:00Z" }, SAT],
    [{ __instant: "2027-02-05T23:00:00Z" }, SAT],
    [INSTANT, "dimanche 14 mars 2027, 10 h"],
    ["2027-10-31 02:30", "dimanche 31 octobre 2027, 2 h 30"],
  ])("%j is shown as « %s »", (typed, shown) => {
    expect(dates([typed])).toEqual({ shown: [shown], found: [] });
  });

  test.each([
    ["2027-02-06 18:30-14", `${SAT}, 18 h 30`],
    ["2027-02-06 22h-2h", `${SAT}, 22 h`],
    ["2027-02-06 9h-9h", `${SAT}, 9 h`],
    ["2027-03-28 02:30", "dimanche 28 mars 2027, 3 h 30"],
    ["2027-02-06 00:00", SAT],
    ["2027-02-06 18:30:15", `${SAT}, 18 h 30`],
    ["dimanche 6 février 2027", SAT],
    ["2027-02-06T09:00-10:30", FROM_9],
  ])("%s is not sure: it is named, and shown as « %s »", (typed, shown) => {
    const found = [`dates : date incertaine « ${typed} » → « ${shown} »`];
    expect(dates([typed])).toEqual({ shown: [shown], found });
  });

  test.each([
    ..."2027-02-30 9999-12-31 2027-02-06T25:00 2027-02-06T09:60 12".split(" "),
    ...["2027-02-06 9-11", "2027-02-06 9", "2027-02-06 09:00+01:00", "2027-02-06 9h ou 10h", "6 février"],
    ...[
      "2027-02-06 complet",
      "2027-02-06 9h-10h-11h",
      "2027-02-06 9h et 14h",
      "2027-02-06 après-midi",
      "2027-02-06 9h:30",
      "2027-02-06 9 PM",
      12,
      true,
    ],
  ])("%s cannot be read: it is named, and the others shown", (typed) => {
    const { shown, found } = dates([typed, "2027-02-13"]);
    expect(shown).toEqual(["samedi 13 février 2027"]);
    expect(found).toEqual([
      `dates : date n° 1 : date ${typeof typed === "string" ? "illisible" : "qui n’est pas un texte"} « ${typed} » (attendu : 2027-03-14 ou 2027-03-14 9h-10h30) → les autres dates`,
    ]);
  });

  test("are shown once and in order, also from one text; a second end of a date is named", () => {
    const typed = ["2027-02-06 18:30", "06/02/2027", "2027-02-06 18h30", INSTANT, "1er janvier 2027"];
    const sorted = ["vendredi 1er janvier 2027", SAT, `${SAT}, 18 h 30`, "dimanche 14 mars 2027, 10 h"];
    expect(dates(typed)).toEqual({ shown: sorted, found: [] });
    expect(dates("13/02/2027 ; 6 février 2027, de 9 h à 10 h 30, 2027-02-14").shown).toEqual([
      ...[FROM_9, "samedi 13 février 2027", "dimanche 14 février 2027"],
    ]);
    expect(dates(["2027-02-06 9h-10h30", "2027-02-06 9h-11h"])).toEqual({
      shown: [FROM_9],
      found: [`dates : deux fins pour une date, « ${SAT}, de 9 h à 11 h » → « ${FROM_9} »`],
    });
    expect(parsed("workshops", { dates: undefined }).document).not.toHaveProperty("dates");
  });
});

test("the voices of a retreat are texts, twenty at most", () => {
  const voix = Array.from({ length: 30 }, (_, i) => `« Merci ${i} » — Léa`);
  const { document, findings } = parsed("calendar", { voix: [...voix, 3, "<script>x</script>Beau"] });
  expect(document.voices).toHaveLength(20);
  expect(findings.map(({ field }) => field)).toContain("voix");
  expect(parsed("calendar", { voix: "« Beau. » — Léa" }).document.voices).toEqual([
    `«\u00a0Beau.\u00a0» — Léa`,
  ]);
});
