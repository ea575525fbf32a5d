import type { RetreatSummary } from "./types";

// Accents with their letter, digits by value: É with E, « 2 » before « 10 ».
const french = new Intl.Collator("fr", { numeric: true, sensitivity: "variant" });

/** Sorts a copy by a French text; equal texts by id, so that the order never depends on the source. */
export function sortByText<T extends { id: string }>(entries: readonly T[], text: (entry: T) => string): T[] {
  return [...entries].sort((a, b) => french.compare(text(a), text(b)) || french.compare(a.id, b.id));
}

/** Start dates ascending, entries without one after those that have one (spec section 3). */
export function sortByStart<T extends RetreatSummary>(retreats: readonly T[]): T[] {
  const key = (retreat: T) => retreat.start ?? "9999-99-99";
  return sortByText(retreats, (retreat) => retreat.title).sort((a, b) => key(a).localeCompare(key(b), "en"));
}
