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

/** What the site is made for; a change that leads beyond is refused, and what was there stays. */
const MAX_DOCUMENTS = 20_000;
const MAX_BYTES = 100_000_000;

/** A document as its source holds it, and as pages show it. */
type Known<C extends CollectionName = CollectionName> = {
  raw: RawDocument;
  bytes: number;
  document: FullDocument<C>;
};

/** What changed for the visitors of this instance; `isNewDay` tells that the day changed in Paris. */
export type SnapshotChange = {
  collection: CollectionName;
  added: string[];
  changed: string[];
  gone: string[];
  isNewDay: boolean;
};

/**
 * All documents of all collections, each parsed once. The passing of time is a change too. A document that did not change
 * stays the same object.
 */
export class Snapshot {
  private readonly known = byCollection((): Map<string, Known> | undefined => undefined);
  private readonly listeners = new Set<(change: SnapshotChange) => void>();
  private readonly fileTimes = new Map<CollectionName, string>();
  private visible = byCollection(() => new Set<string>());
  private day = dayInParis(new Date());
  private checkedAt = Date.now();
  private nextMoment = 0;

  /** Whether every collection has come, from its source or from the copy on the disk. */
  get isComplete(): boolean {
    return COLLECTION_NAMES.every((name) => this.known[name]);
  }

  /** Today in Paris. */
  get today(): string {
    return this.day;
  }

  /** The collections whose last change was too large. */
  readonly refused = new Set<CollectionName>();

  onChange(listener: (change: SnapshotChange) => void): void {
    this.listeners.add(listener);
  }

  /** Every document of a collection, hidden ones included, by id. */
  all<C extends CollectionName>(collection: C): FullDocument<C>[] {
    return [...(this.known[collection]?.values() ?? [])].map(({ document }) => document as FullDocument<C>);
  }

  get<C extends CollectionName>(collection: C, id: string): FullDocument<C> | undefined {
    return this.known[collection]?.get(id)?.document as FullDocument<C> | undefined;
  }

  /** How many documents a collection has; undefined before it came. */
  count = (collection: CollectionName): number | undefined => this.known[collection]?.size;

  /** The documents as their source holds them. */
  contents(): Contents {
    return byCollection((name) => [...(this.known[name]?.values() ?? [])].map(({ raw }) => raw));
  }

  /** When a collection from a file changed last, as an ISO instant; undefined for others. */
  changedAt = (collection: CollectionName): string | undefined => this.fileTimes.get(collection);

  /**
   * Takes a whole collection.
   * @param changedAt when its file changed last, where its documents have no times of their own
   */
  replace(collection: CollectionName, documents: readonly RawDocument[], changedAt?: string): void {
    if (changedAt) this.fileTimes.set(collection, changedAt);
    const ids = new Set(documents.map(({ id }) => id));
    const removed = [...(this.known[collection]?.keys() ?? [])].filter((id) => !ids.has(id));
    this.edit(collection, documents, removed);
  }

  /** Takes the documents of a collection that were written, and the ids of those that were removed. */
  edit(collection: CollectionName, written: readonly RawDocument[], removed: readonly string[]): void {
    const before = this.known[collection];
    const after = new Map(before);
    for (const id of removed) after.delete(id);
    for (const raw of sortedById(written)) {
      const known = after.get(raw.id);
      const isSame = known?.raw.updatedAt === raw.updatedAt && isDeepStrictEqual(known?.raw.data, raw.data);
      if (isPossibleId(raw.id) && !isSame)
        after.set(raw.id, {
          raw,
          bytes: sizeOf(raw.data),
          document: parseDocument(collection, raw).document,
        });
    }
    if (!this.hasRoomFor(collection, after)) {
      this.refused.add(collection);
      return;
    }
    this.refused.delete(collection);
    const edited = written.map(({ id }) => id).filter((id) => after.get(id) !== before?.get(id));
    this.known[collection] = after;
    if (before && edited.length === 0 && removed.length === 0) return;
    this.tell(collection, edited);
  }

  private hasRoomFor(collection: CollectionName, documents: Map<string, Known>): boolean {
    let [count, bytes] = [0, 0];
    for (const name of COLLECTION_NAMES)
      for (const document of (name === collection ? documents : this.known[name])?.values() ?? []) {
        count += 1;
        bytes += document.bytes;
      }
    if (count <= MAX_DOCUMENTS && bytes <= MAX_BYTES) return true;
    const limit = `${MAX_DOCUMENTS} documents, ${MAX_BYTES / 1e6} Mo`;
    log("error", "Contenu trop grand : le site garde ce qu’il avait", { collection, count, bytes, limit });
    return false;
  }

  /** Tells what an edit or the passing of time means for visitors. */
  private tell(collection: CollectionName, edited?: readonly string[], isNewDay = false): void {
    forgetAnswers();
    const before = this.visible[collection];
    const shown = [...(this.known[collection] ?? [])].filter(([, { document }]) => asShownHere(document));
    const after = new Set(shown.map(([id]) => id));
    this.visible[collection] = after;
    this.nextMoment = this.timeOfNextChange();
    const change = {
      collection,
      added: [...after].filter((id) => !before.has(id)),
      changed: (edited ?? []).filter((id) => before.has(id) && after.has(id)),
      gone: [...before].filter((id) => !after.has(id)),
      isNewDay,
    };
    if (edited || isNewDay || change.added.length + change.gone.length > 0)
      for (const listener of this.listeners) listener(change);
  }

  /** The next midnight in Paris or publication, in milliseconds since the epoch. */
  private timeOfNextChange(): number {
    const now = Date.now();
    let next = now + secondsUntilMidnightInParis(new Date(now)) * 1000;
    for (const name of COLLECTION_NAMES)
      for (const { document } of this.known[name]?.values() ?? []) {
        const at = Date.parse(publicationTimeOf(document) ?? "");
        if (at > now && at < next) next = at;
      }
    return next;
  }

  /** To be called every second: notices a midnight or a publication that has passed, also after a machine has slept. */
  checkTime(now = Date.now()): void {
    const wentBack = now < this.checkedAt;
    this.checkedAt = now;
    if (!wentBack && now < this.nextMoment) return;
    const today = dayInParis(new Date(now));
    const isNewDay = today !== this.day;
    this.day = today;
    for (const name of COLLECTION_NAMES) this.tell(name, undefined, isNewDay);
  }
}

/** The snapshot of this process. */
export const snapshot = perProcess("__snapshot", () => new Snapshot());

/** The size of a value in bytes, roughly: one per letter and field. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 8;
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 8);
}
