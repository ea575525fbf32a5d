import fc from "fast-check";
import type { Retreat } from "@/lib/content";
import { iCalendar, retreatCalendarEvents, workshopCalendarEvents } from "@/lib/site/ical";
import { retreat as retreatOf } from "@/testing/retreat";
import { propertyRuns } from "@/testing/tries";

const retreat = (more: Partial<Retreat> = {}) =>
  retreatOf({ title: "Neige et silence", start: "2027-12-30", end: "2028-01-02", ...more });

const fileOf = (more: Parameters<typeof retreat>[0] = {}, name?: string) =>
  iCalendar(retreatCalendarEvents(retreat(more)), name);
const value = (file: string, name: string) =>
  new RegExp(`^${name}:([^\\r\\n]*)`, "m").exec(file.replace(/\r\n[ \t]/g, ""))?.[1];
const fieldOf = (more: Parameters<typeof retreat>[0], name: string) => value(fileOf(more), name);
/** Decodes a TEXT value as a calendar program does. */
const read = (text = "") => text.replace(/\\(.)/g, (_, c) => (c === "n" || c === "N" ? "\n" : c));

test.each([
  ["2027-12-30", "2027-12-31", "20271230", "20280101"],
  ["2028-02-28", "2028-02-28", "20280228", "20280229"],
  ["2027-02-28", "2027-02-28", "20270228", "20270301"],
])("a calendar file has full days with an exclusive end: %s to %s", (start, end, from, until) => {
  expect(fieldOf({ start, end }, "DTSTART;VALUE=DATE")).toBe(from);
  expect(fieldOf({ start, end }, "DTEND;VALUE=DATE")).toBe(until);
});

test("a calendar file keeps the identity of an event when its title and dates change", () => {
  expect(fieldOf({}, "UID")).toBe("retraite-neige@localhost");
  const other = { title: "Autre", start: "2029-01-01", end: "2029-01-03" };
  expect(fieldOf(other, "UID")).toBe("retraite-neige@localhost");
  expect(fieldOf({ id: "feu" }, "UID")).toBe("retraite-feu@localhost");
});

test("a calendar file is stamped with the change of the document, never the present", () => {
  const known = { updatedAt: "2027-03-14T08:09:10.123456Z" };
  expect(fieldOf(known, "DTSTAMP")).toBe("20270314T080910Z");
  expect(fieldOf(known, "LAST-MODIFIED")).toBe("20270314T080910Z");
  expect(fieldOf(known, "SEQUENCE")).toBe("12989350");
  expect(fieldOf({}, "DTSTAMP")).toBe("20261015T000000Z");
  expect(fieldOf({}, "LAST-MODIFIED")).toBeUndefined();
});

test("a calendar file leaves out a retreat without a first day, and has one day of a retreat without a last day", () => {
  expect(fileOf({ start: undefined })).not.toContain("VEVENT");
  expect(fieldOf({ start: "2027-03-14", end: undefined }, "DTEND;VALUE=DATE")).toBe("20270315");
});

test("a calendar file has a name and is transparent as a subscription, not as a download", () => {
  const feed = fileOf({}, "Retraites");
  expect(value(feed, "X-WR-CALNAME")).toBe("Retraites");
  expect(value(feed, "TRANSP")).toBe("TRANSPARENT");
  expect(fieldOf({}, "TRANSP")).toBe("OPAQUE");
});

test("a calendar file escapes the special characters of the format", () => {
  const title = "Feu, eau; air \\ terre\nciel";
  expect(fieldOf({ title }, "SUMMARY")).toBe("Feu\\, eau\\; air \\\\ terre\\nciel");
});

test("each date of a workshop is an event of its own, on its day or at its time in Paris", () => {
  const dates = [{ day: "2027-02-06" }, { day: "2027-07-03", time: "18:30", until: "20:00" }];
  const file = iCalendar(workshopCalendarEvents({ id: "yoga", title: "Yoga", dates }));
  expect(file.match(/^(?:UID|DTSTART|DTEND|SUMMARY|DESCRIPTION|URL).*$/gm)).toEqual([
    "UID:atelier-yoga-2027-02-06@localhost",
    "DTSTART;VALUE=DATE:20270206",
    "DTEND;VALUE=DATE:20270207",
    "SUMMARY:Yoga",
    "DESCRIPTION:http://localhost:3000/atelier/yoga",
    "URL:http://localhost:3000/atelier/yoga",
    "UID:atelier-yoga-2027-07-03-1830@localhost",
    "DTSTART:20270703T163000Z",
    "DTEND:20270703T180000Z",
    "SUMMARY:Yoga",
    "DESCRIPTION:http://localhost:3000/atelier/yoga",
    "URL:http://localhost:3000/atelier/yoga",
  ]);
});

test("a calendar file folds any text into lines of at most 75 octets", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = fileOf({ title, description });
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // A character split in two would not be decoded from its bytes.
        expect(Buffer.from(line).toString()).toBe(line);
      }
      expect(file.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
      const written = (s: string) => s.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
      expect(read(value(file, "SUMMARY"))).toBe(written(title));
      // Many calendar programs do not show `URL`.
      const address = "http://localhost:3000/calendrier/flyers/neige";
      expect(read(value(file, "DESCRIPTION"))).toBe(
        written([description, address].filter(Boolean).join("\n\n")),
      );
    }),
    propertyRuns(100),
  );
});
