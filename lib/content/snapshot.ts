import { isDeepStrictEqual } from "node:util";
import { perProcess } from "@/lib/concurrency";
import { log } from "@/lib/config/log.mjs";
import { dayInParis, secondsUntilMidnightInParis } from "@/lib/dates";
import { forgetAnswers } from "@/lib/questions";
import {
  byCollection,
  COLLECTION_NAMES,
  type CollectionName,
  type FullDocument,
  isPossibleId,
} from "./collections";
import { parseDocument } from "./parse";
import { asShownHere, publicationTimeOf } from "./publication";
import { type Contents, type RawDocument, sortedById } from "./source";

/**
 * The site is made for contents up to these limits. A change beyond them is refused, and the snapshot stays
 * as it is.
 */
const MAX_DOCUMENTS = 20_000;
const MAX_BYTES = 100_000_000;

/** A document as its source holds it, and as pages show it. */
type SnapshotEntry<C extends CollectionName = CollectionName> = {
  raw: RawDocument;
  bytes: number;
  document: FullDocument<C>;
};

/** A change for the visitors of this instance. `isNewDay` tells that a day has begun in Paris. */
export type SnapshotChange = {
  collection: CollectionName;
  added: string[];
  changed: string[];
  gone: string[];
  isNewDay: boolean;
};

/**
 * All documents of all collections, each parsed once. An unchanged document stays the same object. The
 * passing of time is a change too.
 */
export class Snapshot {
  private readonly entries = byCollection((): Map<string, SnapshotEntry> | undefined => undefined);
  private readonly listeners = new Set<(change: SnapshotChange) => void>();
  private readonly fileTimes = new Map<CollectionName, string>();
  private visibleIds = byCollection(() => new Set<string>());
  private day = dayInParis(new Date());
  private lastCheckAt = Date.now();
  private nextMoment = 0;

  /** Whether every collection has come, from its source or from the copy on the disk. */
  get isComplete(): boolean {
    return COLLECTION_NAMES.every((name) => this.entries[name]);
  }

  /** Today in Paris. */
  get today(): string {
    return this.day;
  }

  /** The collections whose last change was too large. */
  readonly refusedCollections = new Set<CollectionName>();

  onChange(listener: (change: SnapshotChange) => void): void {
    this.listeners.add(listener);
  }

  /** Every document of a collection, hidden ones included, by id. */
  documents<C extends CollectionName>(collection: C): FullDocument<C>[] {
    return [...(this.entries[collection]?.values() ?? [])].map(({ document }) => document as FullDocument<C>);
  }

  get<C extends CollectionName>(collection: C, id: string): FullDocument<C> | undefined {
    return this.entries[collection]?.get(id)?.document as FullDocument<C> | undefined;
  }

  /** The number of documents of a collection; undefined before the collection has come. */
  count = (collection: CollectionName): number | undefined => this.entries[collection]?.size;

  /** The documents as their source holds them. */
  contents(): Contents {
    return byCollection((name) => [...(this.entries[name]?.values() ?? [])].map(({ raw }) => raw));
  }

  /** The ISO instant of the last change of a collection's file; undefined for other sources. */
  changedAt = (collection: CollectionName): string | undefined => this.fileTimes.get(collection);

  /**
   * Takes a whole collection. `changedAt` tells when the file changed, if documents have no times of their
   * own.
   */
  replace(collection: CollectionName, documents: readonly RawDocument[], changedAt?: string): void {
    if (changedAt) this.fileTimes.set(collection, changedAt);
    const ids = new Set(documents.map(({ id }) => id));
    const removed = [...(this.entries[collection]?.keys() ?? [])].filter((id) => !ids.has(id));
    this.applyChanges(collection, documents, removed);
  }

