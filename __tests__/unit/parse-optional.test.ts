import { type CollectionName, fieldNames } from "@/lib/content/collections";
import { parseDocument, parseListed } from "@/lib/content/parse";
import { isPublic } from "@/lib/content/publication";

const parse = <C extends CollectionName>(collection: C, data: Record<string, unknown>) =>
  parseDocument(collection, { id: "doc", data });
const retreat = (data: Record<string, unknown>) =>
  parse("calendar", { title: "Neige", dateStart: "2027-01-15", dateEnd: "2027-01-17", ...data });
const problems = ({ findings }: { findings: { problem: string }[] }) =>
  findings.map(({ problem }) => problem);

describe("a draft", () => {
  test.each([true, "true", "Oui", "VRAI", 1, "1", "peut-être", {}, ["oui"]])("is hidden for %p", (draft) => {
    expect(isPublic(retreat({ draft }).document)).toBe(false);
  });

  test.each([undefined, null, false, "", "false", "Non", 0])("is not hidden for %p", (draft) => {
    expect(isPublic(retreat({ draft }).document)).toBe(true);
  });

  test.each(["oui", 1, "non", "peut-être"])("is reported for %p", (draft) => {
    expect(retreat({ draft }).findings).toHaveLength(1);
  });
});

describe("a moment of publication", () => {
  const shownAt = (publishAt: unknown, now: string) =>
    isPublic(retreat({ publishAt }).document, Date.parse(now));

  test.each([
    ["a day begins in Paris", "2027-01-15", "2027-01-14T23:00:00Z"],
    ["a day in summer", "15 juillet 2027", "2027-07-14T22:00:00Z"],
    ["a Timestamp is itself", { __instant: "2027-01-15T09:30:00.000Z" }, "2027-01-15T09:30:00Z"],
    ["an instant of an export", "2027-01-15T09:30:00.123Z", "2027-01-15T09:30:00.123Z"],
    ["a time with a zone", "2027-01-15t10:30+02", "2027-01-15T08:30:00Z"],
    ["a zone without colon", "2027-01-15T10:30:05-0330", "2027-01-15T14:00:05Z"],
    ["a time in Paris", "2027-01-15 08:00", "2027-01-15T07:00:00Z"],
    ["a time in words", "1er juillet 2027 à 8 h 05", "2027-07-01T06:05:00Z"],
    ["the night of the earlier hour", "2027-10-31 03:00", "2027-10-31T02:00:00Z"],
  ])("%s", (_, publishAt, moment) => {
    const before = new Date(Date.parse(moment) - 1000).toISOString();
    expect(shownAt(publishAt, before)).toBe(false);
    expect(shownAt(publishAt, moment)).toBe(true);
  });

  test.each([
    ...["bientôt", "  ", "2027", "mars 2027", "2027-02-30 08:00", "2027-03-01 25:00", "2027-03-01 08:60"],
    ...["2027-03-01 8", "2027-03-01 08:", "2027-03-01 08:00 PM", "2027-03-01T08:00+25:00", "1803888000000"],
    ...["20270301T080000Z", "Mon, 1 Mar 2027 08:00:00 GMT", "2027-W09-1", "9".repeat(200_000)],
    ...[0, 1803888000000, true, false, {}, [], ["2020-01-01"], { unsupported: true }, { __instant: "x" }],
  ])("hides the document and is reported if it cannot be read: %p", (publishAt) => {
    const { document, findings } = retreat({ publishAt });
    expect(isPublic(document)).toBe(false);
    expect(findings).toMatchObject([{ field: "publishAt", shown: "rien : le document reste caché" }]);
  });
});

describe("the state of a retreat", () => {
  test.each([
    ["complet", "complet"],
    ["Complète", "complet"],
    ["ANNULÉ", "annulé"],
    ["annulee", "annulé"],
    [" Annulée ", "annulé"],
    ["reporte", "reporté"],
    ["Reportée", "reporté"],
  ])("is read from %p as %s", (status, expected) => {
    expect(retreat({ status }).document.status).toBe(expected);
    expect(retreat({ status }).findings).toEqual([]);
  });

  test("is missing and reported if it is unknown", () => {
    const parsed = retreat({ status: "presque plein" });
    expect(parsed.document.status).toBeUndefined();
    expect(problems(parsed)).toEqual([
      "état inconnu « presque plein » (attendu : complet, annulé ou reporté)",
    ]);
  });
});

