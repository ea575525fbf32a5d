import "server-only";
import type { CollectionName } from "@/lib/content/collections";
import { sortedDocuments } from "@/lib/content/order";
import { asShownHere, isPreview, isPublic } from "@/lib/content/publication";
import { willBegin, withState } from "@/lib/content/retreat-state";
import { snapshot } from "@/lib/content/snapshot";
import type {
  PageOverride,
  Partner,
  PartnerSummary,
  Photo,
  Retreat,
  RetreatSummary,
  Unlisted,
  Workshop,
  WorkshopSummary,
} from "@/lib/content/types";
import { UNLISTED } from "@/lib/content/types";
import type { Moment } from "@/lib/dates";
import { question } from "@/lib/questions";
import { isOwnPageId, isPageId, type Link, pathTo } from "@/lib/routes";
import { nameKey, slug } from "@/lib/text/strings";

export type * from "./types";

// Pages read documents through these functions. Each is a question (lib/questions.ts): a page that asked it
// is rendered again when the answer differs. A hidden or missing document is undefined.

/** A workshop without past dates; any other document as it is. */
function asOfToday<D extends object>(document: D): D {
  const { dates } = document as { dates?: Moment[] };
  return dates ? { ...document, dates: dates.filter(({ day }) => day >= snapshot.today) } : document;
}

/** The documents of a collection that visitors may see, in their order. */
const listVisible = question("listVisible", (collection: CollectionName) =>
  sortedDocuments(
    snapshot.documents(collection).flatMap((document) => asShownHere(asOfToday(document)) ?? []),
  ),
) as <C extends CollectionName>(collection: C) => VisibleDocument<C>[];
type VisibleDocument<C extends CollectionName> = ReturnType<typeof snapshot.documents<C>>[number];

function getVisible<C extends CollectionName>(collection: C, id: string) {
  const document = snapshot.get(collection, id);
  return document && asShownHere(asOfToday(document));
}

/** A document without the fields that lists do not show. */
function listed<D extends object>(document: D): Omit<D, Unlisted> {
  const listedFields: D & { [field in Unlisted]?: unknown } = { ...document };
  for (const field of UNLISTED) delete listedFields[field];
  return listedFields;
}

/** The photos of the place that have a picture. */
export const listPhotos = question("listPhotos", (): Photo[] =>
  listVisible("photos")
    .map(listed)
    .filter((photo): photo is Photo => photo.image !== undefined),
);
export const listPartners = question("listPartners", (): PartnerSummary[] =>
  listVisible("partners").map(listed),
);
export const listWorkshops = question("listWorkshops", (): WorkshopSummary[] =>
  listVisible("workshops").map(listed),
);
export const listRetreats = question("listRetreats", (): RetreatSummary[] =>
  listVisible("calendar").map((retreat) => withState(listed(retreat), snapshot.today)),
);

export const getPartner = question("getPartner", (id: string): Partner | undefined =>
  getVisible("partners", id),
);
export const getWorkshop = question("getWorkshop", (id: string): Workshop | undefined =>
  getVisible("workshops", id),
);
export const getRetreat = question("getRetreat", (id: string): Retreat | undefined => {
  const retreat = getVisible("calendar", id);
  return retreat && withState(retreat, snapshot.today);
});

/** The hosts' document for a page of the site, a page of their own or a category (requirement 4.11). */
export const pageOverride = question("pageOverride", (id: string): PageOverride | undefined => {
  const pages = listVisible("pages");
  const hasSameName = isPageId(id)
    ? undefined
    : ({ id: pageId }: PageOverride) => nameKey(pageId) === nameKey(id);
  return pages.find((page) => page.id === id) ?? (hasSameName && pages.find(hasSameName));
});

/**
 * The pages of the site that the hosts hide by a draft. No link leads to them, but their addresses answer.
 */
export const hiddenPages = question("hiddenPages", (): string[] => {
  const hidden = snapshot.documents("pages").filter((page) => isPageId(page.id) && !asShownHere(page));
  return hidden.map(({ id }) => id);
});

/** A page of the hosts' own; `menu` says where the link stands, by default in the footer. */
export type OwnPage = Link & { id: string; menu?: "haut" | "non" };

