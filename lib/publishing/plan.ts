import type { CollectionName } from "@/lib/content/collections";
import { BEYOND_TAG, collectionTag, DAY_TAG, documentTag, type KeptApart, listTag } from "@/lib/content/tags";
import { documentPath, EVERY_PAGE, filesOf, filesShowing, pagesShowing } from "@/lib/routes";
import type { News } from "./news";

/** A collection whose lists changed, and the documents of it that did; none where they are not known. */
export type ListChange = { collection: CollectionName; ids: string[] };

/**
 * What news mean for this process: tags to renew in the background (`stale`) or before the next
 * answer (`gone`), and the pages to render again at once, so that the next visitor sees the change;
 * `lists` may have further pages, which are found once the lists are read again.
 */
export type Plan = { stale: string[]; gone: string[]; pages: string[]; lists: ListChange[] };

const NOTHING: Plan = { stale: [], gone: [], pages: [], lists: [] };
/** The pages that name what is kept apart; others are renewed as they are visited. */
const RENDERED_AT_ONCE: Record<KeptApart, string[]> = { "next-retreat": EVERY_PAGE, leaders: [] };
const MOST_PAGES = 60;
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
    case "kept-apart":
      return { ...NOTHING, stale: [news.what], pages: RENDERED_AT_ONCE[news.what] };
    case "midnight":
      return {
        stale: [DAY_TAG],
        gone: [BEYOND_TAG],
        pages: pagesShowing("calendar"),
        lists: [{ collection: "calendar", ids: [] }],
      };
    case "collection":
      return planForAll(news.collection);
    case "documents":
      return planForDocuments(news, shown);
  }
}

function planForAll(collection: CollectionName): Plan {
  return {
    stale: [collectionTag(collection)],
    gone: [BEYOND_TAG],
    pages: pagesOf(collection, []),
    lists: [{ collection, ids: [] }],
  };
}

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
    lists: [{ collection, ids }],
  };
}

/** Several plans as one. */
export const together = (plans: readonly Plan[]): Plan => ({
  stale: unique(plans.flatMap(({ stale }) => stale)),
  gone: unique(plans.flatMap(({ gone }) => gone)),
  pages: unique(plans.flatMap(({ pages }) => pages)),
  lists: plans.flatMap(({ lists }) => lists),
});

const unique = (texts: string[]) => [...new Set(texts)];

/**
 * The pages that show a collection, those of its named documents, and all of them for words that may stand on any.
 * The first document's comes before all: whoever edits one looks there. Feeds and previews too: their first reader
 * must not be shown what was withdrawn.
 */
function pagesOf(collection: CollectionName, ids: string[]): string[] {
  const toDocument = documentPath[collection];
  const documents = toDocument ? ids.map(toDocument) : [];
  const anywhere = collection === "pages" ? EVERY_PAGE : [];
  return unique([
    ...documents.slice(0, 1),
    ...pagesShowing(collection),
    ...filesShowing(collection),
    ...documents,
    ...anywhere,
    ...documents.flatMap((page) => filesOf(collection, page)),
  ]).slice(0, MOST_PAGES);
}
