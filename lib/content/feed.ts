import { setTimeout as pause } from "node:timers/promises";
import { ConfigurationError } from "@/lib/config/env";
import { log } from "@/lib/config/log.mjs";
import { COLLECTION_NAMES, type CollectionName } from "./collections";
import type { Snapshot } from "./snapshot";
import { type ContentSource, listWithin, type RawDocument, sourceError, type Watcher } from "./source";

/** The state of a source, for the health address. Its instants are ISO instants. */
export type FeedStatus = {
  source: ContentSource["name"];
  lastSuccess?: string;
  lastFailure?: string;
  /** The date of the copy on the disk, while some collections still come from the copy. */
  copyOf?: string;
  /** Collections whose source fails now, with the instant of the first failure. */
  failing: Partial<Record<CollectionName, string>>;
  /** Whether the source reports changes. */
  isWatched: boolean;
  /** The instant of the last change of each collection. */
  lastChange: Partial<Record<CollectionName, string>>;
};

type FeedOptions = {
  /** The longest time of a read, in ms. */
  timeoutMs: number;
  /** The time between two reads where nothing reports changes, in ms. */
  intervalMs: number;
  /** Whether the reports of the source are used. */
  usesReports: boolean;
};

/**
 * Brings the documents of a source into the snapshot. While the source fails, the snapshot keeps its
 * documents. The log has a line for each failure and a line for the end of the failure.
 */
export class Feed {
  private readonly arrivedCollections = new Set<CollectionName>();
  private readonly doubtedCollections = new Set<CollectionName>();
  private readonly lastDocuments = new Map<CollectionName, RawDocument[]>();
  private stopWatching = () => {};
  private isStopped = false;
  readonly status: FeedStatus;

  constructor(
    private readonly source: ContentSource,
    private readonly snapshot: Snapshot,
    private readonly options: FeedOptions,
  ) {
    const isWatched = options.usesReports && (source.watch ?? source.everyMs) !== undefined;
    this.status = { source: source.name, failing: {}, isWatched, lastChange: {} };
  }

  /** Begins to read the source, or to watch it. */
  start(): void {
    const watcher: Watcher = {
      collectionRead: (collection, documents) => void this.takeCollection(collection, documents),
      documentsChanged: (collection, written, removed) => {
        this.recordSuccess(collection);
        this.status.lastChange[collection] = new Date().toISOString();
        this.snapshot.applyChanges(collection, written, removed);
      },
      collectionFailed: (collection, error) => this.recordFailure(collection, error),
    };
    if (this.options.usesReports && this.source.watch) this.stopWatching = this.source.watch(watcher);
    else void this.poll();
  }

  stop(): void {
    this.isStopped = true;
    this.stopWatching();
  }

  /** Reads a collection again, for the webhook. Throws `SourceError`. */
  async reread(collection: CollectionName): Promise<void> {
    try {
      const documents = await listWithin(this.source, collection, this.options.timeoutMs);
      await this.takeCollection(collection, documents);
    } catch (error) {
      this.recordFailure(collection, error);
      throw error;
    }
  }

  private async poll(): Promise<void> {
    const intervalMs = (this.options.usesReports && this.source.everyMs) || this.options.intervalMs;
    while (!this.isStopped) {
      await Promise.all(COLLECTION_NAMES.map((name) => this.reread(name).catch(() => undefined)));
      // A start tries again soon, until all collections have arrived.
      const haveAllArrived = this.arrivedCollections.size === COLLECTION_NAMES.length;
      await pause(haveAllArrived ? intervalMs : Math.min(intervalMs, RETRY_MS), undefined, { ref: false });
    }
  }

  /**
   * Takes the documents of a collection. A collection that becomes empty is read once more before it is
   * believed.
   */
  private async takeCollection(collection: CollectionName, documents: RawDocument[]): Promise<void> {
    this.recordSuccess(collection);
    if (this.lastDocuments.get(collection) === documents) return;
    const isEmptied = documents.length === 0 && (this.snapshot.count(collection) ?? 0) > 0;
    if (isEmptied && !this.doubtedCollections.has(collection)) {
      this.doubtedCollections.add(collection);
      log("warn", "Une collection arrive vide : relue avant d’être crue", { collection });
      await this.reread(collection).catch(() => undefined);
      this.doubtedCollections.delete(collection);
      return;
    }
    this.arrivedCollections.add(collection);
    this.lastDocuments.set(collection, documents);
    this.snapshot.replace(collection, documents, this.source.changedAt?.(collection));
    if (this.arrivedCollections.size === COLLECTION_NAMES.length) delete this.status.copyOf;
  }

  /**
   * Why the site may not show what the hosts wrote last (requirement 7.7). The list is empty if all is well.
   */
  async troubles(): Promise<string[]> {
    const { failing, copyOf } = this.status;
    const failingCollections = COLLECTION_NAMES.filter((name) => name in failing);
    return [
      ...failingCollections.map((collection) => `écoute interrompue : ${collection}`),
      ...[...this.snapshot.refusedCollections].map((collection) => `trop de contenu : ${collection}`),
      ...(copyOf ? [`contenu du ${copyOf}`] : []),
      ...((await this.source.faults?.()) ?? []),
    ];
  }

  private recordSuccess(collection: CollectionName): void {
    this.status.lastSuccess = new Date().toISOString();
    if (!this.status.failing[collection]) return;
    delete this.status.failing[collection];
    log("info", "Les contenus se lisent de nouveau", { collection });
  }

  private recordFailure(collection: CollectionName, cause: unknown): void {
    if (cause instanceof ConfigurationError && !this.snapshot.isComplete) this.onWrongSetting(cause);
    this.status.lastFailure = new Date().toISOString();
    const wasFailing = this.status.failing[collection];
    this.status.failing[collection] ??= this.status.lastFailure;
    if (wasFailing) return;
    const { message } = sourceError(cause);
    log("error", "Erreur lors du chargement des articles :", { collection, cause: message });
  }

  /** Is called with a wrong setting that only the first read could find. */
  onWrongSetting = (_: ConfigurationError): void => {};
}

const RETRY_MS = 5000;
