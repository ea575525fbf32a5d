import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { publications } from "@/lib/content";
import type { CollectionName } from "@/lib/content/collections";
import { collectionTag, DAY_TAG, documentTag, listTag, removalTag } from "@/lib/content/ids";
import { dayInParis } from "@/lib/dates";
import { pagedLists } from "@/lib/lists";
import { pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import {
  documentPath,
  EVERY_PAGE,
  filesOf,
  filesShowing,
  isDocumented,
  MESSAGES,
  pagesShowing,
} from "@/lib/routes";
import type { ContentEvent } from "./events";
import { visitPages } from "./visit";

const IS_DEVELOPMENT = process.env.NODE_ENV === "development";

/**
 * Renews the pages that events concern, inside a request: marks tags at once, then has pages visited.
 * @returns the tags
 */
export async function renew(events: readonly ContentEvent[]): Promise<string[]> {
  const plans = (await Promise.all(events.map(plansOf))).flat();
  const collect = <T>(part: (plan: Plan) => readonly T[]) => [...new Set(plans.flatMap(part))];
  const [stale, expired] = [collect((plan) => plan.stale), collect((plan) => plan.expired)];
  // In development an edit shows at once, and pages are compiled when somebody asks for them.
  for (const tag of stale) revalidateTag(tag, IS_DEVELOPMENT ? { expire: 0 } : "max");
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  if (!IS_DEVELOPMENT && plans.length > 0)
    after(async () => {
      visitPages(collect((plan) => plan.first));
      const lists = await Promise.all(collect((plan) => plan.lists).map(firstListPages));
      visitPages([], [...lists.flat(), ...collect((plan) => plan.pages), ...EVERY_PAGE, ...MESSAGES]);
    });
  return [...stale, ...expired];
}

/** The first pages of the lists that show a collection; none if they cannot be read. */
async function firstListPages(collection: CollectionName): Promise<string[]> {
  const lists = await load(pagedLists[collection]());
  return lists.state === "loaded" ? lists.value.map(({ path }) => pagePath(path, 1)) : [];
}

const plansOf = async (event: ContentEvent): Promise<Plan[]> =>
  event.kind === "clock" ? passedSince(Date.now()) : [planFor(event)];

/** Until when the passing of time has been announced: milliseconds since the epoch. */
let lastCheck = performance.timeOrigin;

/** What has come by itself since the last call: a day, and documents whose `publishAt` has passed (requirement 4.8). */
async function passedSince(now: number): Promise<Plan[]> {
  const listed = await load(publications());
  if (listed.state !== "loaded") return [];
  const since = lastCheck;
  lastCheck = now;
  const due = listed.value.filter(({ at }) => Date.parse(at) > since && Date.parse(at) <= now);
  const collections = [...new Set(due.map(({ collection }) => collection))];
  const published = collections.map((collection) => {
    const added = due.filter((entry) => entry.collection === collection).map(({ id }) => id);
    return planFor({ kind: "documents", collection, added, changed: [], gone: [] });
  });
  const isNewDay = dayInParis(new Date(since)) !== dayInParis(new Date(now));
  return isNewDay ? [...published, NEW_DAY] : published;
}

/**
 * `stale`: tags whose pages are renewed in the background; `expired`: tags whose pages are rendered before the next
 * answer. Visits begin with `first`, then come the first pages of `lists`, `pages` and every page of the site.
 */
type Plan = {
  stale: readonly string[];
  expired: readonly string[];
  first: readonly string[];
  lists: readonly CollectionName[];
  pages: readonly string[];
};

const NEW_DAY: Plan = {
  stale: [DAY_TAG],
  expired: [],
  first: pagesShowing("calendar"),
  lists: ["calendar"],
  pages: filesShowing("calendar"),
};

// The framework's time to renew tags is quadratic in their number.
const MAX_TAGS = 500;
/** The edited pages that are visited before their list. */
const MAX_FIRST = 2;

/** The tags and pages that an event concerns. */
export function planFor(event: Exclude<ContentEvent, { kind: "clock" }>): Plan {
  const { collection, gone } = event;
  const { added, changed } = event.kind === "documents" ? event : { added: [], changed: [] };
  const ids = [...added, ...changed];
  const tags = (some: readonly string[]) => some.map((id) => documentTag(collection, id)).slice(0, MAX_TAGS);
  // After so many changes, as after an import, documents are renewed on request.
  const isWhole = event.kind === "collection" || ids.length > MAX_TAGS;
  const documents = isDocumented(collection) && !isWhole ? ids.map((id) => documentPath(collection, id)) : [];
  return {
    stale: isWhole ? [collectionTag(collection)] : [listTag(collection), ...tags(changed)],
    // No page may name once more what is gone, nor show once more that a document is missing.
    expired: [...(gone.length > 0 ? [removalTag(collection)] : []), ...tags([...gone, ...added])],
    first: [...documents.slice(0, MAX_FIRST), ...pagesShowing(collection)],
    lists: [collection],
    pages: [
      ...filesShowing(collection),
      ...documents.slice(MAX_FIRST),
      ...documents.flatMap((page) => filesOf(collection, page)),
    ],
  };
}
