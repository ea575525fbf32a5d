import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { env } from "@/lib/config/env";
import {
  byCollection,
  COLLECTION_NAMES,
  type CollectionName,
  type FullDocument,
  fieldNames,
  isPossibleId,
} from "@/lib/content/collections";
import { collectionTag, DAY_TAG, documentTag, listTag, removalTag } from "@/lib/content/ids";
import { sorted } from "@/lib/content/order";
import { parseDocument, parseListed } from "@/lib/content/parse";
import { asShownHere, isPreview, isPublic, publicationTimeOf } from "@/lib/content/publication";
import { failureAsValue, orThrow } from "@/lib/content/reading";
import { willBegin, withState } from "@/lib/content/retreat-state";
import { contentSource } from "@/lib/content/sources";
import { isVisible } from "@/lib/content/sources/visible";
import type {
  PageTexts,
  Partner,
  PartnerSummary,
  Photo,
  Retreat,
  RetreatSummary,
  Workshop,
  WorkshopSummary,
} from "@/lib/content/types";
import { dayInParis, type Moment, secondsUntilMidnightInParis } from "@/lib/dates";
import { isOwnPageId, isPageId, type Link, pathTo } from "@/lib/routes";
import { nameKey, slug } from "@/lib/text/strings";

export type * from "./types";

// The functions through which pages read documents. A failed read throws, and is tried again after a second. A function
// without a life of its own lives as long as what it reads.

const YEAR = 365 * 24 * 3600;
// The framework does not prerender what lives for less than five minutes.
const MIN_LIFE = 300;

/** Content is read again by the first rendering after its life; the pages that show it stay while the source is down. */
const foundLife = () => cacheLife({ stale: 300, revalidate: env().REVALIDATE_SECONDS, expire: YEAR });

/** A missing document must never be shown from a stale answer once it exists. */
function missingLife() {
  const life = Math.max(env().REVALIDATE_SECONDS, MIN_LIFE);
  cacheLife({ stale: 300, revalidate: life, expire: life });
}

/** Every document of a collection, hidden ones included: the basis of all its lists. */
const listAll = orThrow(async <C extends CollectionName>(collection: C) => {
  "use cache";
  foundLife();
  cacheTag(collectionTag(collection), listTag(collection), removalTag(collection));
  return failureAsValue(async () => {
    const source = await contentSource();
    const documents = await source.list(collection, fieldNames(collection, "listed"));
    const parsed = documents.filter(({ id }) => isPossibleId(id)).map((raw) => parseListed(collection, raw));
    return Promise.all(parsed.map(asOfToday));
  });
});

const listVisible = async <C extends CollectionName>(collection: C) =>
  (await listAll(collection)).flatMap((document) => asShownHere(document) ?? []);

/** Nothing is read or cached for an invented id: the list knows every document. */
async function get<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<FullDocument<C> | undefined> {
  return (await listIds(collection)).includes(id) ? readDocument(collection, id) : undefined;
}

const listIds = orThrow(async (collection: CollectionName) => {
  "use cache";
  return failureAsValue(async () => (await listAll(collection)).map(({ id }) => id));
});

const readDocument = orThrow(async <C extends CollectionName>(collection: C, id: string) => {
  "use cache";
  foundLife();
  cacheTag(collectionTag(collection), documentTag(collection, id));
  return failureAsValue(async () => {
    const source = await contentSource();
    const raw = await source.get(collection, id);
    const document = raw && parseDocument(collection, raw).document;
    const visible = document && asShownHere(document);
    if (!visible) missingLife();
    return visible && asOfToday(visible);
  });
});

/** A workshop without its dates in the past. */
async function asOfToday<D extends object>(document: D): Promise<D> {
  const { dates } = document as { dates?: Moment[] };
  const day = dates && (await today());
  return day ? { ...document, dates: dates.filter((date) => date.day >= day) } : document;
}

/** The visible documents of a collection in their order. */
const listSorted = orThrow(async <C extends CollectionName>(collection: C) => {
  "use cache";
  return failureAsValue(async () => sorted(await listVisible(collection)));
});

/** The photos of the place that have a picture. */
export const listPhotos = async (): Promise<Photo[]> =>
  (await listSorted("photos")).filter((photo): photo is Photo => photo.image !== undefined);

export const listPartners = (): Promise<PartnerSummary[]> => listSorted("partners");
export const listWorkshops = (): Promise<WorkshopSummary[]> => listSorted("workshops");
export async function listRetreats(): Promise<RetreatSummary[]> {
  const [retreats, day] = await Promise.all([listSorted("calendar"), today()]);
  return retreats.map((retreat) => withState(retreat, day));
}

export const getPartner = async (id: string): Promise<Partner | undefined> => get("partners", id);
export const getWorkshop = async (id: string): Promise<Workshop | undefined> => get("workshops", id);
export async function getRetreat(id: string): Promise<Retreat | undefined> {
  const [retreat, day] = await Promise.all([get("calendar", id), today()]);
  return retreat && withState(retreat, day);
}

/** When the file of a collection changed last; undefined where it does not come from a file. */
export async function changedAt(collection: CollectionName): Promise<string | undefined> {
  "use cache";
  foundLife();
  cacheTag(collectionTag(collection));
  return (await contentSource()).changedAt?.(collection);
}

