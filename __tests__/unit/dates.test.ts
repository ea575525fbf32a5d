import {
  dayInParis,
  dayParts,
  formatDay,
  formatRange,
  isDay,
  seasonOf,
  secondsUntilMidnightInParis,
  shiftDay,
  shortRange,
  splitByToday,
  startOfDayInParis,
  stay,
  typedDay,
} from "@/lib/dates";

describe("a day in French", () => {
  test.each([
    ["2027-03-14", "14\u00a0mars\u00a02027"],
    ["2027-03-01", "1er\u00a0mars\u00a02027"],
    ["2027-08-11", "11\u00a0août\u00a02027"],
    ["2027-02-21", "21\u00a0février\u00a02027"],
    ["2027-12-31", "31\u00a0décembre\u00a02027"],
    ["2028-02-29", "29\u00a0février\u00a02028"],
    ["0987-05-02", "2\u00a0mai\u00a00987"],
  ])("formats %s as « %s »", (day, expected) => {
    expect(formatDay(day)).toBe(expected);
  });

  test("has the three parts of a calendar block", () => {
    expect(dayParts("2027-11-01")).toEqual({ day: "1er", month: "nov." });
    expect(dayParts("2027-03-14")).toEqual({ day: "14", month: "mars" });
  });
});

describe("the dates of a retreat", () => {
  test.each([
    ["2027-01-15", "2027-01-17", "15–17 janvier"],
    ["2027-01-01", "2027-01-03", "1er–3 janvier"],
    ["2026-12-30", "2027-01-02", "30 décembre – 2 janvier"],
    ["2027-03-14", "2027-03-14", "14 mars"],
    ["2027-11-12", "2027-11-14", "12–14 novembre 2027"],
  ])("%s to %s is short as « %s » in November 2026", (start, end, shown) => {
    // A line may break only after the dash.
    expect(shortRange(start, end, "2026-11-21")).toBe(shown.replace(/ (?!–)(?<!– )/g, "\u00a0"));
  });

  test.each([
    ["2027-01-15", "2027-01-17", "2\u00a0nuits"],
    ["2027-03-27", "2027-03-28", "1\u00a0nuit"],
    ["2027-12-30", "2028-01-02", "3\u00a0nuits"],
    ["2027-03-14", "2027-03-14", "1\u00a0jour"],
    ["2027-03-14", undefined, undefined],
    ["2027-03-14", "2027-03-12", undefined],
  ])("from %s to %s lasts %s", (start, end, nights) => {
    expect(stay(start, end)).toBe(nights);
  });

  test.each([
    ["2026-11-30", "Automne 2026"],
    ["2026-12-01", "Hiver 2026–2027"],
    ["2027-02-28", "Hiver 2026–2027"],
    ["2027-03-01", "Printemps 2027"],
    ["2027-08-31", "Été 2027"],
  ])("%s is in the month « %s »", (day, season) => {
    expect(seasonOf(day)).toBe(season);
  });
});

test.each([
  ["2027-03-14", "2027-03-16", "14_mars_2027_– 16_mars_2027"],
  ["2027-12-30", "2028-01-01", "30_décembre_2027_– 1er_janvier_2028"],
  ["2027-02-10", "2027-02-10", "10_février_2027"],
  [undefined, undefined, "À venir"],
  ["2027-03-14", undefined, "À venir"],
  [undefined, "2027-03-14", "À venir"],
])("formats the range from %s to %s as « %s », which breaks only after its dash", (start, end, shown) => {
  expect(formatRange(start, end)).toBe(shown.replaceAll("_", "\u00a0"));
});

