import { NAVIGATION } from "@/lib/menu";
import { CATEGORIES, ELEMENTS, pathTo } from "@/lib/navigation";
import { BEYOND_TAG, type CollectionName, collectionTag, documentTag, listTag } from "./collections";
import type { CollectionChange } from "./source";

/** A collection whose lists changed, and the documents of it that did; none where they are not known. */
export type ListChange = { collection: CollectionName; ids: string[] };

/**
 * What a change means for this process: tags to renew in the background (`stale`) or before the next
 * answer (`gone`), and the pages to render again at once, so that the next visitor sees the change;
 * `lists` may have further pages, which are found once the lists are read again.
 */
export type Renewal = { stale: string[]; gone: string[]; pages: string[]; lists: ListChange[] };

const MOST_PAGES = 60;
// The framework's time to renew tags grows with the square of their number.
const MANY = 500;

/**
 * The renewal of an announced change. Edits and removals of known documents renew in the background,
 * so that an outage cannot take a page down; a new document's earlier « missing » answer must never
 * be shown again, nor that of a page by which a list has grown.
 */
export function renewalOf(change: CollectionChange): Renewal {
  const { collection, added, modified, removed } = change;
  const known = [...modified, ...removed];
  if (added.length + known.length === 0) return { stale: [], gone: [], pages: [], lists: [] };
  const gone = [BEYOND_TAG, ...added.map((id) => documentTag(collection, id))];
  // A change of thousands of documents, as at every start, renews their pages as they are visited.
  if (added.length + known.length > MANY) return { ...renewalOfAll(collection), gone, lists: [] };
  return {
    stale: [listTag(collection), ...known.map((id) => documentTag(collection, id))],
    gone,
    pages: pagesOf(collection, [...added, ...known]),
    lists: [{ collection, ids: [...added, ...known] }],
  };
}

/** The renewal of a whole collection, when it is not known what changed. */
export function renewalOfAll(collection: CollectionName): Renewal {
  return {
    stale: [collectionTag(collection)],
    gone: [BEYOND_TAG],
    pages: pagesOf(collection, []),
    lists: [{ collection, ids: [] }],
  };
}

/** The renewal of one document, announced by its id; `known` says whether the site has seen it before. */
export function renewalOfOne(collection: CollectionName, id: string, known: boolean): Renewal {
  const [added, modified] = known ? [[], [id]] : [[id], []];
  return renewalOf({ collection, added, modified, removed: [], initial: false });
}

/** The pages that show a collection or the named documents of it. */
function pagesOf(collection: CollectionName, ids: string[]): string[] {
  const categories = CATEGORIES.map(({ name }) => pathTo.category(name));
  const pages = {
    photos: () => ["/le-lieu"],
    partners: () => ["/partenaires", ...ids.map(pathTo.partner)],
    workshops: () => [...categories, ...ids.map(pathTo.workshop)],
    // Every page names the next retreat; those that visitors enter by are renewed at once.
    calendar: () => [
      "/",
      ...NAVIGATION.map(({ href }) => href),
      ...ids.map(pathTo.retreat),
      ...categories,
      ...ELEMENTS.map(({ name }) => pathTo.element(name)),
    ],
  };
  return pages[collection]().slice(0, MOST_PAGES);
}
