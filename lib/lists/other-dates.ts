import type { RetreatSummary } from "@/lib/content";
import { splitByToday } from "@/lib/dates";

/**
 * For who cannot come to a retreat: two others that are ahead and have places left, those after it first. The next of
 * all is not among them: it stands at the foot of every page.
 * @param sorted as the calendar lists them
 * @param day today in Paris
 */
export function otherDates<Retreat extends RetreatSummary>(
  sorted: readonly Retreat[],
  than: Pick<RetreatSummary, "id" | "start">,
  next: Pick<RetreatSummary, "id"> | null,
  day: string,
): Retreat[] {
  const { ahead } = splitByToday(sorted, day);
  const open = ahead.filter(({ id, status }) => id !== than.id && id !== next?.id && !status);
  const later = open.filter(({ start = "" }) => start > (than.start ?? ""));
  return [...new Set([...later, ...open])].slice(0, 2);
}