describe("the element of a workshop", () => {
  const workshop = (data: Record<string, unknown>) =>
    parse("workshops", { title: "Yoga doux", category: "Bien-être", ...data });

  test.each([
    ["feu", "feu"],
    ["Eau", "eau"],
    [" AIR ", "air"],
    ["térre", "terre"],
  ])("is read from %p as %s, in lists too", (element, expected) => {
    expect(workshop({ element }).document.element).toBe(expected);
    expect(workshop({ element }).findings).toEqual([]);
    expect(parseListed("workshops", { id: "doc", data: { element } }).document.element).toBe(expected);
  });

  test("is missing and reported if it is unknown", () => {
    const parsed = workshop({ element: "plastique" });
    expect(parsed.document).not.toHaveProperty("element");
    expect(problems(parsed)).toEqual(["élément inconnu « plastique » (attendu : feu, eau, air ou terre)"]);
  });
});

test.each([
  ["workshops", "element"],
  ["workshops", "img"],
  ["workshops", "price"],
  ["partners", "pictureprofile"],
  ["partners", "workshops"],
  ["calendar", "img"],
  ["calendar", "status"],
  ["calendar", "publishAt"],
] as const)("a document of %s may lack %s", (collection, field) => {
  const whole = { title: "Yoga doux", category: "Bien-être" };
  const known = collection === "workshops" ? whole : { title: "Yoga doux" };
  for (const absent of [undefined, null, ""])
    expect(parse(collection, { ...known, [field]: absent })).toEqual(parse(collection, known));
});

describe("a price", () => {
  test.each([
    [490, "490\u00a0€", 490],
    [1290, "1\u202f290\u00a0€", 1290],
    [490.5, "490,50\u00a0€", 490.5],
    ["490", "490\u00a0€", 490],
    ["490 € tout compris", "490\u00a0€ tout compris", 490],
    ["1 290 euros", "1 290\u00a0euros", 1290],
    ["45,50 € la séance", "45,50\u00a0€ la séance", 45.5],
    ["sur demande", "sur demande", undefined],
    ["à partir de 90 €", "à partir de 90\u00a0€", 90],
  ])("is read from %p as %p", (typed, shown, euros) => {
    const { document, findings } = retreat({ price: typed });
    expect(document.price).toEqual({ shown, ...(euros !== undefined && { euros }) });
    expect(findings).toEqual([]);
  });

  test.each([-5, Number.NaN, ["490"]])("is missing and reported for %p", (price) => {
    expect(retreat({ price }).document.price).toBeUndefined();
    expect(retreat({ price }).findings).toHaveLength(1);
  });
});

test("splits workshop names in one text at commas, without a report", () => {
  const parsed = parse("partners", { title: "Anna", workshops: "Yoga doux, Marche lente" });
  expect(parsed.document.workshops).toEqual(["Yoga doux", "Marche lente"]);
  expect(parsed.findings).toEqual([]);
});

describe("the picture of a workshop", () => {
  const workshop = (data: Record<string, unknown>) =>
    parse("workshops", { title: "Bain sonore", category: "Bien-être", ...data });

  test("has its description, but not in lists", () => {
    const data = { img: "/demo/a.jpg", alt: "Un bol d'airain" };
    expect(workshop(data).document).toMatchObject({ image: "/demo/a.jpg", alt: "Un bol d’airain" });
    expect(workshop(data).findings).toEqual([]);
    expect(parseListed("workshops", { id: "doc", data }).document).not.toHaveProperty("alt");
  });

  test("is left out and reported if it is not allowed", () => {
    const parsed = workshop({ img: "gs://a/b.jpg" });
    expect(parsed.document).not.toHaveProperty("image");
    expect(problems(parsed)).toEqual(["adresse gs:// (copiez l’URL de téléchargement)"]);
  });
});

