import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { hiddenAmong, listIds, publications } from "@/lib/content";
import type { CollectionName } from "@/lib/content/collections";
import { BEYOND_TAG, collectionTag, DAY_TAG, documentTag, listTag, removalTag } from "@/lib/content/ids";
import { pagedLists } from "@/lib/lists";
import { pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { documentPath, EVERY_PAGE, filesOf, filesShowing, isDocumented, pagesShowing } from "@/lib/routes";
import { announce } from "./announce";
import type { ContentEvent } from "./events";
import { renewal } from "./renewal.mjs";
import { schedulePublications } from "./triggers";
import { untilRenewed, visitPages } from "./visit";

const IS_DEVELOPMENT = process.env.NODE_ENV === "development";

/**
 * Renews the pages that events concern, inside a request: marks tags at once, then visits pages.
 * @returns the tags
 */
export async function renew(events: readonly ContentEvent[]): Promise<string[]> {
  const plans = await Promise.all(events.map(planEvent));
  const stale = collect(plans, (plan) => plan.stale);
  const expired = collect(plans, (plan) => plan.expired);
  const following = plans.flatMap(({ next }) => next ?? []);
  renewal.running += 1;
  // In development an edit shows at once, and pages are compiled when somebody asks for them.
  for (const tag of stale) revalidateTag(tag, IS_DEVELOPMENT ? { expire: 0 } : "max");
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  after(() =>
    visitPlanned(plans, following).finally(() => {
      renewal.running -= 1;
    }),
  );
  return [...stale, ...expired, ...following.map(({ collection }) => listTag(collection))];
}

async function visitPlanned(plans: readonly Plan[], following: readonly ListEvent[]): Promise<void> {
  if (IS_DEVELOPMENT) return following.forEach(announce);
  // Before its list makes many other pages stale. A failure is logged with their visits.
  await Promise.allSettled(collect(plans, (plan) => plan.first ?? []).map(untilRenewed));
  following.forEach(announce);
  const inLists = (await Promise.all(collect(plans, (plan) => plan.lists).map(firstListPages))).flat();
  // The first list page brings the new list, which publications are read from: they must not wait for all visits.
  await Promise.allSettled(inLists.slice(0, 1).map(untilRenewed));
  const scheduled = await load(publications());
  if (scheduled.state === "loaded") schedulePublications(scheduled.value);
  await visitPages(unique([...inLists, ...collect(plans, (plan) => plan.pages)]));
}

/** The first pages of the lists that show a collection; none if they cannot be read. */
async function firstListPages(collection: CollectionName): Promise<string[]> {
  const lists = await load(pagedLists[collection]());
  return lists.state === "loaded" ? lists.value.map(({ path }) => pagePath(path, 1)) : [];
}

/**
 * Looks up which documents were public, and which of them no longer are. If that is unknown, all are treated so: an
 * outage takes no page down.
 */
async function planEvent(event: ContentEvent): Promise<Plan> {
  if (event.kind !== "documents" && event.kind !== "collection") return planFor(event);
  const ids = await load(listIds(event.collection));
  if (ids.state !== "loaded") return planFor(event);
  const changed = event.kind === "documents" && new Set(event.changed);
  const candidates = changed ? ids.value.filter((id) => changed.has(id)) : ids.value;
  const hidden = await load(hiddenAmong(event.collection, candidates));
  return planFor(event, new Set(ids.value), hidden.state === "loaded" ? hidden.value : []);
}

type ListEvent = Extract<ContentEvent, { kind: "list" }>;

/**
 * `stale`: tags whose pages are renewed in the background; `expired`: tags whose pages are rendered before the next
 * answer; `first`, `pages` and the first pages of `lists` are visited; `next` follows the visits of `first`.
 */
type Plan = {
  stale: string[];
  expired: string[];
  first?: string[];
  pages: string[];
  lists: CollectionName[];
  next?: ListEvent;
};

// The framework's time to renew tags is quadratic in their number.
const MAX_TAGS = 500;
const MAX_FIRST = 2;

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
  if (event.kind === "midnight")
    return { stale: [DAY_TAG], expired: [BEYOND_TAG], pages: EVERY_PAGE, lists: ["calendar"] };
  const { collection } = event;
  if (event.kind === "list")
    return {
      stale: [listTag(collection)],
      expired: [],
      pages: pagesOf(collection, event.ids),
      lists: [collection],
    };
  const tags = (some: readonly string[]) => some.map((id) => documentTag(collection, id)).slice(0, MAX_TAGS);
  const gone = [BEYOND_TAG, ...(hidden.length > 0 ? [removalTag(collection), ...tags(hidden)] : [])];
  const { added, changed } = event.kind === "documents" ? event : { added: [], changed: [] };
  const ids = [...added, ...changed];
  // After so many changes, as after an import, documents are renewed on request.
  if (event.kind === "collection" || ids.length > MAX_TAGS)
    return {
      stale: [collectionTag(collection)],
      expired: gone,
      pages: pagesOf(collection, []),
      lists: [collection],
    };
  const isNew = (id: string) => publicIds !== undefined && !publicIds.has(id);
  return {
    stale: tags(changed.filter((id) => !isNew(id))),
    // The cached 404 of a new document must expire at once.
    expired: [...gone, ...tags([...added, ...changed.filter(isNew)])],
    pages: [],
    lists: [],
    first: isDocumented(collection) ? ids.slice(0, MAX_FIRST).map((id) => documentPath(collection, id)) : [],
    next: { kind: "list", collection, ids },
  };
}

const unique = <T>(values: T[]) => [...new Set(values)];
const collect = <T>(plans: readonly Plan[], part: (plan: Plan) => T[]) => unique(plans.flatMap(part));

/** The paths to visit: pages that list the documents, their files, every page of `PAGES`, the documents. */
function pagesOf(collection: CollectionName, ids: string[]): string[] {
  const documents = isDocumented(collection) ? ids.map((id) => documentPath(collection, id)) : [];
  return unique([
    ...pagesShowing(collection),
    ...filesShowing(collection),
    ...documents.slice(0, 1).flatMap((page) => filesOf(collection, page)),
    ...EVERY_PAGE,
    ...documents,
    ...documents.flatMap((page) => filesOf(collection, page)),
  ]);
}
