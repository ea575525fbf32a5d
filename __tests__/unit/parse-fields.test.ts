import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { parseDocument } from "@/lib/content/parse";
import { articleHtml } from "@/testing/article";

process.env.FIREBASE_PROJECT_ID = "chalet";

const WHOLE = {
  photos: { name: "Le torrent", img: "/photos/a.jpg" },
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
    expect(findings.at(-1)).toMatchObject({ field: "activity", shownInstead: "les 1000 premiers" });
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
  expect(findings).toMatchObject([
    { field: "description", problem: "texte trop long (plus de 100000 caractères)" },
  ]);
  const long = parsed("calendar", { description: `${"a".repeat(99_995)}<strong>b</strong>` });
  expect(String(long.document.description).slice(-3)).toBe("aa…");
  const tags = Array.from({ length: 3000 }, (_, i) => `<x${i}\n>`).join("");
  const [finding] = parsed("partners", { content: `${tags}<${"y".repeat(5000)}>` }).findings;
  expect(finding?.problem).toMatch(/^.{1,499}$/);
});

const OK = "https://storage.googleapis.com/chalet.appspot.com/a.jpg";
const [NUMBER, LIST, DATE, OTHER] = [
  "un nombre au lieu d’un texte",
  "une liste au lieu d’un texte",
  "une date (timestamp) au lieu d’un texte",
  "une valeur qui n’est pas un texte",
];
const YES_NO = "un vrai/faux au lieu d’un texte";
const ALONE = "une seule valeur au lieu d’une liste";
const TYPED = "un texte au lieu de vrai/faux";
const LINES = ["photos.name", "partners.title", "partners.activity", "workshops.title", "workshops.category"];

type Case = [field: string, typed: unknown, shown: unknown, ...problems: string[]];
/** A field in the database, its value, what a page shows, and what is reported. */
const CASES: Case[] = [
  ...[...LINES, "calendar.title"].flatMap((line): Case[] => {
    const shown = /title/.test(line) ? "doc-1" : undefined;
    const category = line === "workshops.category" ? ["catégorie absente"] : [];
    const missing = shown ? ["titre absent"] : line === "photos.name" ? ["nom absent"] : category;
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
  ["workshops.element", " AIR ", "air"],
  ["workshops.element", "térre", "terre"],
  ["workshops.element", "sel", undefined, "élément inconnu « sel » (attendu : feu, eau, air ou terre)"],
  ["calendar.price", 1290, { text: "1\u202f290\u00a0€", euros: 1290 }],
  ["calendar.price", "sur demande", { text: "sur demande" }],
  ["calendar.price", -5, undefined, "prix impossible « -5 »"],
  ["calendar.price", Number.NaN, undefined, "prix impossible « NaN »"],
  ["calendar.price", ["490"], undefined, LIST],
  ["partners.workshops", ["Marche lente", "Yoga"], ["Marche lente", "Yoga"]],
  ["partners.workshops", [], []],
  ["partners.workshops", "Marche lente", ["Marche lente"], ALONE],
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
  ["calendar.img", [OK, "/photos/b.jpg"], [OK, "/photos/b.jpg"]],
  ["calendar.img", OK, [OK], ALONE],
  ["calendar.img", [null], [], "case vide"],
  ["pages.images", ["/photos/a.jpg", "", null, "/photos/b.jpg"], ["/photos/a.jpg", "", "", "/photos/b.jpg"]],
  ["pages.alts", ["La maison", "", "L’atelier"], ["La maison", "", "L’atelier"]],
  ["calendar.img", INSTANT, [], ALONE, DATE],
  ["calendar.img", "  ", [], ALONE, "adresse d’image illisible (attendu : JPEG, PNG, WebP ou AVIF)"],
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
  ["calendar.img", Array(70).fill("/photos/a.jpg"), Array(60).fill("/photos/a.jpg"), "70 images"],
  ...Object.entries({
    "image sur un autre site (exemple.fr)": "https://exemple.fr/a.jpg",
    "adresse d’image illisible (attendu : JPEG, PNG, WebP ou AVIF)": "torrent",
    "image SVG (attendu : JPEG, PNG, WebP ou AVIF)": OK.replace("jpg", "svg"),
    ...{ [NUMBER]: 12, [DATE]: INSTANT, [LIST]: [OK], [OTHER]: { url: OK }, [YES_NO]: true },
  }).map(([problem, typed]): Case => ["partners.pictureprofile", typed, undefined, problem]),
  ["workshops.img", "gs://a/b.jpg", undefined, "adresse gs:// (copiez l’URL de téléchargement)"],
  [
    "photos.img",
    "torrent",
    undefined,
    "adresse d’image illisible (attendu : JPEG, PNG, WebP ou AVIF)",
    "pas d’image",
  ],
  ...[
    ...["pré vert.jpg", "./photos/pré vert.jpg", "public/photos/pré vert.jpg", "/pré vert.jpg"],
    ...["C:\\photos\\pré vert.jpg", "file:///C:/photos/pré vert.jpg", "/Users/claire/pré vert.jpg"],
  ].map((typed): Case => {
    const place = "déposez-la dans le dossier photos et écrivez /photos/pré vert.jpg";
    return ["workshops.img", typed, undefined, `image sans adresse (${place})`];
  }),
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
    ? { ...document, content: articleHtml(document.content) }
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
  const shownFor = (...of: Parameters<typeof parsed>) =>
    parsed(...of).findings.map(({ shownInstead: shown }) => shown);
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
    [`[Réserver](${FORM})`, FORM],
    ["Claire <claire@chalet.example>", MAIL],
    ["Écrire à claire@chalet.example ou appeler le 04 65 71 15 00.", MAIL],
    ["<a href='mailto:a@b.fr?cc=c@d.fr'>x</a>", "mailto:a@b.fr"],
    [`${MAIL}?subject=Retraite`, MAIL],
  ])("at the one address in %s: %s, and how it was read is told", (typed, address) => {
    const { findings, ...read } = booked(typed);
    const told = {
      field: "inscription",
      shownInstead: `« ${address.replace("mailto:", "")} »`,
      isNotice: true,
    };
    expect(read.address).toBe(address);
    expect(findings).toMatchObject([told]);
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
    ...[`${FORM} ou claire@chalet.example`, "a@b.fr, c@d.fr", `${MAIL}?body=https://a.fr`],
    ...["mailto:claire%40chalet.example", "a%40b.fr%3Fcc%3Devil@x.fr", "mailto:a%0d%0aBcc%3Aevil@b.fr"],
    ...["mailto:a%250d%250aBcc%253Aevil@b.fr"],
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

test("the voices of a retreat are texts, twenty at most", () => {
  const voix = Array.from({ length: 30 }, (_, i) => `« Merci ${i} » — Léa`);
  const { document, findings } = parsed("calendar", { voix: [...voix, 3, "<script>x</script>Beau"] });
  expect(document.voices).toHaveLength(20);
  expect(findings.map(({ field }) => field)).toContain("voix");
  expect(parsed("calendar", { voix: "« Beau. » — Léa" }).document.voices).toEqual([
    `«\u00a0Beau.\u00a0» — Léa`,
  ]);
});
