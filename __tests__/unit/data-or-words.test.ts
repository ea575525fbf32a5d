import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { sortedDocuments } from "@/lib/content/order";
import { parseDocument } from "@/lib/content/parse";
import { datesInWords, stateOf } from "@/lib/content/retreat-state";
import { formatMoment, isoOf, type Moment } from "@/lib/dates";
import { iCalendar, retreatCalendarEvents, workshopCalendarEvents } from "@/lib/site/ical";
import { retreat } from "@/testing/retreat";

// Days, dates of workshops, prices, places and states are data in few spellings, else words (4.4, 4.10).

const spaced = (text: string) => text.replace(/\s/g, " ");

function read(collection: CollectionName, field: string, typed: unknown) {
  const raw = { id: "a", data: { title: "A", category: "Yoga", [field]: typed } };
  const { document, findings } = parseDocument(collection, raw);
  return {
    document: document as Record<string, unknown>,
    findings: findings.filter((one) => one.field === field),
  };
}

const instant = (iso: string) => ({ __instant: iso });

describe("data: a day", () => {
  test.each<[unknown, string]>([
    ["2027-06-15", "2027-06-15"],
    [" 2027-6-5 ", "2027-06-05"],
    ["2027\u201106\u201115\u200e", "2027-06-15"],
    ["15/06/2027", "2027-06-15"],
    ["5/6/2027", "2027-06-05"],
    ["15 juin 2027", "2027-06-15"],
    ["1er Août 2027", "2027-08-01"],
    ["3 aout 2027", "2027-08-03"],
    ["mardi 15\u00a0juin 2027", "2027-06-15"],
    [instant("2027-06-14T22:00:00Z"), "2027-06-15"],
    [instant("2027-06-15T00:00:00Z"), "2027-06-15"],
    [instant("2026-12-31T22:59:59Z"), "2026-12-31"],
  ])("%j", (typed, day) => {
    const { document, findings } = read("calendar", "dateStart", typed);
    expect(document).toMatchObject({ start: day });
    expect(document).not.toHaveProperty("startWords");
    expect(findings).toEqual([]);
  });
});

describe("data: a date of a workshop", () => {
  test.each<[unknown, string]>([
    ["2027-02-06", "samedi 6 février 2027"],
    ["2027-02-06 18:30", "samedi 6 février 2027, 18 h 30"],
    ["2027-02-06T18:30", "samedi 6 février 2027, 18 h 30"],
    ["2027-02-06 9:00-10:30", "samedi 6 février 2027, de 9 h à 10 h 30"],
    ["06/02/2027 9h–10h30", "samedi 6 février 2027, de 9 h à 10 h 30"],
    ["6 février 2027 de 9 h à 10 h 30", "samedi 6 février 2027, de 9 h à 10 h 30"],
    ["samedi 6 février 2027, à 18h", "samedi 6 février 2027, 18 h"],
    [instant("2027-02-06T08:00:00Z"), "samedi 6 février 2027, 9 h"],
    [instant("2027-02-05T23:00:00Z"), "samedi 6 février 2027"],
  ])("%j", (typed, shown) => {
    const { document, findings } = read("workshops", "dates", [typed]);
    expect((document.dates as Moment[]).map((date) => spaced(formatMoment(date)))).toEqual([shown]);
    expect(findings).toEqual([]);
  });

  test("are shown once and in order", () => {
    const { dates } = read("workshops", "dates", ["2027-02-13", "2027-02-06 9h", "13/02/2027"]).document;
    expect((dates as Moment[]).map(isoOf)).toEqual(["2027-02-06T09:00", "2027-02-13"]);
  });
});

test.each<[unknown, number]>([
  [490, 490],
  ["490", 490],
  ["490€", 490],
  ["490 euros", 490],
  ["12,50 €", 12.5],
  ["1.290 €", 1290],
  ["1\u202f290,50\u00a0€ par personne", 1290.5],
  ["18 € par séance", 18],
  ["290 € TTC", 290],
  ["290 € par personne TTC", 290],
])("data: a price %j", (typed, euros) => {
  const { document, findings } = read("workshops", "price", typed);
  expect(document.price).toMatchObject({ euros });
  expect(findings).toEqual([]);
});

