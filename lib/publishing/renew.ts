import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { listIds, publications } from "@/lib/content";
import type { CollectionName } from "@/lib/content/collections";
import { BEYOND_TAG, collectionTag, DAY_TAG, documentTag, listTag } from "@/lib/content/ids";
import { load } from "@/lib/load";
import { documentPath, EVERY_PAGE, filesOf, filesShowing, isDocumented, pagesShowing } from "@/lib/routes";
import type { News } from "./news";
import { awaitPublications } from "./triggers";
import { firstListPages, visitPages, warmEveryPage, warmPictures } from "./visit";

/**
 * Renews what news concern, inside a request: tags now, then visits the changed pages.
 * @returns the tags
 */
export async function renew(news: readonly News[]): Promise<string[]> {
  const plans = await Promise.all(news.map(plan));
  const all = <K extends keyof Plan>(part: K) => unique(plans.flatMap((one): Plan[K][number][] => one[part]));
  const [stale, gone, pages] = [all("stale"), all("gone"), all("pages")];
  for (const tag of stale) revalidateTag(tag, "max");
  for (const tag of gone) revalidateTag(tag, { expire: 0 });
  after(async () => {
    // The edited document does not wait until its lists are read.
    const visited = visitPages(pages);
    const inLists = (await Promise.all(all("lists").map(firstListPages))).flat();
    await Promise.all([visited, visitPages(inLists.filter((page) => !pages.includes(page)))]);
    warmPictures([...inLists, ...pages]);
    if (news.some(({ kind }) => kind === "start")) await warmEveryPage();
    const awaited = await load(publications());
    if (awaited.state === "loaded") awaitPublications(awaited.value);
  });
  return [...stale, ...gone];
}

// In doubt visitors have seen them all: renewed in the background, so that an outage takes no page down.
async function plan(news: News): Promise<Plan> {
  if (news.kind !== "documents" || news.modified.length === 0) return planFor(news);
  const ids = await load(listIds(news.collection));
  return planFor(news, ids.state === "loaded" ? new Set(ids.value) : undefined);
}

/** Tags to renew in the background (`stale`) or before the next answer (`gone`), pages and lists to visit. */
type Plan = { stale: string[]; gone: string[]; pages: string[]; lists: CollectionName[] };

const NOTHING: Plan = { stale: [], gone: [], pages: [], lists: [] };
// The framework's time to renew tags grows with the square of their number.
const MAX_TAGS = 500;

/** Turns news into work; `shown` are the ids that visitors have seen, where they are known. */
export function planFor(news: News, shown?: ReadonlySet<string>): Plan {
  if (news.kind === "start") return NOTHING;
  if (news.kind === "midnight")
    return { stale: [DAY_TAG], gone: [BEYOND_TAG], pages: EVERY_PAGE, lists: ["calendar"] };
  const { collection } = news;
  const every = { stale: [collectionTag(collection)], gone: [BEYOND_TAG], pages: pagesOf(collection, []) };
  if (news.kind === "collection") return { ...every, lists: [collection] };
  const { added, modified, removed } = news;
  const ids = [...added, ...modified, ...removed];
  if (ids.length === 0) return NOTHING;
  const isNew = (id: string) => shown !== undefined && !shown.has(id);
  const tags = (some: string[]) => some.map((id) => documentTag(collection, id));
  const gone = [BEYOND_TAG, ...tags([...added, ...modified.filter(isNew)])];
  // Thousands of documents, as at every start: their pages are renewed as they are visited.
  if (ids.length > MAX_TAGS) return { ...every, gone, lists: [] };
  return {
    stale: [listTag(collection), ...tags([...modified.filter((id) => !isNew(id)), ...removed])],
    gone,
    pages: pagesOf(collection, ids),
    lists: [collection],
  };
}

const unique = <T>(values: T[]) => [...new Set(values)];

/** The pages to visit: the first document's, those that list it, its files, then every page of the site. */
function pagesOf(collection: CollectionName, ids: string[]): string[] {
  const documents = isDocumented(collection) ? ids.map((id) => documentPath(collection, id)) : [];
  const first = documents.slice(0, 1);
  return unique([
    ...first,
    ...pagesShowing(collection),
    ...filesShowing(collection),
    ...first.flatMap((page) => filesOf(collection, page)),
    ...EVERY_PAGE,
    ...documents,
    ...documents.flatMap((page) => filesOf(collection, page)),
  ]);
}
