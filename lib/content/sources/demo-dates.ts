import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import { type Day, isDay, shiftDay } from "@/lib/dates";

/** The first day of the year that the demonstration's dates were written for. */
const WRITTEN_FOR: Day = "2026-10-15";
// 52 weeks: weekdays stay, and seasons drift by a day and a quarter a year.
const TURN = 364;

/**
 * Moves the demonstration's retreats by whole turns of 52 weeks, all by the same, so that whatever
 * today is some lie ahead and some behind. Only the built-in demonstration moves; content that an
 * owner configured is shown as written.
 */
export function rollDemoDates<T extends Record<string, unknown>>(
  documents: Record<string, T>,
  today: Day,
): Record<string, T> {
  const turns = Math.floor(differenceInCalendarDays(parseISO(today), parseISO(WRITTEN_FOR)) / TURN);
  const moved = (value: unknown) =>
    typeof value === "string" && isDay(value) ? shiftDay(value, turns * TURN) : value;
  return Object.fromEntries(
    Object.entries(documents).map(([id, fields]) => [
      id,
      { ...fields, dateStart: moved(fields.dateStart), dateEnd: moved(fields.dateEnd) },
    ]),
  );
}
