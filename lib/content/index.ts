import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { dayInParis, secondsUntilMidnightInParis, splitByToday } from "@/lib/dates";
import { env } from "@/lib/env";
import { slug } from "@/lib/slug";
import {
  BEYOND_TAG,
  COLLECTIONS,
  type CollectionName,
  collectionTag,
  DAY_TAG,
  documentTag,
  isPossibleId,
  listTag,
} from "./collections";
import {
  parsePartner,
  parsePartnerSummary,
  parsePhoto,
  parseRetreat,
  parseRetreatSummary,
  parseWorkshop,
  parseWorkshopSummary,
} from "./parse";
import type { Parsed } from "./parse/parser";
import { sortByStart, sortByText } from "./sort";
import type { RawDocument } from "./source";
import { contentSource } from "./sources";
import type {
  Partner,
  PartnerSummary,
  Photo,
  Retreat,
  RetreatSummary,
  Workshop,
  WorkshopSummary,
} from "./types";

export type * from "./types";

/**
 * The one door to the content. Every function reads through the page cache: an answer is served for
 * `REVALIDATE_SECONDS`, or until its tag is renewed, and a failed read is thrown and never cached.
 */

const YEAR = 365 * 24 * 3600;
// The framework does not prerender what lives for less than five minutes.
const SHORTEST_LIFE = 300;

/** Found content is renewed in the background and may be shown for as long as the source is away. */
const foundLife = () => cacheLife({ stale: 300, revalidate: env().REVALIDATE_SECONDS, expire: YEAR });

/** A missing document must never be shown from a stale answer once it exists. */
function missingLife() {
  const life = Math.max(env().REVALIDATE_SECONDS, SHORTEST_LIFE);
  cacheLife({ stale: 300, revalidate: life, expire: life });
}

async function list<T>(collection: CollectionName, parse: (raw: RawDocument) => Parsed<T>): Promise<T[]> {
  const source = await contentSource();
  const documents = await source.list(collection, COLLECTIONS[collection]);
  return documents.filter(({ id }) => isPossibleId(id)).map((raw) => parse(raw).document);
}

async function get<T>(
  collection: CollectionName,
  id: string,
  parse: (raw: RawDocument) => Parsed<T>,
): Promise<T | undefined> {
  const source = await contentSource();
  const raw = await source.get(collection, id);
  if (!raw) missingLife();
  return raw && parse(raw).document;
}

/** The photos of the place that can be shown, by name. */
export async function listPhotos(): Promise<Photo[]> {
  "use cache";
  foundLife();
  cacheTag(collectionTag("photos"), listTag("photos"));
  const photos = await list("photos", parsePhoto);
  return sortByText(
    photos.filter((photo): photo is Photo => photo.image !== undefined),
    (photo) => photo.name,
  );
}

/** The partners by title, as their list shows them. */
export async function listPartners(): Promise<PartnerSummary[]> {
  "use cache";
  foundLife();
  cacheTag(collectionTag("partners"), listTag("partners"));
  return sortByText(await list("partners", parsePartnerSummary), (partner) => partner.title);
}

/** One partner, or undefined. */
export async function getPartner(id: string): Promise<Partner | undefined> {
  "use cache";
  foundLife();
  cacheTag(collectionTag("partners"), documentTag("partners", id));
  return get("partners", id, parsePartner);
}

/** The workshops by title, with their categories. */
export async function listWorkshops(): Promise<WorkshopSummary[]> {
  "use cache";
  foundLife();
  cacheTag(collectionTag("workshops"), listTag("workshops"));
  return sortByText(await list("workshops", parseWorkshopSummary), (workshop) => workshop.title);
}

/** One workshop by its document id, or undefined. */
export async function getWorkshop(id: string): Promise<Workshop | undefined> {
  "use cache";
  foundLife();
  cacheTag(collectionTag("workshops"), documentTag("workshops", id));
  return get("workshops", id, parseWorkshop);
}

/** The retreats by start date, those without one last. */
export async function listRetreats(): Promise<RetreatSummary[]> {
  "use cache";
  foundLife();
  cacheTag(collectionTag("calendar"), listTag("calendar"));
  return sortByStart(await list("calendar", parseRetreatSummary));
}

/** One retreat, or undefined. */
export async function getRetreat(id: string): Promise<Retreat | undefined> {
  "use cache";
  foundLife();
  cacheTag(collectionTag("calendar"), documentTag("calendar", id));
  return get("calendar", id, parseRetreat);
}

/** What there is beyond the end of a list: nothing, until some list changes. */
export async function beyondEnd(): Promise<undefined> {
  "use cache";
  missingLife();
  cacheTag(BEYOND_TAG);
  return undefined;
}

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
 * The next dated retreat, or null. Every page names it: kept by itself, it spares every page the
 * reading of the whole calendar.
 */
export async function nextRetreat(): Promise<RetreatSummary | null> {
  "use cache";
  // Lives as long as what it reads: until midnight at most.
  const { upcoming } = splitByToday(await listRetreats(), await today());
  return upcoming[0] ?? null;
}

/**
 * The document id of every workshop by the slug of its title: partner pages link to workshops by the
 * slug of their name (spec section 2, /partenaire/{id}).
 */
export async function workshopIds(): Promise<Map<string, string>> {
  "use cache";
  foundLife();
  // Of two workshops with the same title, the first in the list.
  return new Map((await listWorkshops()).toReversed().map(({ id, title }) => [slug(title), id]));
}
