import { parseDocument, parseListed } from "@/lib/content/parse";

const retreat = (dateStart: unknown, dateEnd: unknown) =>
  parseDocument("calendar", {
    id: "neige",
    data: { title: "Neige", dateStart, dateEnd, description: "Texte" },
  });
const dates = (dateStart: unknown, dateEnd: unknown) => {
  const { start, end } = retreat(dateStart, dateEnd).document;
  return [start, end];
};
const instant = (iso: string) => ({ __instant: iso });

describe("a retreat's dates", () => {
  test("are read as typed", () => {
    expect(dates("2027-03-14", " 2027-03-16 ")).toEqual(["2027-03-14", "2027-03-16"]);
    expect(retreat("2027-03-14", "2027-03-16").findings).toEqual([]);
  });

  test("may be the same day", () => {
    expect(dates("2027-03-14", "2027-03-14")).toEqual(["2027-03-14", "2027-03-14"]);
  });

  test("are read from Timestamps in Paris, around midnight and clock changes", () => {
    expect(dates(instant("2027-03-27T23:00:00Z"), instant("2027-03-28T22:00:00Z"))).toEqual([
      "2027-03-28",
      "2027-03-29",
    ]);
    expect(dates(instant("2026-12-31T22:59:59Z"), instant("2026-12-31T23:00:00Z"))).toEqual([
      "2026-12-31",
      "2027-01-01",
    ]);
  });

  test.each<unknown>([
    ..."2027-02-30 2027-13-01 14/03/27 2027-3 2027-03-14T10:00 0000-01-01".split(" "),
    ...["mars 2027", "  ", "x".repeat(1_000_000), 20270314, 1805014800000, true],
    { seconds: 1805014800, nanoseconds: 0 },
    // Firestore's last instant falls into the year 10000 in Paris.
    ...["", "pas une date", "9999-12-31T23:59:59Z", "0000-12-31T00:00:00Z", "-000042-01-01T00:00:00Z"].map(
      instant,
    ),
  ])("are missing and reported for %p (%#), and the rest stays", (value) => {
    const { document, findings } = retreat(value, value);
    expect(document).toEqual({ id: "neige", title: "Neige", images: [], description: "Texte" });
    expect(findings.map(({ field }) => field)).toEqual(["dateStart", "dateEnd"]);
    for (const { problem, shown } of findings) {
      expect(problem.length).toBeLessThan(200);
      expect(shown).toBe("« À venir »");
    }
  });

  test("are quoted with an example if they cannot be read", () => {
    expect(retreat("14/03/27", "2027-03-16").findings[0]).toEqual({
      collection: "calendar",
      id: "neige",
      field: "dateStart",
      problem: "date illisible « 14/03/27 » (attendu : 2027-03-14, soit 14\u00a0mars\u00a02027)",
      shown: "« À venir »",
    });
    expect(retreat("le 14\nmars", "2027-03-16").findings[0]?.problem).toContain("« le 14 mars »");
  });

  test.each([[undefined], [null], [""]])("may both be missing: %p is not reported", (value) => {
    expect(retreat(value, value)).toMatchObject({ findings: [] });
    expect(dates(value, value)).toEqual([undefined, undefined]);
  });

  test("keep the one that is given, and the missing one is reported", () => {
    expect(dates("2027-03-14", undefined)).toEqual(["2027-03-14", undefined]);
    expect(retreat("2027-03-14", undefined).findings).toMatchObject([
      { field: "dateEnd", problem: "date de fin absente" },
    ]);
    expect(dates(undefined, "2027-03-16")).toEqual([undefined, "2027-03-16"]);
    expect(retreat(undefined, "2027-03-16").findings).toMatchObject([
      { field: "dateStart", problem: "date de début absente" },
    ]);
  });

  test("keep the start only if the end is before it, and report the end", () => {
    expect(dates("2027-03-16", "2027-03-14")).toEqual(["2027-03-16", undefined]);
    expect(retreat("2027-03-16", "2027-03-14").findings).toMatchObject([
      { field: "dateEnd", problem: "date de fin avant la date de début", shown: "« À venir »" },
    ]);
  });

  test("are equal in the list and on the flyer", () => {
    const raw = { id: "neige", data: { dateStart: "2027-03-14", dateEnd: instant("2027-03-16T09:00:00Z") } };
    const { start, end } = parseDocument("calendar", raw).document;
    expect(parseListed("calendar", raw).document).toMatchObject({ id: "neige", title: "neige", start, end });
  });
});

describe("a whole document", () => {
  test("exists without any field", () => {
    for (const collection of ["photos", "partners", "workshops", "calendar"] as const)
      expect(parseDocument(collection, { id: "vide", data: {} }).document).toMatchObject({ id: "vide" });
  });

  test("has no fields of Object.prototype", () => {
    const data = Object.create({ title: "Hérité" }) as Record<string, unknown>;
    expect(parseDocument("calendar", { id: "vide", data }).document.title).toBe("vide");
  });

  test("has the time of its change if it is known", () => {
    const updatedAt = "2027-03-14T09:00:00Z";
    expect(parseDocument("calendar", { id: "a", data: {}, updatedAt }).document.updatedAt).toBe(updatedAt);
    expect(parseDocument("calendar", { id: "a", data: {} }).document).not.toHaveProperty("updatedAt");
  });
});
