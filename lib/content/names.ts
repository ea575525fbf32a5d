import { sorted } from "@/lib/content/order";
import { PAGES, pagesUnder, pageUnder } from "@/lib/routes";
import { categorySlug, nameKey } from "@/lib/text/strings";

type Categorised = { id: string; title: string; category?: string };

/** The sorted workshops by the last part of their category's address: the site's own categories first, then the owners'. */
export function byCategory<W extends Categorised>(workshops: readonly W[]): Map<string, W[]> {
  const categories = new Map<string, W[]>(pagesUnder("ateliers").map((id) => [id, []]));
  const ids = new Map<string, string>(pagesUnder("ateliers").map((id) => [id, id]));
  for (const workshop of sorted(workshops)) {
    const key = nameKey(workshop.category ?? "");
    if (!key) continue;
    const id = ids.get(key) ?? categorySlug(workshop.category ?? "");
    const others = categories.get(id);
    if (others) others.push(workshop);
    else categories.set(id, [workshop]);
    ids.set(key, id);
  }
  return categories;
}

/** The name of a category: that of the first workshop listed (requirement 3.14), else the site's own. */
export function categoryName(id: string, [first]: readonly Categorised[]): string {
  const page = pageUnder("ateliers", id);
  return first?.category ?? (page ? PAGES[page].name : id);
}

/** The category that a name means, as `byCategory` has it. */
export const categoryOf = <W extends Categorised>(typed: string, workshops: readonly W[]) =>
  [...byCategory(workshops)].find(([id]) => nameKey(id) === nameKey(typed));
