import { PAGES, pagesUnder, pageUnder } from "@/lib/routes";
import { perList } from "@/lib/text/per-list";
import { categorySlug, nameKey, slug } from "@/lib/text/strings";

// É sorts with E, « 2 » before « 10 ».
const frenchOrder = new Intl.Collator("fr", { numeric: true, sensitivity: "variant" });

type Sortable = { id: string; title?: string; name?: string; start?: string };

/** By first day, those without one last (requirement 3.8); then by name and id, whatever the source. */
export function sortedDocuments<D extends Sortable>(documents: readonly D[]): D[] {
  const day = ({ start }: Sortable) => start ?? "9999-99-99";
  const name = ({ title, name }: Sortable) => title ?? name ?? "";
  return documents.toSorted(
    (a, b) =>
      day(a).localeCompare(day(b), "en") ||
      frenchOrder.compare(name(a), name(b)) ||
      frenchOrder.compare(a.id, b.id),
  );
}

type Categorised = { category?: string };

/** Sorted workshops by the last part of their category's address: the site's own categories first, then the owners'. */
export const workshopsByCategory: <W extends Categorised>(sorted: readonly W[]) => Map<string, W[]> = perList(
  <W extends Categorised>(sorted: readonly W[]) => {
    const categories = new Map<string, W[]>(pagesUnder("ateliers").map((id) => [id, []]));
    const ids = new Map<string, string>(pagesUnder("ateliers").map((id) => [id, id]));
    for (const workshop of sorted) {
      const { category = "" } = workshop;
      if (!slug(category)) continue;
      const key = nameKey(category);
      const id = ids.get(key) ?? categorySlug(category);
      ids.set(key, id);
      const list = categories.get(id) ?? [];
      list.push(workshop);
      categories.set(id, list);
    }
    return categories;
  },
);

/** The name of a category: that of the first workshop listed (requirement 3.14), else the site's own. */
export function categoryName(id: string, [first]: readonly Categorised[]): string {
  const page = pageUnder("ateliers", id);
  return first?.category ?? (page ? PAGES[page].name : id);
}

/** The category that a name means, as `workshopsByCategory` has it. */
export const categoryOf = <W extends Categorised>(typed: string, workshops: readonly W[]) =>
  [...workshopsByCategory(workshops)].find(([id]) => nameKey(id) === nameKey(typed));