test.each<[string, unknown, string, unknown]>([
  ["places", 3, "places", 3],
  ["places", " 12 ", "places", 12],
  ["places", "0", "places", 0],
  ["status", "Complète", "status", "complet"],
  ["status", "ANNULÉ", "status", "annulé"],
  ["status", " reportee ", "status", "reporté"],
])("data: %s %j", (field, typed, name, value) => {
  const { document, findings } = read("calendar", field, typed);
  expect(document[name]).toBe(value);
  expect(document).not.toHaveProperty(`${name}Words`);
  expect(findings).toEqual([]);
});

/** Texts that stand between strokes. */
const listed = (text: string) => text.split("|").map((one) => one.trim());

/** Where the words of a field stand, and the field of data that must stay empty. */
const WORDS: [CollectionName, field: string, words: string, data: string, typed: string[]][] = [
  [
    ...(["calendar", "dateStart", "startWords", "start"] as const),
    listed(`du 19 au 21 mars 2027 | mi-juin | mi-juin 2027 | 30 et 31 janvier 2027 | 13/02/27 | lundi 10 mai
      | 7 juin 2027 à partir de 16h | à confirmer | bientôt | 2027-02-30 | 01/15/2027 | 2027-3 | mars 2027
      | 15 jui 2027 | 9999-12-31 | 0000-01-01 | le 14 mars 2027 | printemps 2027 | lundi 19 mars 2027
      | 2027-03-14T18:00 | 5.1.2027 | Pâques 2027 | semaine 12 | ${"1 ".repeat(100)}`),
  ],
  [
    ...(["calendar", "dateEnd", "endWords", "end"] as const),
    listed("lundi 10 mai | le soir | selon le groupe | 17 janvier | fin mai 2027"),
  ],
  [
    ...(["calendar", "places", "placesWords", "places"] as const),
    listed(`il reste 2 places | complet | 3 places | 3-4 | beaucoup | -1 | 2,5 | 3 sur 10
      | liste d’attente`),
  ],
  [
    ...(["calendar", "status", "statusWords", "status"] as const),
    listed(`il reste 2 places | Reportée au 12 juin 2027 | plus de place | sold out | COMPLET - liste d’attente
      | non annulé | presque complet | confirmé | ouvert | « Complet » !`),
  ],
];

test.each([
  ["calendar", "dateStart", "lundi 19 mars 2027", "tapez 2027-03-19, qui est un vendredi"],
  ["workshops", "dates", "lundi 19 mars 2027, 9h", "tapez 2027-03-19, qui est un vendredi"],
  ["calendar", "dateStart", "vendredi 19/03/2027", "tapez par exemple 2027-03-19"],
] as const)(
  "words: the finding about %s.%s %p tells the day that was meant",
  (collection, field, typed, advice) => {
    expect(read(collection, field, typed).findings[0]?.problem).toContain(advice);
  },
);

test("words: the finding about a day with other words before it proposes no day", () => {
  const { problem } = read("workshops", "dates", "Le 8 janvier 2027 de 18 h à 20 h").findings[0] ?? {};
  expect(problem).toContain("tapez par exemple");
});