describe("hosts", () => {
  test("have the data that is given", () => {
    const { document, findings } = parse("pages", {
      hosts: [
        { name: "Anna", role: "guide", content: "<p>Bonjour</p>", img: "/demo/a.jpg" },
        { name: "Léo" },
      ],
    });
    expect(document.hosts).toEqual([
      { name: "Anna", role: "guide", content: "<p>Bonjour</p>", image: "/demo/a.jpg" },
      { name: "Léo", content: "" },
    ]);
    expect(findings).toEqual([]);
  });

  test("are left out and reported without a name", () => {
    const parsed = parse("pages", { hosts: [{ nme: "Eva" }, "Léo", { name: "Anna", img: "gs://a/b" }] });
    expect(parsed.document.hosts).toMatchObject([{ name: "Anna" }]);
    expect(problems(parsed)).toEqual([
      "hôte n° 1 : champ inconnu « nme », « name » ?",
      "hôte n° 1 : nom absent",
      "hôte n° 2 : nom absent",
      "hôte n° 3 : img : adresse gs:// (copiez l’URL de téléchargement)",
    ]);
  });
});

describe("the report of unknown fields", () => {
  test.each([
    ["calendar", "datestart", "dateStart"],
    ["calendar", "descripton", "description"],
    ["calendar", "images", "img"],
    ["calendar", "title ", "title"],
    ["calendar", "Prix", "price"],
    ["partners", "photo", "pictureprofile"],
    ["workshops", "catégorie", "category"],
    ["workshops", "photo", "img"],
    ["workshops", "pictureprofile", "img"],
    ["workshops", "Éléments", "element"],
    ["pages", "légendes", "captions"],
    ["photos", "affiche", "img"],
    ["workshops", "intitulé", "title"],
    ["calendar", "brouillon", "draft"],
  ] as const)("suggests for %s %p the closest name: %s", (collection, field, expected) => {
    const { findings } = parse(collection, { [field]: "x" });
    expect(findings).toContainEqual({
      collection,
      id: "doc",
      field,
      problem: `champ inconnu : « ${expected} » ?`,
      shown: "rien de ce champ",
    });
  });

  test.each([
    ["métier", undefined],
    ["rôle", "role"],
    ["texte", "content"],
    ["photo", "img"],
  ])("includes fields of hosts: %p", (field, expected) => {
    const { document, findings } = parse("pages", { hosts: [{ name: "Claire", [field]: "x" }] });
    expect(document.hosts).toEqual([{ name: "Claire", content: "" }]);
    expect(findings.map(({ problem }) => problem)).toEqual([
      `champ inconnu « ${field} »${expected ? `, « ${expected} » ?` : ""}`,
    ]);
  });

  test("has no suggestion without a close name", () => {
    expect(problems(retreat({ météo: "soleil" }))).toEqual(["champ inconnu"]);
  });

  test.each(["photos", "partners", "workshops", "calendar", "pages"] as const)(
    "does not include the known fields of %s",
    (collection) => {
      const data = Object.fromEntries(fieldNames(collection).map((name) => [name, null]));
      expect(problems(parse(collection, data)).filter((problem) => problem.includes("inconnu"))).toEqual([]);
    },
  );
});

test.each([
  ["partners", "x".repeat(248), {}, "id"],
  ["calendar", "é".repeat(130), {}, "id"],
  ["workshops", "court", { category: "c".repeat(257) }, "category"],
  ["workshops", "court", { category: "山".repeat(90) }, "category"],
] as const)(
  "an id of %s that is too long for a file name is reported: %s",
  (collection, id, fields, field) => {
    const { findings } = parseDocument(collection, { id, data: { title: "Titre", ...fields } });
    expect(findings).toContainEqual(
      expect.objectContaining({ field, shown: "sa page, faite seulement quand on la demande" }),
    );
    const { findings: others } = parseDocument("photos", {
      id,
      data: { name: "Photo", img: "/photos/a.jpg" },
    });
    expect(others.filter((one) => one.field === "id")).toEqual([]);
  },
);
