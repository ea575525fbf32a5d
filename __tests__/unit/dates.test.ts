import {
  dayInParis,
  dayParts,
  formatDay,
  formatDayWithWeekday,
  formatRange,
  isDay,
  secondsUntilMidnightInParis,
  shiftDay,
  splitByToday,
} from "@/lib/dates";

describe("a day in French", () => {
  test.each([
    ["2027-03-14", "14 mars 2027"],
    ["2027-03-01", "1er mars 2027"],
    ["2027-08-11", "11 août 2027"],
    ["2027-02-21", "21 février 2027"],
    ["2027-12-31", "31 décembre 2027"],
    ["2028-02-29", "29 février 2028"],
    ["0987-05-02", "2 mai 0987"],
  ])("%s reads « %s »", (day, expected) => {
    expect(formatDay(day)).toBe(expected);
  });

  test("with its weekday", () => {
    expect(formatDayWithWeekday("2027-03-14")).toBe("dimanche 14 mars 2027");
    expect(formatDayWithWeekday("2027-05-01")).toBe("samedi 1er mai 2027");
  });

  test("in the three parts of a calendar block", () => {
    expect(dayParts("2027-11-01")).toEqual({ day: "1er", month: "nov.", year: "2027" });
    expect(dayParts("2027-03-14")).toEqual({ day: "14", month: "mars", year: "2027" });
  });
});

describe("a range", () => {
  test("names both days in full, joined by an en dash between spaces", () => {
    expect(formatRange("2027-03-14", "2027-03-16")).toBe("14 mars 2027 – 16 mars 2027");
  });

  test("crosses months and years without a word left out", () => {
    expect(formatRange("2027-12-30", "2028-01-01")).toBe("30 décembre 2027 – 1er janvier 2028");
  });

  test("of one day names it twice, as the specification's form says", () => {
    expect(formatRange("2027-03-14", "2027-03-14")).toBe("14 mars 2027 – 14 mars 2027");
  });

  test.each([
    [undefined, undefined],
    ["2027-03-14", undefined],
    [undefined, "2027-03-14"],
  ])("from %s to %s is « À venir »", (start, end) => {
    expect(formatRange(start, end)).toBe("À venir");
  });
});

describe("a day as people type it", () => {
  test.each(["2027-03-14", "2028-02-29", "0001-01-01", "9999-12-31"])("%s is one", (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    "2027-02-29",
    "2027-02-30",
    "2027-13-01",
    "2027-00-10",
    "2027-01-00",
    "0000-01-01",
    "2027-3-14",
    "14/03/2027",
    "2027/03/14",
    "2027-03-14T10:00:00Z",
    " 2027-03-14",
    "2027-03-14\n",
    "10000-01-01",
    "20270314",
    "demain",
    "",
  ])("%p is not", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe("which day it is in Paris", () => {
  test.each([
    // Winter: one hour ahead of UTC; summer: two.
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
  ])("at %s: %s", (instant, day) => {
    expect(dayInParis(new Date(instant))).toBe(day);
  });
});

describe("how long the day lasts in Paris", () => {
  test.each([
    ["an ordinary day", "2027-01-13T23:00:00Z", 24 * 3600],
    ["the day of 23 hours", "2027-03-27T23:00:00Z", 23 * 3600],
    ["the day of 25 hours", "2027-10-30T22:00:00Z", 25 * 3600],
    ["noon on the day of 25 hours", "2027-10-31T11:00:00Z", 12 * 3600],
    ["the last minute of a year", "2026-12-31T22:59:00Z", 60],
  ])("%s", (_, instant, seconds) => {
    const left = secondsUntilMidnightInParis(new Date(instant));
    // A second late at most, never early: the day must have changed by then.
    expect(left).toBeGreaterThanOrEqual(seconds);
    expect(left).toBeLessThanOrEqual(seconds + 1);
  });

  test("is never nothing, so that a timer set with it does not spin", () => {
    expect(secondsUntilMidnightInParis(new Date("2026-12-31T22:59:59.999Z"))).toBeGreaterThanOrEqual(1);
  });
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

describe("what is upcoming", () => {
  const today = "2027-03-15";
  const entries = [
    { id: "long ago", start: "2026-01-01", end: "2026-01-02" },
    { id: "ended yesterday", start: "2027-03-12", end: "2027-03-14" },
    { id: "under way", start: "2027-03-14", end: "2027-03-16" },
    { id: "ends today", start: "2027-03-13", end: "2027-03-15" },
    { id: "starts today", start: "2027-03-15", end: "2027-03-18" },
    { id: "next year", start: "2028-01-01", end: "2028-01-02" },
    { id: "without dates" },
  ];
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  test("counts a retreat that is under way, its last day included", () => {
    expect(ids(splitByToday(entries, today).upcoming)).toEqual([
      "under way",
      "ends today",
      "starts today",
      "next year",
    ]);
  });

  test("puts the latest past retreat first", () => {
    expect(ids(splitByToday(entries, today).past)).toEqual(["ended yesterday", "long ago"]);
  });

  test("keeps undated ones apart, and loses nothing", () => {
    const { upcoming, undated, past } = splitByToday(entries, today);
    expect(ids(undated)).toEqual(["without dates"]);
    expect([...upcoming, ...undated, ...past]).toHaveLength(entries.length);
  });

  test("takes a retreat with one date for undated, as it is shown", () => {
    const { upcoming, undated, past } = splitByToday([{ start: "2020-03-14" }, { end: "2027-03-15" }], today);
    expect(undated).toEqual([{ start: "2020-03-14" }, { end: "2027-03-15" }]);
    expect([...upcoming, ...past]).toEqual([]);
  });
});