describe("words stand as typed in the place of the data", () => {
  test.each(WORDS.flatMap(([...of]) => of[4].map((typed) => [of[1], typed, of] as const)))(
    "%s: %s",
    (field, typed, [collection, , words, data]) => {
      const { document, findings } = read(collection, field, typed);
      expect(spaced(String(document[words]))).toBe(typed);
      expect(document).not.toHaveProperty(data);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({ field, isNotice: true });
      expect(spaced(findings[0]?.problem ?? "")).toContain(`« ${typed} »`);
    },
  );

  test.each([
    ...["tous les mardis de mars", "les 4, 11 et 18 décembre 2026 de 18h à 20h", "1er samedi du mois"],
    ...["9h-12h et 14h-17h", "2027-02-06 9h-12h et 14h-17h", "sur demande", "2027-02-30", "2027-02-06 25:00"],
    ...["2027-02-06 22h-2h", "2027-02-06 complet", "6 février", "13/02/27", "dimanche 6 février 2027"],
  ])("a date of a workshop: %s", (typed) => {
    const { document, findings } = read("workshops", "dates", [typed, "2027-02-13"]);
    expect((document.dateWords as string[]).map(spaced)).toEqual([typed]);
    expect((document.dates as Moment[]).map(isoOf)).toEqual(["2027-02-13"]);
    expect(findings).toMatchObject([{ field: "dates", isNotice: true }]);
    expect(spaced(findings[0]?.problem ?? "")).toContain(`« ${typed} »`);
  });

  test.each(
    listed(`490 € plus l’adhésion | 290 € + hébergement et repas | 65 € + frais de déplacement | 290 € HT
      | 100€ la nuit / pers. | dès 490 € | à partir de 290 € | 12 € adhérents | 490-540 € | 3 jours : 490 €
      | 490 € (au lieu de 590 €) | 25 €, gratuit jusqu’à 12 ans | 12 € 50 | -5 € | 430 € à deux, 490 € seul`),
  )("a price: %s", (typed) => {
    const { document, findings } = read("calendar", "price", typed);
    expect(document.price).not.toHaveProperty("euros");
    expect(spaced((document.price as { text: string }).text)).toBe(typed);
    expect(findings).toMatchObject([{ field: "price", isNotice: true }]);
    expect(spaced(findings[0]?.problem ?? "")).toContain(`« ${typed} »`);
  });

  test("a price without a number is no finding", () => {
    expect(read("calendar", "price", "participation libre").findings).toEqual([]);
  });
});

test.each(COLLECTION_NAMES.filter((name) => name === "calendar" || name === "workshops"))(
  "in %s values that are no text are reported, and nothing is shown",
  (collection) => {
    for (const typed of [true, ["x"], { a: 1 }, instant("pas une date"), instant("9999-12-31T23:59:59Z")])
      for (const field of collection === "calendar" ? ["dateStart", "status", "places"] : []) {
        const { document, findings } = read(collection, field, typed);
        expect(Object.keys(document)).toEqual(
          expect.not.arrayContaining(["start", "startWords", "status", "statusWords"]),
        );
        expect(findings[0]).not.toHaveProperty("isNotice");
      }
  },
);

test("days are shown in long form, one day once; one of two that is data beside the words", () => {
  const shown = (dateStart?: unknown, dateEnd?: unknown) => {
    const { document } = parseDocument("calendar", { id: "a", data: { dateStart, dateEnd } });
    return spaced(datesInWords(stateOf(document, "2026-11-28")));
  };
  expect(shown("samedi 8 mai 2027", "lundi 10 mai")).toBe("8 mai 2027 – lundi 10 mai");
  expect(shown("14 juillet 2027")).toBe("14 juillet 2027");
  expect(shown("mi-juin", "2027-06-20")).toBe("mi-juin – 20 juin 2027");
  expect(shown(undefined, "2027-06-20")).toBe("20 juin 2027");
  expect(shown("2027-06-20", "2027-06-18")).toBe("20 juin 2027");
  expect(shown("du 19 au 21 mars 2027")).toBe("du 19 au 21 mars 2027");
  expect(shown()).toBe("À venir");
  expect(shown("2027-03-14", "2027-03-16")).toBe("14 mars 2027 – 16 mars 2027");
  expect(shown("2027-02-10", "2027-02-10")).toBe("10 février 2027");
});

test("words mean nothing to calendars, and are listed after what has a day", () => {
  const words = retreat({ id: "b", title: "A", startWords: "mi-juin 2027" });
  const day = retreat({ id: "a", title: "B", start: "2031-06-01", end: "2031-06-02" });
  expect(sortedDocuments([words, day]).map(({ id }) => id)).toEqual(["a", "b"]);
  const half = retreat({ start: "2027-05-08", endWords: "lundi 10 mai" });
  const workshop = { id: "w", title: "W", dateWords: ["mardi"] };
  expect(
    iCalendar([
      ...retreatCalendarEvents(words),
      ...retreatCalendarEvents(half),
      ...workshopCalendarEvents(workshop),
    ]),
  ).not.toContain("BEGIN:VEVENT");
});
