import { PAGES, pagesUnder, pageUnder } from "@/lib/routes";
import { perList } from "@/lib/text/per-list";
import { categorySlug, nameKey, slug } from "@/lib/text/strings";

// The collator sorts É with E, and « 2 » before « 10 ».
const frenchOrder = new Intl.Collator("fr", { numeric: true, sensitivity: "variant" });

type Sortable = { id: string; title?: string; name?: string; start?: string };

/** Sorts documents by first day, undated ones last (requirement 3.8), then by name and id. */
export function sortedDocuments<D extends Sortable>(documents: readonly D[]): D[] {
  const day = ({ start }: Sortable) => start ?? "9999-99-99";
  const name = ({ id, title, name }: Sortable) => title ?? name ?? id;
  return documents.toSorted(
    (a, b) =>
      day(a).localeCompare(day(b), "en") ||
      frenchOrder.compare(name(a), name(b)) ||
      frenchOrder.compare(a.id, b.id),
  );
}

type Categorised = { category?: string };

/** Sorted workshops by the last part of their category's address. Categories of the site come first. */
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

/** The name of a category: the word of the first listed workshop (requirement 3.14), else the site's name. */
export function categoryName(id: string, [firstWorkshop]: readonly Categorised[]): string {
  const page = pageUnder("ateliers", id);
  return firstWorkshop?.category ?? (page ? PAGES[page].name : id);
}

/** The category that a typed name means, with its workshops. */
export const categoryOf = <W extends Categorised>(typed: string, workshops: readonly W[]) =>
  [...workshopsByCategory(workshops)].find(([id]) => nameKey(id) === nameKey(typed));
