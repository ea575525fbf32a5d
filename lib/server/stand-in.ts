import { type CollectionName, NO_DOCUMENT } from "@/lib/content/collections";
import { indexOfCollection } from "@/lib/content/names";
import { contentSource } from "@/lib/content/sources";
import { furtherNumber, PAGE_SIZE, PAST_RETREATS } from "@/lib/lists/paging";
import { DOCUMENTS, type Documented, PAGES, pageUnder } from "@/lib/routes";

/** Whether an id in an address may exist; true if that is unknown. */
type MayExist = (id: string) => boolean | Promise<boolean>;

/** Whether the lists contain the id, or the source does: a document may be newer than the lists. */
const mayBeDocument =
  (collection: Documented): MayExist =>
  (id) => {
    const index = indexOfCollection(collection);
    if (!index || index.names.has(id)) return true;
    const read = contentSource().then((source) => source.get(collection, id));
    return read.then(Boolean, () => true);
  };

/** The number of workshops in a category; undefined if the list has not been read yet. */
function inCategory(id: string): number | undefined {
  const workshops = indexOfCollection("workshops");
  return workshops && (workshops.categories.get(id) ?? 0);
}

const BY_FOLDER: Record<string, MayExist> = {
  [DOCUMENTS.partners.folder]: mayBeDocument("partners"),
  [DOCUMENTS.workshops.folder]: mayBeDocument("workshops"),
  [DOCUMENTS.calendar.folder]: mayBeDocument("calendar"),
  ateliers: (id) => pageUnder("ateliers", id) !== undefined || inCategory(id) !== 0,
  elements: (id) => pageUnder("elements", id) !== undefined,
};

const LISTS: Record<string, CollectionName> = {
  [PAGES.partenaires.path]: "partners",
  [PAGES["le-lieu"].path]: "photos",
  [PAGES.calendrier.path]: "calendar",
  [PAST_RETREATS]: "calendar",
};

// `furtherNumber` accepts 2 and higher, so this page does not exist.
const NO_PAGE = "/page/0";
const WITH_ID = new RegExp(`^/(${Object.keys(BY_FOLDER).join("|")})/([^/]+)(.*)$`);
const FURTHER_PAGE = /^(.+)\/page\/([^/]+)$/;

/** The path of the shared 404 page for an address; undefined if the address may exist. */
export async function standInFor(address: string): Promise<string | undefined> {
  const [, folder, id = "", suffix = ""] = WITH_ID.exec(address) ?? [];
  const [, list, page = ""] = FURTHER_PAGE.exec(address) ?? [];
  if (folder) {
    const mayExist = await BY_FOLDER[folder]?.(id);
    if (mayExist && !(list && isBeyond(page, inCategory(id)))) return undefined;
    return `/${folder}/${NO_DOCUMENT}${list ? NO_PAGE : suffix}`;
  }
  const collection = LISTS[list ?? ""];
  return collection && isBeyond(page, indexOfCollection(collection)?.count) ? list + NO_PAGE : undefined;
}

/** Whether a list of `entries` entries has no such page; always true if `page` is no valid number. */
function isBeyond(page: string, entries = Number.POSITIVE_INFINITY): boolean {
  const number = furtherNumber(page);
  return number === undefined || (number - 1) * PAGE_SIZE >= entries;
}
