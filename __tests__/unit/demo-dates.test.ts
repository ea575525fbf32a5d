import calendar from "@/content/demo/calendar.json";
import { rollDemoDates } from "@/lib/content/sources/embedded";
import { isDay, shiftDay, splitByToday } from "@/lib/dates";

type Fields = { dateStart?: string; dateEnd?: string; [field: string]: unknown };
const documents: Record<string, Fields> = calendar;

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const length = (start: string, end: string) => Date.parse(end) - Date.parse(start);

function* days(from: string, to: string, step: number) {
  for (let day = from; day <= to; day = shiftDay(day, step)) yield day;
}

describe("the demonstration's retreats", () => {
  test("include two past and two coming ones on any day from 2026 to 2060", () => {
    const thin: string[] = [];
    // Three has no common divisor with 364, so that every day of the cycle is tested.
    for (const today of days("2026-01-01", "2060-12-31", 3)) {
      const dated = Object.values(rollDemoDates(documents, today))
        .filter(({ dateStart, dateEnd }) => dateStart && dateEnd)
        .map(({ dateStart, dateEnd }) => ({ start: dateStart, end: dateEnd }));
      const { ahead, past } = splitByToday(dated, today);
      if (ahead.length < 2 || past.length < 2) thin.push(today);
    }
    expect(thin).toEqual([]);
  });

  test("keep their weekdays and lengths, and are valid days", () => {
    for (const today of days("2026-01-01", "2060-12-31", 91)) {
      for (const [id, moved] of Object.entries(rollDemoDates(documents, today))) {
        const written = documents[id] ?? {};
        if (!moved.dateStart || !moved.dateEnd || !written.dateStart || !written.dateEnd) continue;
        expect(isDay(moved.dateStart) && isDay(moved.dateEnd)).toBe(true);
        expect(weekday(moved.dateStart)).toBe(weekday(written.dateStart));
        expect(weekday(moved.dateEnd)).toBe(weekday(written.dateEnd));
        expect(length(moved.dateStart, moved.dateEnd)).toBe(length(written.dateStart, written.dateEnd));
      }
    }
  });

  test("are unchanged in the year of the demonstration", () => {
    expect(rollDemoDates(documents, "2026-11-21")).toEqual(
      Object.fromEntries(
        Object.entries(documents).map(([id, fields]) => [
          id,
          { ...fields, dateStart: fields.dateStart, dateEnd: fields.dateEnd },
        ]),
      ),
    );
  });

  test("are unchanged without a valid date", () => {
    const rolled = rollDemoDates(
      { bare: { title: "À venir" }, odd: { dateStart: "bientôt", dateEnd: 3 } } as unknown as Record<
        string,
        Fields
      >,
      "2040-06-01",
    );
    expect(rolled.bare?.dateStart).toBeUndefined();
    expect(rolled.bare?.dateEnd).toBeUndefined();
    expect(rolled.odd).toEqual({ dateStart: "bientôt", dateEnd: 3 });
  });
});
