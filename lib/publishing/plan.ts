import type { CollectionName } from "@/lib/content/collections";
import { BEYOND_TAG, collectionTag, DAY_TAG, documentTag, listTag } from "@/lib/content/tags";
import { documentPath, EVERY_PAGE, filesOf, filesShowing, pagesShowing } from "@/lib/routes";
import type { News } from "./news";

/**
 * What news mean for this process: tags to renew in the background (`stale`) or before the next answer
 * (`gone`), and the pages to visit, so that the next visitor sees the change; the first pages of the `lists`
 * of some collections are visited too, once the lists are read again.
 */
export type Plan = { stale: string[]; gone: string[]; pages: string[]; lists: CollectionName[] };

const NOTHING: Plan = { stale: [], gone: [], pages: [], lists: [] };
const MAX_PAGES = 60;
// The framework's time to renew tags grows with the square of their number.
const MANY = 500;

/**
 * What news ask for. Edits and removals of documents that visitors see renew in the background, so that
 * an outage cannot take a page down; of a document that they see for the first time the earlier
 * « missing » answer must never be shown again, nor that of a page by which a list has grown.
 * @param shown the ids of a collection that visitors have seen, where that is known
 */
export function planFor(news: News, shown?: ReadonlySet<string>): Plan {
  switch (news.kind) {
    case "start":
      return NOTHING;
    case "midnight":
      return { stale: [DAY_TAG], gone: [BEYOND_TAG], pages: EVERY_PAGE, lists: ["calendar"] };
    case "collection":
      return planForAll(news.collection);
    case "documents":
      return planForDocuments(news, shown);
  }
}

const planForAll = (collection: CollectionName): Plan => ({
  stale: [collectionTag(collection)],
  gone: [BEYOND_TAG],
  pages: pagesOf(collection, []),
  lists: [collection],
});

function planForDocuments(
  { collection, added, modified, removed }: Extract<News, { kind: "documents" }>,
  shown: ReadonlySet<string> | undefined,
): Plan {
  const ids = [...added, ...modified, ...removed];
  if (ids.length === 0) return NOTHING;
  const isNew = (id: string) => shown !== undefined && !shown.has(id);
  const fresh = [...added, ...modified.filter(isNew)];
  const known = [...modified.filter((id) => !isNew(id)), ...removed];
  const gone = [BEYOND_TAG, ...fresh.map((id) => documentTag(collection, id))];
  // A change of thousands of documents, as at every start, renews their pages as they are visited.
  if (ids.length > MANY) return { ...planForAll(collection), gone, lists: [] };
  return {
    stale: [listTag(collection), ...known.map((id) => documentTag(collection, id))],
    gone,
    pages: pagesOf(collection, ids),
    lists: [collection],
  };
}

/** Several plans as one. */
export const together = (plans: readonly Plan[]): Plan => ({
  stale: unique(plans.flatMap(({ stale }) => stale)),
  gone: unique(plans.flatMap(({ gone }) => gone)),
  pages: unique(plans.flatMap(({ pages }) => pages)),
  lists: unique(plans.flatMap(({ lists }) => lists)),
});

const unique = <T>(values: T[]) => [...new Set(values)];

/**
 * The pages to visit after a change, most wanted first: the first document's, those that list the collection,
 * feeds and previews, whose first reader must not be shown what was withdrawn, and every page of the site.
 */
function pagesOf(collection: CollectionName, ids: string[]): string[] {
  const toDocument = documentPath[collection];
  const documents = toDocument ? ids.map(toDocument) : [];
  return unique([
    ...documents.slice(0, 1),
    ...pagesShowing(collection),
    ...filesShowing(collection),
    ...documents.slice(0, 1).flatMap((page) => filesOf(collection, page)),
    ...EVERY_PAGE,
    ...documents,
    ...documents.flatMap((page) => filesOf(collection, page)),
  ]).slice(0, MAX_PAGES);
}