describe("a valid day", () => {
  test.each(["2027-03-14", "2028-02-29", "0001-01-01", "9999-12-31"])("is %s", (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    ..."2027-02-29 2027-02-30 2027-13-01 2027-00-10 2027-01-00 0000-01-01 2027-3-14 14/03/2027".split(" "),
    ..."2027/03/14 2027-03-14T10:00:00Z 10000-01-01 20270314 demain".split(" "),
    ...["", " 2027-03-14", "2027-03-14\n"],
  ])("is not %p", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe("the day in Paris", () => {
  test.each([
    // One hour ahead of UTC in winter, two in summer.
    ["2027-01-14T22:59:59Z", "2027-01-14"],
    ["2027-01-14T23:00:00Z", "2027-01-15"],
    ["2027-07-14T21:59:59Z", "2027-07-14"],
    ["2027-07-14T22:00:00Z", "2027-07-15"],
    // The nights of the clock changes, 28 March and 31 October 2027.
    ["2027-03-27T22:59:59Z", "2027-03-27"],
    ["2027-03-27T23:00:00Z", "2027-03-28"],
    ["2027-03-28T00:59:59Z", "2027-03-28"],
    ["2027-03-28T21:59:59Z", "2027-03-28"],
    ["2027-03-28T22:00:00Z", "2027-03-29"],
    ["2027-10-30T22:00:00Z", "2027-10-31"],
    ["2027-10-31T22:59:59Z", "2027-10-31"],
    ["2027-10-31T23:00:00Z", "2027-11-01"],
    // The end of a year.
    ["2026-12-31T22:59:59Z", "2026-12-31"],
    ["2026-12-31T23:00:00Z", "2027-01-01"],
  ])("at %s is %s", (instant, day) => {
    expect(dayInParis(new Date(instant))).toBe(day);
  });
});

test("the time until midnight is never zero, so that a timer does not spin", () => {
  expect(secondsUntilMidnightInParis(new Date("2026-12-31T22:59:59.999Z"))).toBeGreaterThanOrEqual(1);
});

describe("shifting a day", () => {
  test.each([
    ["2027-12-31", 1, "2028-01-01"],
    ["2028-01-01", -1, "2027-12-31"],
    ["2027-03-27", 2, "2027-03-29"],
    ["2027-10-30", 2, "2027-11-01"],
    ["2028-02-28", 364, "2029-02-26"],
    ["2027-05-05", 0, "2027-05-05"],
  ])("%s by %i is %s", (day, days, expected) => {
    expect(shiftDay(day, days)).toBe(expected);
  });
});

describe("the upcoming retreats", () => {
  const today = "2027-03-15";
  // In the order of the content: by start, those without one last.
  const entries = [
    { id: "long ago", start: "2026-01-01", end: "2026-01-02" },
    { id: "ended yesterday", start: "2027-03-12", end: "2027-03-14" },
    { id: "ends today", start: "2027-03-13", end: "2027-03-15" },
    { id: "under way", start: "2027-03-14", end: "2027-03-16" },
    { id: "began yesterday, without an end", start: "2027-03-14" },
    { id: "begins today, without an end", start: "2027-03-15" },
    { id: "without an end", start: "2027-06-01" },
    { id: "next year", start: "2028-01-01", end: "2028-01-02" },
    { id: "without dates" },
  ];
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  test("include a current retreat until its last day, in the order of their first days", () => {
    expect(ids(splitByToday(entries, today).ahead)).toEqual([
      "ends today",
      "under way",
      "begins today, without an end",
      "without an end",
      "next year",
      "without dates",
    ]);
  });

  test("have the past ones apart, the latest first", () => {
    expect(ids(splitByToday(entries, today).past)).toEqual([
      "began yesterday, without an end",
      "ended yesterday",
      "long ago",
    ]);
  });

  test("include a retreat without a first day", () => {
    const open = [{ end: "2020-03-15" }, {}];
    expect(splitByToday(open, today)).toEqual({ ahead: open, past: [] });
  });
});

describe("a typed day", () => {
  test.each([
    ["2027-03-14", "2027-03-14"],
    ["2027-1-5", "2027-01-05"],
    ["2027.01.15", "2027-01-15"],
    ["2027/01/15", "2027-01-15"],
    ["15/01/2027", "2027-01-15"],
    ["5.1.2027", "2027-01-05"],
    ["2027\u201101\u201115", "2027-01-15"],
    ["15 janvier 2027", "2027-01-15"],
    ["  15\u00a0Janvier  2027 ", "2027-01-15"],
    ["1er mars 2027", "2027-03-01"],
    ["1er août 2027", "2027-08-01"],
    ["3 aout 2027", "2027-08-03"],
    ["12 févr. 2027", "2027-02-12"],
    ["vendredi 15 janvier 2027", "2027-01-15"],
  ])("is read from %p as %s", (typed, day) => {
    expect(typedDay(typed)).toBe(day);
  });

  test.each(["", "bientôt", "15/01/27", "15 jui 2027", "2027-02-30", "32/01/2027", "01/15/2027"])(
    "is not read from the ambiguous %p",
    (typed) => {
      expect(typedDay(typed)).toBeUndefined();
    },
  );
});

test.each([
  ["2027-01-15", "2027-01-14T23:00:00.000Z"],
  ["2027-07-15", "2027-07-14T22:00:00.000Z"],
  ["2027-03-28", "2027-03-27T23:00:00.000Z"],
  ["2027-10-31", "2027-10-30T22:00:00.000Z"],
])("%s begins in Paris at %s", (day, instant) => {
  expect(startOfDayInParis(day).toISOString()).toBe(instant);
});
