import * as dates from "@/lib/dates";

describe("a day in French", () => {
  test.each([
    ["2027-03-14", "14\u00a0mars\u00a02027"],
    ["2027-03-01", "1er\u00a0mars\u00a02027"],
    ["2027-08-11", "11\u00a0août\u00a02027"],
    ["2028-02-29", "29\u00a0février\u00a02028"],
    ["0987-05-02", "2\u00a0mai\u00a00987"],
  ])("formats %s as « %s »", (day, expected) => {
    expect(dates.formatDay(day)).toBe(expected);
  });

  test("has the three parts of a calendar block", () => {
    expect(dates.dayParts("2027-11-01")).toEqual({ day: "1er", month: "nov." });
    expect(dates.dayParts("2027-03-14")).toEqual({ day: "14", month: "mars" });
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
    expect(dates.shortRange(start, end, "2026-11-21")).toBe(shown.replace(/ (?!–)(?<!– )/g, "\u00a0"));
  });

  test.each([
    ["2027-01-15", "2027-01-17", "2\u00a0nuits"],
    ["2027-03-27", "2027-03-28", "1\u00a0nuit"],
    ["2027-03-14", "2027-03-14", "1\u00a0jour"],
    ["2027-03-14", undefined, undefined],
    ["2027-03-14", "2027-03-12", undefined],
  ])("from %s to %s lasts %s", (start, end, nights) => {
    expect(dates.stayLength(start, end)).toBe(nights);
  });

  test.each([
    ["2026-11-30", "Automne 2026"],
    ["2026-12-01", "Hiver 2026–2027"],
    ["2027-02-28", "Hiver 2026–2027"],
    ["2027-03-01", "Printemps 2027"],
    ["2027-08-31", "Été 2027"],
  ])("%s is in the month « %s »", (day, season) => {
    expect(dates.seasonOf(day)).toBe(season);
  });
});

test.each(["2027-03-14", "2028-02-29", "0001-01-01", "9999-12-31"])("a valid day is %s", (text) => {
  expect(dates.isDay(text)).toBe(true);
});

test.each([
  ..."2027-02-29 2027-13-01 2027-00-10 2027-01-00 0000-01-01 2027-3-14 14/03/2027".split(" "),
  ..."2027/03/14 2027-03-14T10:00:00Z 10000-01-01 20270314 demain".split(" "),
  ...["", " 2027-03-14", "2027-03-14\n"],
])("a valid day is not %p", (text) => {
  expect(dates.isDay(text)).toBe(false);
});

// One hour ahead of UTC in winter, two in summer; the clocks change on 28 March and 31 October 2027.
test.each([
  ["2027-01-15", "2027-01-14T23:00:00.000Z"],
  ["2027-07-15", "2027-07-14T22:00:00.000Z"],
  ["2027-03-28", "2027-03-27T23:00:00.000Z"],
  ["2027-03-29", "2027-03-28T22:00:00.000Z"],
  ["2027-10-31", "2027-10-30T22:00:00.000Z"],
  ["2027-11-01", "2027-10-31T23:00:00.000Z"],
  ["2027-01-01", "2026-12-31T23:00:00.000Z"],
])("%s begins in Paris at %s", (day, instant) => {
  expect(dates.instantOf({ day }).toISOString()).toBe(instant);
  expect(dates.dayInParis(new Date(instant))).toBe(day);
  expect(dates.dayInParis(new Date(Date.parse(instant) - 1000))).toBe(dates.shiftDay(day, -1));
});

test.each([
  ["2027-02-06", undefined, undefined, "samedi 6 février 2027"],
  ["2027-02-06", "18:30", undefined, "samedi 6 février 2027, 18 h 30"],
  ["2027-02-06", "09:00", "10:30", "samedi 6 février 2027, de 9 h à 10 h 30"],
])("a visitor reads %s %s until %s as « %s »", (day, time, until, shown) => {
  expect(dates.formatMoment({ day, time, until }).replace(/\s/g, " ")).toBe(shown);
});

test.each([
  ["an hour that clocks leave out in March is an hour later", "2027-03-28", "02:30", "2027-03-28T01:30:00Z"],
  ["of an hour that comes twice in October it is the first", "2027-10-31", "02:30", "2027-10-31T00:30:00Z"],
  ["an hour later clocks show winter time", "2027-10-31", "03:00", "2027-10-31T02:00:00Z"],
])("%s", (_, day, time, instant) => {
  expect(dates.instantOf({ day, time })).toEqual(new Date(instant));
});

test("the time until midnight is never zero, so that a timer does not spin", () => {
  expect(dates.secondsUntilMidnightInParis(new Date("2026-12-31T22:59:59.999Z"))).toBeGreaterThanOrEqual(1);
});

test.each([
  ["2027-12-31", 1, "2028-01-01"],
  ["2028-01-01", -1, "2027-12-31"],
  ["2027-03-27", 2, "2027-03-29"],
  ["2028-02-28", 364, "2029-02-26"],
])("%s by %i is %s", (day, days, expected) => {
  expect(dates.shiftDay(day, days)).toBe(expected);
});
