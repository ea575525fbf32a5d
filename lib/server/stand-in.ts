import { type CollectionName, NO_DOCUMENT } from "@/lib/content/collections";
import { indexOfCollection } from "@/lib/content/names";
import { contentSource } from "@/lib/content/sources";
import { furtherNumber, PAGE_SIZE, PAST_RETREATS } from "@/lib/lists/paging";
import { DOCUMENTS, type Documented, PAGES, pageUnder } from "@/lib/routes";

/** Whether an id in an address may exist; true in doubt. */
type MayLead = (id: string) => boolean | Promise<boolean>;

/** The lists contain it, or the source has it now: a document may be newer than the lists. */
const toDocument =
  (collection: Documented): MayLead =>
  (id) => {
    const named = indexOfCollection(collection);
    if (!named || named.names.has(id)) return true;
    const read = contentSource().then((source) => source.get(collection, id));
    return read.then(Boolean, () => true);
  };

/** How many workshops a category has; undefined where the list has not been read yet. */
function inCategory(id: string): number | undefined {
  const workshops = indexOfCollection("workshops");
  return workshops && (workshops.categories.get(id) ?? 0);
}

const BY_FOLDER: Record<string, MayLead> = {
  [DOCUMENTS.partners.folder]: toDocument("partners"),
  [DOCUMENTS.workshops.folder]: toDocument("workshops"),
  [DOCUMENTS.calendar.folder]: toDocument("calendar"),
  ateliers: (id) => pageUnder("ateliers", id) !== undefined || inCategory(id) !== 0,
  elements: (id) => pageUnder("elements", id) !== undefined,
};

const LISTS: Record<string, CollectionName> = {
  [PAGES.partenaires.path]: "partners",
  [PAGES["le-lieu"].path]: "photos",
  [PAGES.calendrier.path]: "calendar",
  [PAST_RETREATS]: "calendar",
};

const WITH_ID = new RegExp(`^/(${Object.keys(BY_FOLDER).join("|")})/([^/]+)(.*)$`);
const FURTHER_PAGE = /^(.+)\/page\/([^/]+)$/;

/** The address whose answer serves all unknown addresses of a kind; undefined if this one may exist. */
export async function standInFor(address: string): Promise<string | undefined> {
  const [, folder, id = "", below = ""] = WITH_ID.exec(address) ?? [];
  const [, list, page = ""] = FURTHER_PAGE.exec(address) ?? [];
  if (folder) {
    const mayLead = await BY_FOLDER[folder]?.(id);
    if (mayLead && !(list && isBeyond(page, inCategory(id)))) return undefined;
    return `/${folder}/${NO_DOCUMENT}${list ? "/page/0" : below}`;
  }
  const collection = LISTS[list ?? ""];
  return collection && isBeyond(page, indexOfCollection(collection)?.count) ? `${list}/page/0` : undefined;
}

/** Whether a list of at most so many entries has no such page; false where their number is unknown. */
function isBeyond(page: string, entries = Number.POSITIVE_INFINITY): boolean {
  const number = furtherNumber(page);
  return number === undefined || (number - 1) * PAGE_SIZE >= entries;
}