/** The hosts' words for a page of the site, a page of their own or a category; or undefined (requirement 4.11). */
export async function pageOverride(id: string): Promise<PageTexts | undefined> {
  const pages = await listSorted("pages");
  const isOf = isPageId(id) ? undefined : ({ id: typed }: PageTexts) => nameKey(typed) === nameKey(id);
  return pages.find((page) => page.id === id) ?? (isOf && pages.find(isOf));
}

/** A page of the hosts' own; `menu` says where its link stands, by default in the footer. */
export type OwnPage = Link & { id: string; menu?: "haut" | "non"; updatedAt?: string };

/** The most pages of the hosts' own for which the bar has room. */
const MAX_IN_MENU = 2;

/** The hosts' own pages by title: documents of `pages` that are no page of the site and no words of a category. */
export const ownPages = orThrow(async () => {
  "use cache";
  return failureAsValue(async () => {
    const categories = new Set((await listWorkshops()).map(({ category = "" }) => nameKey(category)));
    let places = MAX_IN_MENU;
    return (await listSorted("pages"))
      .filter(({ id }) => isOwnPageId(id) && !categories.has(nameKey(id)))
      .map(({ id, title = id, menu = "", updatedAt }): OwnPage => {
        const typed = (["haut", "non"] as const).find((place) => place === slug(menu));
        const place = typed === "haut" && places-- <= 0 ? undefined : typed;
        return { id, name: title, path: pathTo.page(id), menu: place, updatedAt };
      });
  });
});

/** The page of the hosts' own with this id, or undefined. */
export const getOwnPage = async (id: string): Promise<OwnPage | undefined> =>
  (await ownPages()).find((page) => page.id === id);

/** Whether visitors may not see a document; asks the source. */
export async function isHidden(collection: CollectionName, id: string): Promise<boolean> {
  const raw = await (await contentSource()).get(collection, id);
  return !raw || !isVisible(collection, raw);
}

export type Publication = { collection: CollectionName; id: string; at: string };

/** Every document with a `publishAt`, past or future; drafts have none. */
export async function publications(): Promise<Publication[]> {
  return (await inAllCollections()).flatMap(({ collection, document }) => {
    const at = publicationTimeOf(document);
    return at ? [{ collection, id: document.id, at }] : [];
  });
}

async function inAllCollections() {
  const lists = COLLECTION_NAMES.map(async (collection) =>
    (await listAll(collection)).map((document) => ({ collection, document })),
  );
  return (await Promise.all(lists)).flat();
}

/** Counts and times of the contents, without their texts. */
export const contentStats = orThrow(async () => {
  "use cache";
  return failureAsValue(async () => {
    const all = await inAllCollections();
    const changes = all.flatMap(({ document }) => document.updatedAt ?? []).sort();
    return {
      documents: byCollection((name) => all.filter(({ collection }) => collection === name).length),
      drafts: all.filter(({ document }) => !isPublic(document, Number.POSITIVE_INFINITY)).length,
      publications: all.flatMap(({ document }) => publicationTimeOf(document) ?? []).sort(),
      lastChange: changes.at(-1) ?? null,
    };
  });
});

/** Today in Paris; renewed at midnight, when the list of upcoming retreats changes by itself. */
export async function today(): Promise<string> {
  "use cache";
  const now = new Date();
  const revalidate = Math.min(env().REVALIDATE_SECONDS, secondsUntilMidnightInParis(now));
  cacheLife({ stale: 300, revalidate, expire: YEAR });
  cacheTag(DAY_TAG);
  return dayInParis(now);
}

/**
 * The next dated retreat to begin, cached by itself because every page shows it. Null, not undefined, without
 * one: `load` takes undefined for a missing document.
 */
export const nextRetreat = orThrow(async () => {
  "use cache";
  // Its lifetime is the shortest of those it reads: until midnight at most.
  return failureAsValue(async () => (await listRetreats()).find(({ state }) => willBegin(state)) ?? null);
});

/** The partners that name this workshop, sorted by title. */
export async function partnersLeading(workshop: string): Promise<PartnerSummary[]> {
  const ids = (await leadersOfWorkshops()).get(workshop) ?? [];
  return (await listPartners()).filter(({ id }) => ids.includes(id));
}

/** Ids of partners by the id of the workshop. */
const leadersOfWorkshops = orThrow(async () => {
  "use cache";
  return failureAsValue(async () => {
    const byName = new Map<string, string[]>();
    for (const { id, workshops } of await listPartners())
      for (const name of new Set(workshops.map(nameKey))) byName.set(name, [...(byName.get(name) ?? []), id]);
    // Not `listVisible`: on the preview instance its titles carry a mark.
    return new Map(
      (await listAll("workshops")).map(({ id, title }) => [id, byName.get(nameKey(title)) ?? []]),
    );
  });
});

/** Workshops by the slug of their title, and by the key of the names that partners give them. */
export const workshopsBySlug = orThrow(async () => {
  "use cache";
  return failureAsValue(async () => {
    // Not `listVisible`, for the same reason.
    const workshops = (await listAll("workshops")).filter((workshop) => isPreview() || isPublic(workshop));
    // The first of two workshops with the same title wins.
    const reversed = sorted(workshops).toReversed();
    const under = (name: typeof slug) =>
      reversed.map((workshop) => [name(workshop.title), workshop] as const);
    return new Map([...under(nameKey), ...under(slug)]);
  });
});
