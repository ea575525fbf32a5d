import { PAGES, pageUnder } from "@/lib/routes";

/** The name of a category by its slug: the most frequent spelling; at a tie the site's own name. */
export function categoryName(id: string, typed: readonly (string | undefined)[]): string | undefined {
  const page = pageUnder("ateliers", id);
  const shipped = page && PAGES[page].name;
  const uses = new Map<string, number>();
  for (const name of typed) if (name) uses.set(name, (uses.get(name) ?? 0) + 1);
  const most = Math.max(...uses.values());
  const favourites = [...uses].filter(([, count]) => count === most).map(([name]) => name);
  return shipped && favourites.length !== 1 ? shipped : favourites[0];
}
