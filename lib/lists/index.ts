import {
  getWorkshop,
  hiddenPages,
  listPartners,
  listPhotos,
  listRetreats,
  listWorkshops,
  ownPages,
  pageOverride,
  type RetreatSummary,
  today,
  type Workshop,
  type WorkshopSummary,
} from "@/lib/content";
import type { CollectionName } from "@/lib/content/collections";
import { categoryName, categoryOf, workshopsByCategory } from "@/lib/content/order";
import { nameOf, type PageWords, textsOf, trailOf } from "@/lib/content/texts";
import { isoOf, shiftDay } from "@/lib/dates";
import { PAST_RETREATS, type PagedList, pagePath } from "@/lib/lists/paging";
import { question } from "@/lib/questions";
import {
  backTo,
  type Link,
  PAGES,
  type PageId,
  pagesUnder,
  pageUnder,
  pathTo,
  type Under,
} from "@/lib/routes";
import { categoryPreview, pagePreview } from "@/lib/site/preview/cards";
import { slug, withoutNumber } from "@/lib/text/strings";

export { workshopsByCategory };

// The lists that grow with the content, as their pages show them.

const titleOf = ({ title }: { title: string }) => title;

/** A list without the parts that follow from the page on which it begins. */
type ListParts<T> = Pick<PagedList<T>, "entries" | "name"> & Partial<PagedList<T>>;

/** A list that begins on a page of the site, with that page's title unless it has its own. */
async function listOn<T>(id: PageId, ownParts: ListParts<T>): Promise<PagedList<T>> {
  return {
    path: PAGES[id].path,
    trail: trailOf(id),
    preview: () => pagePreview(id),
    ...ownParts,
    title: ownParts.title ?? (await textsOf(id)).title,
  };
}

export const photoList = async () =>
  listOn("le-lieu", {
    title: `${nameOf("le-lieu")} en images`,
    back: backTo("le-lieu"),
    entries: listPhotos(),
    name: ({ id, name = id }) => withoutNumber(name),
  });

export const partnerList = async () => listOn("partenaires", { entries: listPartners(), name: titleOf });

/** The retreats to come by their first day; retreats without a first day are last (requirement 3.8). */
export const retreatsAhead = async () => listOn("calendrier", { entries: retreats().ahead, name: titleOf });

/** The past retreats, the latest first. They begin folded on the calendar. */
export const pastRetreats = async () =>
  listOn("calendrier", {
    path: PAST_RETREATS,
    title: "Retraites passées",
    back: backTo("calendrier"),
    entries: retreats().past,
    name: titleOf,
  });

function retreats() {
  const retreatsByDay = listRetreats();
  return {
    ahead: retreatsByDay.filter(({ state }) => state.phase !== "over"),
    past: retreatsByDay.filter(({ state }) => state.phase === "over").reverse(),
  };
}

/** The workshops whose category has this slug, and the page's title (requirement 3.14). */
export const workshopList = (id: string): PagedList<WorkshopSummary> => categoryList(id, workshopsIn(id));

/** The workshops of a category, by the last part of its address. */
export const workshopsIn = question(
  "workshopsIn",
  (id: string): WorkshopSummary[] => workshopsByCategory(listWorkshops()).get(id) ?? [],
);

function categoryList(id: string, entries: WorkshopSummary[]): PagedList<WorkshopSummary> {
  // Requirement 3.14 calls a category without workshops « Coaching ».
  const categoryTitle = entries.length ? categoryName(id, entries) : PAGES.coaching.name;
  const category = isCategory(id, entries)
    ? categoryLink(id, categoryTitle)
    : { name: categoryTitle, path: pathTo.category(id) };
  return {
    path: category.path,
    title: category.name,
    trail: [...trailOf("ateliers"), category],
    back: backTo("ateliers"),
    preview: () => categoryPreview(category.name, id),
    entries,
    name: titleOf,
  };
}

/** Whether a category exists: the site's own always do, others while they have workshops. */
export const isCategory = (id: string, workshops: readonly unknown[]): boolean =>
  workshops.length > 0 || pageUnder("ateliers", id) !== undefined;

/** A category by the title that the hosts gave its page, else by the given name. */
export const categoryLink = (id: string, fallbackName: string): Link => ({
  name: pageOverride(id)?.title ?? fallbackName,
  path: pathTo.category(id),
});

/** A workshop; link and name of its category are those of the category's page. */
export const openWorkshop = question(
  "openWorkshop",
  (id: string): (Workshop & { categoryId?: string }) | undefined => {
    const workshop = getWorkshop(id);
    const [categoryId, listed] = categoryOf(workshop?.category ?? "", listWorkshops()) ?? [];
    if (!workshop || !categoryId || !listed) return workshop;
    return { ...workshop, category: categoryName(categoryId, listed), categoryId };
  },
);

