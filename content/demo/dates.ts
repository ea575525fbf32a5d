import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import { type Day, isDay, shiftDay } from "@/lib/dates";

/** The first day of the year that the demonstration's dates were written for. */
const WRITTEN_FOR: Day = "2026-10-15";
// In days: 52 weeks keep the weekdays, and move the seasons by a day and a quarter a year.
const TURN = 364;
const DATES = ["dateStart", "dateEnd", "dates"];

/** Moves the demonstration's dates by whole turns, so that some are always ahead and some past. */
export function rollDemoDates<T extends Record<string, unknown>>(
  documents: Record<string, T>,
  today: Day,
): Record<string, T> {
  const turns = Math.floor(differenceInCalendarDays(parseISO(today), parseISO(WRITTEN_FOR)) / TURN);
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    const [, day = "", time = ""] = typeof value === "string" ? (/^(\S{10})(.*)$/.exec(value) ?? []) : [];
    return isDay(day) ? shiftDay(day, turns * TURN) + time : value;
  };
  const roll = (fields: T) =>
    Object.fromEntries(DATES.flatMap((name) => (name in fields ? [[name, moved(fields[name])]] : [])));
  return Object.fromEntries(
    Object.entries(documents).map(([id, fields]) => [id, { ...fields, ...roll(fields) }]),
  );
}
