import { nextRetreat, today } from "@/lib/content";
import { shortRange, stay } from "@/lib/dates";

/** The next dated retreat, its dates in the fewest words and its length; null without one. */
export async function nextDated() {
  const [retreat, day] = await Promise.all([nextRetreat(), today()]);
  if (!retreat?.start || !retreat.end) return null;
  const { start, end } = retreat;
  return { retreat, when: shortRange(start, end, day), length: stay(start, end) };
}

export type NextDated = NonNullable<Awaited<ReturnType<typeof nextDated>>>;
