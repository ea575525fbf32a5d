import { byCollection, type CollectionName } from "@/lib/content/collections";
import { findFaults, shippedWords } from "@/lib/content/parse/check";

type Documents = Record<string, Record<string, unknown>>;

type Content = { [collection in CollectionName]?: Documents };
const contents = (content: Content) =>
  byCollection((name) => Object.entries(content[name] ?? {}).map(([id, data]) => ({ id, data })));
const faultLines = (content: Content) =>
  findFaults(contents(content)).map(
    ({ collection, id, field, problem }) => `${collection}/${id} ${field} : ${problem}`,
  );
const workshop = (category: string, title = category) => ({ title, category });

test.each([
  ["a price in words", { price: "3 jours : 490 €" }, true],
  ["a Word paste", { content: "<p class=MsoNormal>Ici<o:p></o:p></p>" }, true],
  ["a number in place of a text", { duration: 2 }, true],
  ["a script", { content: "<p>a</p><script>b</script>" }, false],
  ["a picture of another site", { content: "<img src='https://exemple.fr/a.jpg'>" }, false],
  ["an unknown field", { prixx: "3" }, false],
])("%s is a notice if a visitor sees what was meant: %j", (_, fields, isNotice) => {
  const workshops = { a: { title: "A", category: "Coaching", ...fields } };
  expect(findFaults(contents({ workshops })).map((finding) => finding.isNotice ?? false)).toEqual([isNotice]);
});

test("several reasons of a field are one line, which is a fault if one of them is", () => {
  const content = "<p>a<o:p></o:p></p><b>c";
  const workshops = { a: { title: "A", category: "Coaching", content } };
  expect(findFaults(contents({ workshops }))).toEqual([
    expect.objectContaining({
      field: "content",
      problem: expect.stringMatching(/<o:p>.* ; balises HTML mal fermées$/),
    }),
  ]);
});

test("the pages with the shipped words are named, each with what a visitor reads there, without those that are filled", () => {
  const pages = {
    "le-lieu": { intro: "Ici.", content: "<p>Là.</p>", poem: "Vent", images: ["/photos/a.jpg"] },
    calendrier: { title: "Dates" },
    partenaires: { draft: true },
  };
  const read = new Map(shippedWords(contents({ pages })).map(({ id, shownInstead: shown }) => [id, shown]));
  for (const id of ["le-lieu", "mentions", "partenaires"])
    expect([id, read.get(id)]).toEqual([id, undefined]);
  expect(read.get("calendrier")).toBe("« Dates »");
  expect(read.get("nous-connaitre")).toBe("« Nous connaître »");
  expect(read.get("accueil")).toMatch(/^« Bienvenue … », « Un chalet alpin .*, quatre dessins$/);
  const own = { accueil: { images: ["/photos/a.jpg"], captions: ["Ici"] } };
  expect(shippedWords(contents({ pages: own })).map(({ id }) => id)).not.toContain("accueil");
});

describe("the check of categories", () => {
  test("a category of the hosts' own is no fault", () => {
    expect(faultLines({ workshops: { a: workshop("Randonnée"), b: workshop("Cuisine") } })).toEqual([]);
  });

  test("the name of a category is that of the first workshop listed, wherever the others are written", () => {
    const other = "Expérimentations sur le Terrain";
    const known = "Expérimentations sur le terrain";
    // By title, not by id: drafts are not listed.
    const workshops = {
      a: workshop(other, "Z"),
      b: workshop(known, "Y"),
      c: { ...workshop(other, "A"), draft: true },
      d: { ...workshop(other, "B"), publishAt: "2100-01-01" },
    };
    expect(faultLines({ workshops })).toEqual(
      ["d", "a"].map((id) => `workshops/${id} category : catégorie écrite autrement : « ${other} »`),
    );
  });

  test.each([
    ["Bien-être", "Bien\u2011être"],
    ["Bien-être", "Bien–être"],
    ["Bien-être", "Bien - être"],
    ["Cohérence du cœur", "Cohérence du coeur"],
    ["Corps & âme", "Corps & ame"],
    ["Æquilibre", "aequilibre"],
  ])("%s and %s are one category", (first, second) => {
    const workshops = { b: workshop(first, "A"), a: workshop(second, "B") };
    expect(faultLines({ workshops })).toEqual([
      `workshops/a category : catégorie écrite autrement : « ${second} »`,
    ]);
  });
});

test("reports an unknown workshop of a partner", () => {
  const workshops = { a: workshop("Coaching", "Marche lente") };
  for (const [title, name] of [
    ["Marche lente", "marche LENTE"],
    ["Cohérence du cœur", "Cohérence du coeur"],
    ["Bain–forêt", "Bain\u2011forêt"],
  ] as const) {
    const known = { a: workshop("Coaching", title) };
    expect(faultLines({ workshops: known, partners: { p: { title: "P", workshops: [name] } } })).toEqual([]);
  }
  expect(
    faultLines({ workshops, partners: { p: { title: "P", workshops: ["Marche lentes", "Poterie"] } } }),
  ).toEqual(["partners/p workshops : aucun atelier « Marche lentes » ; aucun atelier « Poterie »"]);
});