export type ElementId = Under<"elements">;

/** An element as lists show it, with the texts and pictures of its page. */
export type ElementEntry = { id: ElementId; name: string; path: string; texts: PageWords };

export const listElements = (): Promise<ElementEntry[]> => {
  const hidden = hiddenPages();
  const visibleIds = pagesUnder("elements").filter((id) => !hidden.includes(id));
  return Promise.all(visibleIds.map(async (id) => ({ id, ...PAGES[id], texts: await textsOf(id) })));
};

const MAX_PER_ELEMENT = 4;

/** The workshops of each element, by title, as its page shows them. */
const byElement = (workshops: readonly WorkshopSummary[]): Map<PageId, WorkshopSummary[]> =>
  new Map(
    pagesUnder("elements").map((id) => [
      id,
      workshops.filter(({ element }) => element === id).slice(0, MAX_PER_ELEMENT),
    ]),
  );

export const workshopsOfElement = question(
  "workshopsOfElement",
  (id: PageId): WorkshopSummary[] => byElement(listWorkshops()).get(id) ?? [],
);

/** The workshops with dates within seven days, the next first, each with these dates only. */
export const workshopsThisWeek = question("workshopsThisWeek", (): WorkshopSummary[] => {
  const end = shiftDay(today(), 7);
  const soon = listWorkshops().map(({ dates, ...workshop }) => ({
    ...workshop,
    dates: dates?.filter(({ day }) => day < end),
  }));
  const firstDate = ({ dates: [date] = [] }: WorkshopSummary) => (date ? isoOf(date) : "");
  return soon
    .filter(({ dates }) => dates?.length)
    .sort((a, b) => firstDate(a).localeCompare(firstDate(b), "en"));
});

/** Workshops without a category, which no category page lists. */
export const uncategorisedWorkshops = question("uncategorisedWorkshops", (): WorkshopSummary[] =>
  listWorkshops().filter(({ category = "" }) => !slug(category)),
);

/** The next two workshops of the same category; the list wraps around. */
export const nextInCategory = question("nextInCategory", (id: string): WorkshopSummary[] => {
  const [, workshops = []] = categoryOf(getWorkshop(id)?.category ?? "", listWorkshops()) ?? [];
  const place = workshops.findIndex((workshop) => workshop.id === id);
  return [...workshops.slice(place + 1), ...workshops.slice(0, Math.max(place, 0))].slice(0, 2);
});

/** The part of a list that the sitemap and the list of addresses need. */
export type PagedEntries = { path: string; entries: readonly { id: string }[] };

/** The lists that show a collection, each with all its entries. */
export const pagedLists: Record<CollectionName, () => Promise<PagedEntries[]>> = {
  photos: async () => [await photoList()],
  partners: async () => [await partnerList()],
  workshops: async () => {
    const workshops = listWorkshops();
    const categories = [...workshopsByCategory(workshops)].map(([id, entries]) => categoryList(id, entries));
    const elements = [...byElement(workshops)].map(([id, entries]) => ({ path: PAGES[id].path, entries }));
    return [...categories, ...elements];
  },
  calendar: () => Promise.all([retreatsAhead(), pastRetreats()]),
  pages: async () => ownPages().map((page) => ({ path: page.path, entries: [page] })),
};

/** The paths of pages that nothing announces: hidden ones, and empty lists without words of the hosts. */
export function unannouncedPages(lists: Record<CollectionName, readonly PagedEntries[]>): string[] {
  const workshops = { path: PAGES.ateliers.path, entries: listWorkshops() };
  const allLists = [workshops, ...Object.values(lists).flat()].map((list) => ({
    ...list,
    path: pagePath(list.path, 1),
  }));
  const isEmptyList = (path: string) => {
    const listsAtPath = allLists.filter((list) => list.path === path);
    return listsAtPath.length > 0 && listsAtPath.every(({ entries }) => entries.length === 0);
  };
  const hidden = hiddenPages();
  return (Object.keys(PAGES) as PageId[])
    .filter((id) => hidden.includes(id) || (isEmptyList(PAGES[id].path) && !pageOverride(id)))
    .map((id) => PAGES[id].path);
}

/** Three other bookable retreats, for visitors who are not free then: the first of all, then later ones. */
export function otherDates<Retreat extends RetreatSummary>(
  sorted: readonly Retreat[],
  beside: Pick<RetreatSummary, "id" | "start">,
): Retreat[] {
  const open = sorted.filter(({ id, state }) => id !== beside.id && state.canBook);
  const later = open.filter(({ start = "" }) => start > (beside.start ?? ""));
  const chosen = [...new Set([...open.slice(0, 1), ...later, ...open])].slice(0, 3);
  return open.filter((retreat) => chosen.includes(retreat));
}