  /** Takes the documents of a collection that were written, and the ids of removed documents. */
  applyChanges(
    collection: CollectionName,
    written: readonly RawDocument[],
    removed: readonly string[],
  ): void {
    const entriesBefore = this.entries[collection];
    const entriesAfter = new Map(entriesBefore);
    for (const id of removed) entriesAfter.delete(id);
    for (const raw of sortedById(written)) {
      const entry = entriesAfter.get(raw.id);
      const isSame = entry?.raw.updatedAt === raw.updatedAt && isDeepStrictEqual(entry?.raw.data, raw.data);
      if (isPossibleId(raw.id) && !isSame)
        entriesAfter.set(raw.id, {
          raw,
          bytes: sizeOf(raw.data),
          document: parseDocument(collection, raw).document,
        });
    }
    if (!this.hasRoomFor(collection, entriesAfter)) {
      this.refusedCollections.add(collection);
      return;
    }
    this.refusedCollections.delete(collection);
    const changedIds = written
      .map(({ id }) => id)
      .filter((id) => entriesAfter.get(id) !== entriesBefore?.get(id));
    this.entries[collection] = entriesAfter;
    if (entriesBefore && changedIds.length === 0 && removed.length === 0) return;
    this.tellListeners(collection, changedIds);
  }

  private hasRoomFor(collection: CollectionName, documents: Map<string, SnapshotEntry>): boolean {
    let [count, bytes] = [0, 0];
    for (const name of COLLECTION_NAMES)
      for (const document of (name === collection ? documents : this.entries[name])?.values() ?? []) {
        count += 1;
        bytes += document.bytes;
      }
    if (count <= MAX_DOCUMENTS && bytes <= MAX_BYTES) return true;
    const limit = `${MAX_DOCUMENTS} documents, ${MAX_BYTES / 1e6} Mo`;
    log("error", "Contenu trop grand : le site garde ce qu’il avait", { collection, count, bytes, limit });
    return false;
  }

  /** Tells the listeners what a change of documents or the passing of time means for visitors. */
  private tellListeners(collection: CollectionName, changedIds?: readonly string[], isNewDay = false): void {
    forgetAnswers();
    const visibleBefore = this.visibleIds[collection];
    const visibleEntries = [...(this.entries[collection] ?? [])].filter(([, { document }]) =>
      asShownHere(document),
    );
    const visibleAfter = new Set(visibleEntries.map(([id]) => id));
    this.visibleIds[collection] = visibleAfter;
    this.nextMoment = this.timeOfNextChange();
    const change = {
      collection,
      added: [...visibleAfter].filter((id) => !visibleBefore.has(id)),
      changed: (changedIds ?? []).filter((id) => visibleBefore.has(id) && visibleAfter.has(id)),
      gone: [...visibleBefore].filter((id) => !visibleAfter.has(id)),
      isNewDay,
    };
    if (changedIds || isNewDay || change.added.length + change.gone.length > 0)
      for (const listener of this.listeners) listener(change);
  }

  /** The next midnight in Paris or the next publication, in milliseconds since the epoch. */
  private timeOfNextChange(): number {
    const now = Date.now();
    let next = now + secondsUntilMidnightInParis(new Date(now)) * 1000;
    for (const name of COLLECTION_NAMES)
      for (const { document } of this.entries[name]?.values() ?? []) {
        const publicationTime = Date.parse(publicationTimeOf(document) ?? "");
        if (publicationTime > now && publicationTime < next) next = publicationTime;
      }
    return next;
  }

  /**
   * Notices that midnight or a publication has passed, even while the machine slept. It is called every
   * second.
   */
  checkTime(now = Date.now()): void {
    const wentBack = now < this.lastCheckAt;
    this.lastCheckAt = now;
    if (!wentBack && now < this.nextMoment) return;
    const today = dayInParis(new Date(now));
    const isNewDay = today !== this.day;
    this.day = today;
    for (const name of COLLECTION_NAMES) this.tellListeners(name, undefined, isNewDay);
  }
}

/** The snapshot of this process. */
export const snapshot = perProcess("__snapshot", () => new Snapshot());

/** The rough size of a value in bytes, which counts one byte per letter. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 8);
}