test("a link of a text to a page that is not there is named", () => {
  const link = (address: string) => `<a href="${address}">x</a>`;
  const good = [
    "/",
    "/calendrier#dates",
    "/tarifs?a=1",
    "/atelier/yoga",
    "/atelier/yoga-doux",
    "/ateliers/cuisine",
  ];
  const files = ["/photos/plan.pdf", "/calendrier.ics", "/partenaires/page/2"];
  const pages = {
    tarifs: { title: "Tarifs", content: [...good, ...files].map(link).join(" ") },
    "nous-connaitre": { hosts: [{ name: "Léa", content: link("/tarif") }] },
  };
  const workshops = { yoga: { title: "Yoga doux", category: "Cuisine", content: link("/atelier/yogas") } };
  const calendar = { neige: { title: "Neige", description: "# Ici\n[x](/nulle-part)" } };
  expect(faultLines({ pages, workshops, calendar })).toEqual([
    "workshops/yoga content : lien vers « /atelier/yogas », où il n’y a rien",
    "calendar/neige description : lien vers « /nulle-part », où il n’y a rien",
    "pages/nous-connaitre hosts : lien vers « /tarif », où il n’y a rien",
  ]);
});

test("reports duplicate titles, but not of repeated retreats or drafts", () => {
  const day = (dateStart: string) => ({ title: "Neige", dateStart, dateEnd: dateStart });
  expect(faultLines({ calendar: { a: day("2027-01-15"), b: day("2027-02-15") } })).toEqual([]);
  expect(faultLines({ calendar: { a: day("2027-01-15"), b: day("15/01/2027") } })).toEqual([
    "calendar/b title : même titre que calendar/a : « Neige »",
  ]);
  expect(faultLines({ partners: { a: { title: "Claire" }, b: { title: "claire" } } })).toHaveLength(1);
  expect(faultLines({ partners: { a: { title: "Claire" }, b: { title: "Claire", draft: true } } })).toEqual(
    [],
  );
});

test("a retreat that is postponed to dates in the past is named, and only from the day after them", () => {
  const neige = { title: "Neige", dateStart: "2027-01-15", dateEnd: "2027-01-17", status: "reporté" };
  const on = (today: string) => findFaults(contents({ calendar: { neige } }), today);
  expect([on("2027-01-01"), on("2027-01-17")]).toEqual([[], []]);
  expect(on("2027-01-18")).toMatchObject([
    {
      field: "status",
      problem: expect.stringContaining("ses dates sont passées"),
      shownInstead: expect.any(String),
    },
  ]);
});

test("a retreat that appears after its end is a notice", () => {
  const neige = (publishAt: string) => ({
    title: "A",
    dateStart: "2027-01-15",
    dateEnd: "2027-01-17",
    publishAt,
  });
  expect(faultLines({ calendar: { a: neige("2027-01-17 20:00") } })).toEqual([]);
  expect(findFaults(contents({ calendar: { a: neige("2027-01-18") } }))).toMatchObject([
    { field: "publishAt", problem: "après la fin de la retraite", isNotice: true },
  ]);
});

test("asks about a retreat of more than thirty days", () => {
  const until = (dateEnd: string) => ({ calendar: { a: { title: "A", dateStart: "2027-01-15", dateEnd } } });
  expect(faultLines(until("2027-02-14"))).toEqual([]);
  expect(faultLines(until("2028-01-17"))).toEqual(["calendar/a dateEnd : plus de 30 jours ?"]);
});

const STORAGE = "https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o/photos%2F";
test.each([
  [`${STORAGE}a.heic?alt=media`, "photo HEIC (attendu : JPEG, PNG, WebP ou AVIF)"],
  [`${STORAGE}a.PDF?alt=media`, "document PDF au lieu d’une image"],
  [`${STORAGE}a.mov?alt=media`, "film au lieu d’une image"],
])("reports the picture %s", (address, problem) => {
  expect(faultLines({ partners: { a: { title: "A", pictureprofile: address } } })).toEqual([
    `partners/a pictureprofile : ${problem}`,
  ]);
});

test("blanks that nobody sees are named, in an id and in the names of fields", () => {
  const fields = { "intro ": "a", "\u200bcontent": "b", hosts: [{ name: "Anna", "role\u00a0": "guide" }] };
  const pages = { "tarifs ": { title: "Tarifs", ...fields }, [`à-côté-${"👩‍🌾"}`]: { draft: true } };
  const [hidden] = findFaults(contents({ photos: { "01 ": { name: "Pré", img: "/photos/a.jpg" } } }));
  expect(hidden).toMatchObject({ problem: "un blanc que l’on ne voit pas : « 01␣ »", isNotice: true });
  expect(faultLines({ pages })).toEqual([
    expect.stringMatching(/^pages\/tarifs {2}hosts : role␣ : champ inconnu /),
    expect.stringMatching(/^pages\/tarifs {2}intro␣ : champ inconnu /),
    expect.stringMatching(/^pages\/tarifs {2}␣content : champ inconnu /),
    expect.stringMatching(/^pages\/tarifs {2}identifiant : un blanc que l’on ne voit pas : « tarifs␣ » ; /),
  ]);
});

test("a page of the hosts' own is named if its id, its title or its place cannot be meant", () => {
  const pages = {
    tarifs: { title: "Tarifs", menu: "Haut" },
    cgv: { menu: "gauche" },
    "nos tarifs": { title: "Nos tarifs" },
    api: { title: "API" },
    brouillon: { draft: true },
    musique: { intro: "Ensemble." },
  };
  const impossible =
    "identifiant : identifiant impossible ou réservé (lettres, chiffres et tirets : « infos-pratiques »)";
  expect(faultLines({ pages, workshops: { a: workshop("Musique") } })).toEqual([
    "pages/cgv title : titre absent",
    "pages/cgv menu : ni « haut » ni « non » : « gauche »",
    `pages/nos tarifs ${impossible}`,
    `pages/api ${impossible}`,
  ]);
});
