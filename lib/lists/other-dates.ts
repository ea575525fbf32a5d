import type { RetreatSummary } from "@/lib/content";
import { splitByToday } from "@/lib/dates";

/**
 * For who cannot come to a retreat: three others that are ahead and have places left, as the calendar lists them: the
 * first of all, and those after the one that is read before those before it.
 * @param sorted as the calendar lists them
 * @param day today in Paris
 */
export function otherDates<Retreat extends RetreatSummary>(
  sorted: readonly Retreat[],
  than: Pick<RetreatSummary, "id" | "start">,
  day: string,
): Retreat[] {
  const open = splitByToday(sorted, day).ahead.filter(({ id, status }) => id !== than.id && !status);
  const later = open.filter(({ start = "" }) => start > (than.start ?? ""));
  const three = [...new Set([...open.slice(0, 1), ...later, ...open])].slice(0, 3);
  return open.filter((retreat) => three.includes(retreat));
}
