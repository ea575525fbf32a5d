import fc from "fast-check";
import type { RetreatSummary } from "@/lib/content";
import { isDated } from "@/lib/dates";
import { iCalendar } from "@/lib/site/ical";
import { tries } from "@/testing/tries";

const retreat = (more: Partial<RetreatSummary & { description: string }> = {}) => ({
  id: "neige",
  title: "Neige et silence",
  start: "2027-12-30",
  end: "2028-01-02",
  ...more,
});

/** The file's lines, unfolded. */
const lines = (file: string) =>
  file
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .slice(0, -1);
const value = (file: string, name: string) =>
  lines(file)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, "");
/** Decodes a TEXT value as a calendar program does. */
const read = (text = "") => text.replace(/\\(.)/g, (_, c) => (c === "n" || c === "N" ? "\n" : c));

test("a retreat has full days with an exclusive end, also at a year's end", () => {
  const file = iCalendar([retreat()]);
  expect(lines(file)).toContain("DTSTART;VALUE=DATE:20271230");
  expect(lines(file)).toContain("DTEND;VALUE=DATE:20280103");
});

test("handles the last day of February", () => {
  const end = (day: string) => value(iCalendar([retreat({ start: day, end: day })]), "DTEND");
  expect(end("2028-02-28")).toBe("20280229");
  expect(end("2027-02-28")).toBe("20270301");
});

test("an event keeps its identity when its title and dates change", () => {
  const uid = (more: object) => value(iCalendar([retreat(more)]), "UID");
  expect(uid({})).toBe("retraite-neige@localhost");
  expect(uid({ title: "Autre", start: "2029-01-01", end: "2029-01-03" })).toBe(uid({}));
  expect(uid({ id: "feu" })).not.toBe(uid({}));
});

test("stamps are the change of the document, never the present", () => {
  const known = iCalendar([retreat({ updatedAt: "2027-03-14T08:09:10.123456Z" })]);
  expect(value(known, "DTSTAMP")).toBe("20270314T080910Z");
  expect(value(known, "LAST-MODIFIED")).toBe("20270314T080910Z");
  expect(value(known, "SEQUENCE")).toBe("12989350");
  expect(value(iCalendar([retreat()], undefined, "2027-03-14T08:09:11Z"), "SEQUENCE")).toBe("12989351");
  const unknown = iCalendar([retreat()]);
  expect(value(unknown, "DTSTAMP")).toBe("20261015T000000Z");
  expect(value(unknown, "LAST-MODIFIED")).toBeUndefined();
});

test("leaves out a retreat without both dates", () => {
  expect(isDated(retreat({ end: undefined }))).toBe(false);
  expect(iCalendar([retreat({ start: undefined }), retreat({ end: undefined })])).not.toContain("VEVENT");
});

test("a subscription has a name and is transparent; a download is not", () => {
  const feed = iCalendar([retreat()], "Retraites");
  expect(value(feed, "X-WR-CALNAME")).toBe("Retraites");
  expect(value(feed, "TRANSP")).toBe("TRANSPARENT");
  expect(value(iCalendar([retreat()]), "TRANSP")).toBe("OPAQUE");
});

test("folds any text into lines of at most 75 octets", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = iCalendar([retreat({ title, description })]);
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // A character split in two would not be decoded from its bytes.
        expect(Buffer.from(line).toString()).toBe(line);
      }
      expect(file.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
      const written = (s: string) => s.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
      expect(read(value(file, "SUMMARY"))).toBe(written(title));
      expect(read(value(file, "DESCRIPTION"))).toBe(written(description));
    }),
    tries(100),
  );
});

test("escapes the special characters of the format", () => {
  const file = iCalendar([retreat({ title: "Feu, eau; air \\ terre\nciel" })]);
  expect(value(file, "SUMMARY")).toBe("Feu\\, eau\\; air \\\\ terre\\nciel");
});
