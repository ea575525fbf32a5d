import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { hiddenAmong, listIds, publications } from "@/lib/content";
import type { CollectionName } from "@/lib/content/collections";
import { BEYOND_TAG, collectionTag, DAY_TAG, documentTag, listTag } from "@/lib/content/ids";
import { load } from "@/lib/load";
import { documentPath, EVERY_PAGE, filesOf, filesShowing, isDocumented, pagesShowing } from "@/lib/routes";
import type { ContentEvent } from "./events";
import { schedulePublications } from "./triggers";
import { firstListPages, visitPages, warmAllPictures, warmPictures } from "./visit";

/**
 * Renews the pages that events concern, inside a request: marks tags at once, then visits pages.
 * @returns the tags
 */
export async function renew(events: readonly ContentEvent[]): Promise<string[]> {
  const plans = await Promise.all(events.map(planEvent));
  const collect = <T>(part: (plan: Plan) => T[]) => unique(plans.flatMap(part));
  const stale = collect((plan) => plan.stale);
  const expired = collect((plan) => plan.expired);
  const pages = collect((plan) => plan.pages);
  // In development an edit shows at once, and pages are compiled when somebody asks for them.
  const isDevelopment = process.env.NODE_ENV === "development";
  for (const tag of stale) revalidateTag(tag, isDevelopment ? { expire: 0 } : "max");
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  if (isDevelopment) return [...stale, ...expired];
  after(async () => {
    // The edited document is visited before its lists are read.
    const visiting = visitPages(pages);
    const inLists = (await Promise.all(collect((plan) => plan.lists).map(firstListPages))).flat();
    await Promise.all([visiting, visitPages(inLists.filter((page) => !pages.includes(page)))]);
    warmPictures([...inLists, ...pages]);
    if (events.some(({ kind }) => kind === "start")) await warmAllPictures();
    const scheduled = await load(publications());
    if (scheduled.state === "loaded") schedulePublications(scheduled.value);
  });
  return [...stale, ...expired];
}

/**
 * Looks up which documents were public, and which of them no longer are. If that is unknown, all are treated so: an
 * outage takes no page down.
 */
async function planEvent(event: ContentEvent): Promise<Plan> {
  if (event.kind !== "documents" && event.kind !== "collection") return planFor(event);
  const ids = await load(listIds(event.collection));
  if (ids.state !== "loaded") return planFor(event);
  const changed = event.kind === "documents" && new Set([...event.modified, ...event.removed]);
  const candidates = changed ? ids.value.filter((id) => changed.has(id)) : ids.value;
  const hidden = await load(hiddenAmong(event.collection, candidates));
  return planFor(event, new Set(ids.value), hidden.state === "loaded" ? hidden.value : []);
}

/**
 * `stale`: tags whose pages are renewed in the background; `expired`: tags whose pages are rendered before
 * the next answer; `pages` and `lists`: what to visit.
 */
type Plan = { stale: string[]; expired: string[]; pages: string[]; lists: CollectionName[] };

const NOTHING: Plan = { stale: [], expired: [], pages: [], lists: [] };
// The framework's time to renew tags is quadratic in their number.
const MAX_TAGS = 500;

/**
 * The tags, pages and lists that an event concerns.
 * @param publicIds the ids that were public before, if known
 * @param hidden those of them that no longer are: no page may name them once more
 */
export function planFor(
  event: ContentEvent,
  publicIds?: ReadonlySet<string>,
  hidden: readonly string[] = [],
): Plan {
  if (event.kind === "start") return NOTHING;
  if (event.kind === "midnight")
    return { stale: [DAY_TAG], expired: [BEYOND_TAG], pages: EVERY_PAGE, lists: ["calendar"] };
  const { collection } = event;
  const tags = (some: readonly string[]) => some.map((id) => documentTag(collection, id)).slice(0, MAX_TAGS);
  const gone = [BEYOND_TAG, ...(hidden.length > 0 ? [listTag(collection), ...tags(hidden)] : [])];
  const every = { stale: [collectionTag(collection)], expired: gone, pages: pagesOf(collection, []) };
  if (event.kind === "collection") return { ...every, lists: [collection] };
  const { added, modified, removed } = event;
  const ids = [...added, ...modified, ...removed];
  if (ids.length === 0) return NOTHING;
  const isNew = (id: string) => publicIds !== undefined && !publicIds.has(id);
  // The cached 404 of a new document must expire at once.
  const expired = [...gone, ...tags([...added, ...modified.filter(isNew)])];
  // With more changes, as in the listener's first report of a large collection, documents are renewed on
  // request.
  if (ids.length > MAX_TAGS) return { ...every, expired, lists: [] };
  return {
    stale: [listTag(collection), ...tags([...modified.filter((id) => !isNew(id)), ...removed])],
    expired,
    pages: pagesOf(collection, ids),
    lists: [collection],
  };
}

const unique = <T>(values: T[]) => [...new Set(values)];

/**
 * The paths to visit: the first document, pages that list it, its files, every page of `PAGES`, other
 * documents.
 */
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