/** The most pages of the hosts' own for which the bar has room. */
const MAX_IN_MENU = 2;

/**
 * The hosts' own pages, sorted by title: the documents of `pages` whose id names neither a page of the site
 * nor a category.
 */
export const ownPages = question("ownPages", () => {
  const categories = new Set(listWorkshops().map(({ category = "" }) => nameKey(category)));
  let places = MAX_IN_MENU;
  return listVisible("pages")
    .filter(({ id }) => isOwnPageId(id) && !categories.has(nameKey(id)))
    .map(({ id, title = id, menu = "" }): OwnPage => {
      const typedPlace = (["haut", "non"] as const).find((place) => place === slug(menu));
      const place = typedPlace === "haut" && places-- <= 0 ? undefined : typedPlace;
      return { id, name: title, path: pathTo.page(id), menu: place };
    });
});

/** The page of the hosts' own with this id, or undefined. */
export const getOwnPage = question("getOwnPage", (id: string): OwnPage | undefined =>
  ownPages().find((page) => page.id === id),
);

/** The ISO instants at which documents of a collection changed last, by id, where the source knows them. */
export const lastChanges = question("lastChanges", (collection: CollectionName): Record<string, string> => {
  const changeOfFile = snapshot.changedAt(collection);
  return Object.fromEntries(
    listVisible(collection).flatMap(({ id, updatedAt = changeOfFile }) =>
      updatedAt ? [[id, updatedAt]] : [],
    ),
  );
});

/** The year in Paris, for the line of the copyright. */
export const currentYear = question("currentYear", (): string => snapshot.today.slice(0, 4));

/** Today in Paris, from which other answers follow. No page asks for the day itself. */
export const today = (): string => snapshot.today;

/** The next dated retreat to begin, which every page shows. */
export const nextRetreat = question("nextRetreat", (): RetreatSummary | undefined =>
  listRetreats().find(({ state }) => willBegin(state)),
);

/** The partners that name this workshop, sorted by title. */
export const partnersLeading = question("partnersLeading", (workshop: string): PartnerSummary[] => {
  const ids = leadersOfWorkshops()[workshop] ?? [];
  return listPartners().filter(({ id }) => ids.includes(id));
});

/** Ids of partners by the id of the workshop. */
const leadersOfWorkshops = question("leadersOfWorkshops", () => {
  const byName = new Map<string, string[]>();
  for (const { id, workshops } of listPartners())
    for (const name of new Set(workshops.map(nameKey))) byName.set(name, [...(byName.get(name) ?? []), id]);
  // `listVisible` would mark the titles on the preview instance.
  const leaders = snapshot
    .documents("workshops")
    .map(({ id, title }) => [id, byName.get(nameKey(title)) ?? []] as const);
  return Object.fromEntries(leaders) as Record<string, string[]>;
});

/** The workshop with this name: the slug of its title, or the name that a partner gives it. */
export const workshopNamed = question("workshopNamed", (name: string): WorkshopSummary | undefined => {
  const bySlug = workshopsBySlug();
  const id = Object.hasOwn(bySlug, name) ? bySlug[name] : undefined;
  return id === undefined ? undefined : listedWorkshop(id);
});

/** A workshop as lists show it, without the mark of the preview instance. */
function listedWorkshop(id: string): WorkshopSummary | undefined {
  const document = snapshot.get("workshops", id);
  if (!document) return undefined;
  return listed(asOfToday(document));
}

/** Ids of workshops by the slug of their title, and by the key of the names that partners give them. */
const workshopsBySlug = question("workshopsBySlug", () => {
  // `listVisible` would mark the titles on the preview instance.
  const workshops = snapshot.documents("workshops").filter((workshop) => isPreview() || isPublic(workshop));
  // If two workshops have the same title, the first workshop keeps the address.
  const reversed = sortedDocuments(workshops).toReversed();
  const idsBy = (keyOf: typeof slug) => reversed.map(({ id, title }) => [keyOf(title), id] as const);
  return Object.fromEntries([...idsBy(nameKey), ...idsBy(slug)]) as Record<string, string>;
});
