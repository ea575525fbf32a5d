import "server-only";
// The questions of these modules must be known before they are asked again.
import "@/lib/lists/categories";
import "@/lib/lists/people";
import "@/lib/lists/retreats";
import "@/lib/pictures/measure";
import { env } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { log } from "@/lib/config/log.mjs";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { keepCopy, readCopy } from "@/lib/content/copy";
import { Feed, type FeedStatus } from "@/lib/content/feed";
import { isPreview } from "@/lib/content/publication";
import { type SnapshotChange, snapshot } from "@/lib/content/snapshot";
import type { ContentSource } from "@/lib/content/source";
import { openSource, requireAccess } from "@/lib/content/sources";
import { differingAnswers } from "@/lib/questions";
import { addressesOf, listAddresses } from "./addresses";
import { shareSite } from "./site-handle";

/** What the publisher asks of the process that knows the content. */
export type Site = {
  source: ContentSource;
  feed: Feed;
  /** All addresses now, and the positions of the asked questions whose answers differ now. */
  compare(asked: [string, string][]): Promise<{ addresses: string[]; differing: number[] }>;
  /** Reads a collection again; false where the source does not answer. */
  reread(collection: CollectionName): Promise<boolean>;
  status(): Promise<SiteStatus>;
  /** Calls the listener at each change, with the pages of edited documents and whether a document is gone. */
  onChange(listener: (news: News) => void): void;
};

export type News = { edited: string[]; isGone: boolean };

/** The state of source and content for the health address, with the reasons why content may be old. */
export type SiteStatus = FeedStatus & {
  reasons: string[];
  documents: Partial<Record<CollectionName, number>>;
};

const CLOCK_INTERVAL_MS = 1000;

/**
 * Checks the settings, opens the source and waits until all content is there, from source or copy.
 * @throws ConfigurationError for a wrong setting or a content file that cannot be read
 */
export async function openSite(): Promise<Site> {
  identity();
  await requireAccess(env());
  const source = await openSource(env(), log);
  // A broken content file stops the start; a database may come back.
  if (source.name === "embedded") await Promise.all(COLLECTION_NAMES.map((name) => source.list(name)));
  const feed = new Feed(source, snapshot, {
    timeoutMs: env().FIRESTORE_TIMEOUT_MS,
    intervalMs: env().REVALIDATE_SECONDS * 1000,
    usesReports: source.name === "embedded" || env().LIVE_CONTENT === "on",
  });
  const place = placeOfContent(env());
  if (source.name !== "embedded" && !isPreview()) {
    const storedCopy = await readCopy(place);
    for (const name of storedCopy ? COLLECTION_NAMES : [])
      snapshot.replace(name, storedCopy?.contents[name] ?? []);
    if (storedCopy) feed.status.copyOf = storedCopy.at;
    keepCopy(snapshot, place);
  }
  await untilComplete(feed, place);
  snapshot.onChange(logChange);
  setInterval(() => snapshot.checkTime(), CLOCK_INTERVAL_MS).unref();
  const opened: Site = {
    source,
    feed,
    compare: async (asked) => ({
      addresses: await listAddresses(),
      differing: await differingAnswers(asked),
    }),
    reread: (collection) =>
      feed.reread(collection).then(
        () => true,
        () => false,
      ),
    status: async () => ({
      ...feed.status,
      reasons: await feed.troubles(),
      documents: Object.fromEntries(COLLECTION_NAMES.map((name) => [name, snapshot.count(name)])),
    }),
    onChange: (listener) =>
      snapshot.onChange(({ collection, added, changed, gone }) =>
        listener({ edited: addressesOf(collection, [...added, ...changed]), isGone: gone.length > 0 }),
      ),
  };
  shareSite(opened);
  return opened;
}

/** Starts the feed and waits for all collections; says once that it waits. */
function untilComplete(feed: Feed, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => log("warn", "Ni source ni copie : le site attend son contenu", { place }),
      env().FIRESTORE_TIMEOUT_MS,
    );
    const check = () => {
      if (!snapshot.isComplete) return;
      clearTimeout(timer);
      resolve();
    };
    snapshot.onChange(check);
    feed.onWrongSetting = reject;
    feed.start();
    check();
  });
}

const MAX_LOGGED_IDS = 20;

function logChange({ collection, added, changed, gone, isNewDay }: SnapshotChange): void {
  const firstIds = (ids: string[]) => ids.slice(0, MAX_LOGGED_IDS);
  const count = snapshot.count(collection);
  if (isNewDay) return;
  if (count === 0) log("warn", "Une collection vient d’être vidée", { collection, removed: gone.length });
  else
    log("info", "Contenu modifié", {
      collection,
      count,
      added: firstIds(added),
      changed: firstIds(changed),
      gone: firstIds(gone),
    });
}
