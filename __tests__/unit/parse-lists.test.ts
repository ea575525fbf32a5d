import { parseDocument } from "@/lib/content/parse";

process.env.FIREBASE_PROJECT_ID = "chalet";

const partner = (fields: Record<string, unknown>) =>
  parseDocument("partners", { id: "amandine", data: { title: "Amandine", ...fields } });
const retreat = (fields: Record<string, unknown>) =>
  parseDocument("calendar", { id: "neige", data: { title: "Neige", ...fields } });
const photo = (fields: Record<string, unknown>) =>
  parseDocument("photos", { id: "p1", data: { name: "Pré", ...fields } });

const INSTANT = { __instant: "2027-03-14T09:00:00Z" };
const OK = "https://storage.googleapis.com/chalet.appspot.com/a.jpg";

const ALONE = "une seule valeur au lieu d’une liste";

describe("a partner's workshops", () => {
  test.each([
    ["a list", ["Marche lente", "Yoga"], ["Marche lente", "Yoga"], []],
    ["an empty list", [], [], []],
    ["one text instead of a list", "Marche lente", ["Marche lente"], [ALONE]],
    ["a number", 3, ["3"], [ALONE, "un nombre au lieu d’un texte"]],
    ["a map", { 0: "Marche lente", 1: "Yoga" }, ["Marche lente", "Yoga"], [ALONE]],
    ["a Timestamp", INSTANT, [], [ALONE, "une date (timestamp) au lieu d’un texte"]],
    [
      "a list with holes",
      ["Yoga", null, "", undefined],
      ["Yoga"],
      ["nom n° 2 : case vide", "nom n° 3 : case vide", "nom n° 4 : case vide"],
    ],
    [
      "a list of other things",
      ["Yoga", 7, ["Chant"], INSTANT, true, "  "],
      ["Yoga", "7"],
      [
        "nom n° 2 : un nombre au lieu d’un texte",
        "nom n° 3 : une liste au lieu d’un texte",
        "nom n° 4 : une date (timestamp) au lieu d’un texte",
        "nom n° 5 : un vrai/faux au lieu d’un texte",
        "nom n° 6 : texte vide",
      ],
    ],
  ])("are read from %s", (_, workshops, shown, problems) => {
    const { document, findings } = partner({ workshops });
    expect(document.workshops).toEqual(shown);
    expect(findings.map(({ problem }) => problem)).toEqual(problems);
    for (const finding of findings)
      expect(finding).toMatchObject({ collection: "partners", id: "amandine", field: "workshops" });
    expect(document.title).toBe("Amandine");
  });
});

describe("a flyer's images", () => {
  test("keep their order", () => {
    const { document, findings } = retreat({ img: [OK, "/demo/affiches/b.jpg"] });
    expect(document.images).toEqual([OK, "/demo/affiches/b.jpg"]);
    expect(findings).toEqual([]);
  });

  test("may be one text instead of a list, which is reported", () => {
    const { document, findings } = retreat({ img: OK });
    expect(document.images).toEqual([OK]);
    expect(findings).toMatchObject([{ field: "img", problem: ALONE }]);
  });

  test("leave out each one that cannot be shown, and report its number", () => {
    const { document, findings } = retreat({
      img: [
        OK,
        null,
        "https://exemple.fr/a.jpg",
        "gs://p/a.jpg",
        4,
        INSTANT,
        "http://storage.googleapis.com/a.jpg",
      ],
    });
    expect(document.images).toEqual([OK]);
    expect(findings.map(({ problem }) => problem)).toEqual([
      "image n° 2 : case vide",
      "image n° 3 : image sur un autre site (exemple.fr)",
      "image n° 4 : adresse gs:// (copiez l’URL de téléchargement)",
      "image n° 5 : un nombre au lieu d’un texte",
      "image n° 6 : une date (timestamp) au lieu d’un texte",
      "image n° 7 : adresse d’image en « http: » (attendu : https)",
    ]);
    expect(new Set(findings.map(({ shown }) => shown))).toEqual(
      new Set(["la liste sans cette case", "les autres images, sans celle-ci"]),
    );
  });

  test.each([[undefined], [null], [[]], [[null]], [INSTANT], [true], ["  "], ["x".repeat(1_000_000)]])(
    "may be no images at all (%#)",
    (img) => {
      const { document } = retreat({ img, description: "Texte" });
      expect(document).toEqual({ id: "neige", title: "Neige", images: [], description: "Texte" });
    },
  );
});

describe("one picture", () => {
  const REFUSED: [unknown, string][] = [
    ["https://exemple.fr/a.jpg", "image sur un autre site (exemple.fr)"],
    ["gs://projet/a.jpg", "adresse gs:// (copiez l’URL de téléchargement)"],
    ["data:image/png;base64,AA", "adresse d’image en « data: » (attendu : https)"],
    ["torrent.jpg", "adresse d’image illisible"],
    [
      "https://storage.googleapis.com/chalet.appspot.com/a.svg",
      "image SVG (attendu : JPEG, PNG, WebP ou AVIF)",
    ],
    [12, "un nombre au lieu d’un texte"],
    [INSTANT, "une date (timestamp) au lieu d’un texte"],
    [[OK], "une liste au lieu d’un texte"],
    [{ url: OK }, "une valeur qui n’est pas un texte"],
    [true, "un vrai/faux au lieu d’un texte"],
  ];

  test.each(REFUSED)("of a partner is replaced by the default one if it is %p", (pictureprofile, problem) => {
    const { document, findings } = partner({ pictureprofile });
    expect(document).toEqual(partner({}).document);
    expect(findings).toMatchObject([{ field: "pictureprofile", problem, shown: "l’image par défaut" }]);
  });

  test.each([...REFUSED, [undefined, ""], [null, ""], ["", ""]])(
    "of a photo is reported if it is %p",
    (img) => {
      const { document, findings } = photo({ img });
      expect(document).toEqual({ id: "p1", name: "Pré" });
      const shown = "rien : la photo n’est pas dans la galerie";
      expect(findings).toContainEqual(expect.objectContaining({ problem: "pas d’image", shown }));
    },
  );

  test("is reported in one short line, even for a long address", () => {
    for (const img of [`${"a".repeat(1_000_000)}:x`, `https://${"a".repeat(5000)}.fr/x.jpg`, "a\nb:c\nd"])
      for (const { problem } of photo({ img }).findings) {
        expect(problem.length).toBeLessThan(200);
        expect(problem).not.toContain("\n");
      }
  });
});

test("an empty place in a list of a page keeps its place, and is no fault", () => {
  const data = { images: ["/demo/a.jpg", "", null, "/demo/b.jpg"], alts: ["La maison", "", "L’atelier"] };
  expect(parseDocument("pages", { id: "accueil", data })).toMatchObject({
    document: { images: ["/demo/a.jpg", "", "", "/demo/b.jpg"], alts: data.alts },
    findings: [],
  });
});

test("shows the first sixty of many pictures, and reports it", () => {
  const { document, findings } = parseDocument("calendar", {
    id: "r",
    data: { title: "Photos", img: Array(70).fill("/demo/a.jpg") },
  });
  expect(document.images).toHaveLength(60);
  expect(findings).toEqual([
    { collection: "calendar", id: "r", field: "img", problem: "70 images", shown: "les 60 premières" },
  ]);
});

test("removes characters from a title that change the writing direction", () => {
  const { document } = parseDocument("calendar", { id: "r\u202e", data: { title: "A\u202eB\u2066C\u200f" } });
  expect(document.title).toBe("ABC");
  expect(parseDocument("calendar", { id: "r\u202e", data: {} }).document.title).toBe("r");
});
