import "server-only";
import { listPartners, listRetreats, listWorkshops, ownPages } from "@/lib/content";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { pagedLists, workshopsByCategory } from "@/lib/lists";
import { furtherNumbers, pagePath } from "@/lib/lists/paging";
import {
  calendarBelow,
  documentPath,
  EVERY_PAGE,
  isDocumented,
  mayBePage,
  PAGES,
  pageUnder,
  pathTo,
  previewBelow,
  SUBSCRIPTION,
} from "@/lib/routes";
import { previewPath } from "@/lib/site/preview/cards";
import { slug } from "@/lib/text/strings";
import { MESSAGE_PATHS } from "./messages";

/** Every address that the site answers from its store, in the order in which a first start renders them. */
export async function listAddresses(): Promise<string[]> {
  const [partners, workshops, retreats] = [listPartners(), listWorkshops(), listRetreats()];
  const categories = [...workshopsByCategory(workshops).keys()].filter((id) => !pageUnder("ateliers", id));
  const lists = await Promise.all(COLLECTION_NAMES.map((name) => pagedLists[name]()));
  const documents = [
    ...retreats.map(({ id }) => pathTo.retreat(id)),
    ...workshops.map(({ id }) => pathTo.workshop(id)),
    ...partners.map(({ id }) => pathTo.partner(id)),
  ];
  return [
    ...new Set([
      PAGES.accueil.path,
      ...MESSAGE_PATHS,
      ...EVERY_PAGE,
      ...categories.map(pathTo.category),
      ...ownPages().map(({ path }) => path),
      ...["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", SUBSCRIPTION],
      ...lists.flat().flatMap((list) => furtherNumbers(list).map((number) => pagePath(list.path, number))),
      ...documents,
      // Partners link to workshops by their titles.
      ...workshops.flatMap(({ title }) => (slug(title) ? [pathTo.workshop(slug(title))] : [])),
      ...retreats.filter(({ state }) => state.days).map(({ id }) => calendarBelow(pathTo.retreat(id))),
      ...[...Object.keys(PAGES), ...ownPages().map(({ id }) => id)].map(previewPath),
      ...[...documents, ...categories.map(pathTo.category)].map(previewBelow),
    ]),
  ];
}

/** The addresses of the documents' own pages, which are rendered first after an edit. */
export function addressesOf(collection: CollectionName, ids: readonly string[]): string[] {
  if (isDocumented(collection)) return ids.map((id) => documentPath(collection, id));
  return collection === "pages" ? ids.filter(mayBePage).map(pathTo.page) : [];
}
