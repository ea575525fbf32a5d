import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/config/log.mjs";
import { ENCODER_VERSION, FORMATS, type Format, PICTURE_PATH } from "@/lib/pictures/address";
import type { News } from "@/lib/publishing/site";
import { dress, type Rendered } from "./dress";
import { Queue, RANKS } from "./queue";
import type { NotesData, Renderer } from "./renderer";
import type { Store } from "./store";

/** Stored answers are compared at intervals, because files of pictures change without telling. */
const COMPARE_EVERY_MS = 15_000;
/** The time for which a picture that no page names any more is kept, because open pages may ask for it. */
const PICTURE_LIFE_MS = 24 * 3600 * 1000;
const PROGRESS_EVERY_MS = 5000;

type PublisherOptions = {
  /** The build and the settings that answers are made with. */
  madeWith: string;
  /** Whether the site is reached by https. */
  isSecure: boolean;
  /** Whether pictures are made before a visitor asks for them. */
  warmPictures: boolean;
};

/** A key of the store for a resized picture in one format. */
export const pictureKey = (address: string, format: Format) => `${address} ${format}`;
const isPictureKey = (key: string) => key.startsWith(PICTURE_PATH);
const isPageKey = (key: string) => !isPictureKey(key);

const NO_NEWS: News = { edited: [], isGone: false };

/**
 * Keeps stored answers equal to what the renderer would answer now. An answer is stale if it was never made,
 * was made with other settings or another build, or asked a question whose answer differs now.
 */
export class Publisher {
  /** The position of each address in the order of rendering; undefined before the content is known. */
  private positions: Map<string, number> | undefined;
  private tellContentKnown = () => {};
  private readonly contentKnown = new Promise<void>((resolve) => {
    this.tellContentKnown = resolve;
  });
  private readonly queue = new Queue();
  /** Listed addresses and named pictures that turned out to lead nowhere. */
  private readonly missing = new Set<string>();
  /** Keys of stale answers that may show or need what is gone: they are made again before they are sent. */
  private readonly withdrawn = new Set<string>();
  /** When each stored picture was first found on no page, in ms since the epoch. */
  private unnamedSince = new Map<string, number>();
  private news: News | undefined;
  private isComparing = false;
  private revision = 0;
  private isStopped = false;
  private progressToldAt = 0;
  private rendered = 0;

  constructor(
    private readonly store: Store,
    private readonly renderer: Renderer,
    private readonly options: PublisherOptions,
  ) {
    renderer.onReady = () => void this.compareAfter(NO_NEWS);
    renderer.onNews = (news) => void this.compareAfter(news);
    setInterval(() => void this.compareAfter(NO_NEWS), COMPARE_EVERY_MS).unref();
  }

  /** Makes stale answers from now on, until `stop`. */
  start(): void {
    void this.makeAll(isPageKey);
    void this.makeAll(isPictureKey);
  }

  stop(): void {
    this.isStopped = true;
    this.queue.wakeAll();
  }

  /** How publishing stands. */
  counts() {
    const stale = this.queue.keys().filter(isPageKey);
    const failed = stale.filter(this.queue.isFailing).length;
    return { addresses: this.positions?.size ?? 0, stale: stale.length, rendered: this.rendered, failed };
  }

  /** Whether the stored answer at an address may be sent. */
  isSendable = (key: string): boolean => !this.withdrawn.has(key);

  /** Whether an address leads to an answer, made or not; true for all while the content is unknown. */
  hasAddress(key: string): boolean {
    if (this.missing.has(key)) return false;
    if (isPictureKey(key)) return this.store.namesPicture(key.slice(0, key.lastIndexOf(" ")));
    return this.positions?.has(key) ?? true;
  }

  /** Makes an answer next; resolves when it is made or has failed twice, or after a time. */
  async makeNext(key: string, timeoutMs: number): Promise<void> {
    if (!this.positions) await Promise.race([this.contentKnown, pause(timeoutMs, undefined, { ref: false })]);
    if (this.positions && this.hasAddress(key)) await this.queue.waitFor(key, timeoutMs);
  }

  /** Compares stored answers with the content, and again if the content has changed meanwhile. */
  private async compareAfter(news: News): Promise<void> {
    this.revision += 1;
    this.news = mergedNews(this.news ?? NO_NEWS, news);
    if (this.isComparing) return;
    this.isComparing = true;
    try {
      while (this.news && this.renderer.isReady) {
        const newsNow: News = this.news;
        this.news = undefined;
        await this.compare(newsNow).catch((error) => {
          this.news = mergedNews(newsNow, this.news ?? NO_NEWS);
          throw error;
        });
      }
    } catch (error) {
      // The next change, or a later comparison, tries again.
      log("warn", "La comparaison des réponses a échoué", { error });
    } finally {
      this.isComparing = false;
    }
    this.queue.wakeAll();
  }

  private async compare({ edited, isGone }: News): Promise<void> {
    const asked = new Map<string, NotesData["asked"][number]>();
    for (const entry of this.store.allEntries()) for (const pair of entry.asked) asked.set(pair.join(), pair);
    const pairs = [...asked.values()];
    const { addresses, differing } = await this.renderer.compare(pairs);
    const changes = new Set(differing.map((position) => pairs[position]?.join()));
    this.positions = new Map(addresses.map((address, position) => [address, position]));
    this.tellContentKnown();
    this.missing.clear();
    // A document may have gone while this process did not run.
    const mayShowGone = (await this.removeGone()) || isGone;
    const editedKeys = new Set(edited);
    for (const key of [...addresses, ...[...this.store.addresses()].filter(isPictureKey)]) {
      const entry = this.store.get(key);
      const differs = entry?.asked.filter((pair) => changes.has(pair.join())) ?? [];
      if (entry?.madeWith === this.madeWith(key) && differs.length === 0) continue;
      const isEdited = editedKeys.has(key);
      if (isEdited || differs.length > 0) this.queue.retryAtOnce(key);
      this.queue.add(key, isEdited ? RANKS.edited : differs.some(asksForList) ? RANKS.list : RANKS.rest);
      // The scripts of another build are gone.
      const isOfOtherBuild = entry && entry.madeWith !== this.madeWith(key);
      if (isOfOtherBuild || (mayShowGone && differs.length > 0)) this.withdrawn.add(key);
    }
  }

  /**
   * Removes the answers at addresses that lead nowhere now; a picture stays a day for open pages.
   * @returns whether there were any but pictures
   */
  private async removeGone(): Promise<boolean> {
    const gone = [...this.store.addresses()].filter((key) => !this.hasAddress(key));
    const [now, unnamedBefore] = [Date.now(), this.unnamedSince];
    this.unnamedSince = new Map(gone.filter(isPictureKey).map((key) => [key, unnamedBefore.get(key) ?? now]));
    const isOld = (key: string) => now - (this.unnamedSince.get(key) ?? now) >= PICTURE_LIFE_MS;
    for (const key of gone) if (isPageKey(key) || isOld(key)) await this.remove(key);
    for (const key of this.queue.keys()) if (!this.hasAddress(key)) this.settleKey(key);
    return gone.some(isPageKey);
  }

  private madeWith = (key: string) => (isPictureKey(key) ? ENCODER_VERSION : this.options.madeWith);

  private async remove(key: string): Promise<void> {
    await this.store.remove(key);
    this.settleKey(key);
  }

  private settleKey(key: string): void {
    this.withdrawn.delete(key);
    this.queue.settle(key);
  }

  /** Makes the stale answers of one kind, one after the other. */
  private async makeAll(isOfKind: (key: string) => boolean): Promise<void> {
    while (!this.isStopped) {
      const key = this.renderer.isReady ? this.nextKey(isOfKind) : undefined;
      const begun = performance.now();
      if (key === undefined) await this.queue.untilWork();
      else await this.makeAnswer(key).catch((error) => this.retryLater(key, error));
      // Pictures that nobody waits for leave half a core free.
      if (key && isPictureKey(key) && !this.queue.isAwaited) await pause(performance.now() - begun);
    }
  }

  private nextKey(isOfKind: (key: string) => boolean): string | undefined {
    const due = this.queue.nextKey(isOfKind, (key) => this.positions?.get(key) ?? 0);
    return due ?? (isOfKind === isPictureKey ? this.nextPictureAhead() : undefined);
  }

  /** The key of a named picture that nobody has asked for yet, if no page is stale. */
  private nextPictureAhead(): string | undefined {
    if (!this.options.warmPictures || this.counts().stale > 0) return undefined;
    for (const picture of this.store.namedPictures()) {
      const key = pictureKey(picture, FORMATS[0]);
      if (!this.store.get(key) && !this.missing.has(key) && !this.queue.isFailing(key)) return key;
    }
    return undefined;
  }

  private async makeAnswer(key: string): Promise<void> {
    const { revision } = this;
    const [address = "", format] = key.split(" ");
    const rendered = await this.renderer.render(address, format && `image/${format}`);
    if (!format) this.rendered += 1;
    if (rendered.status === 404 || (format && rendered.status === 400)) {
      this.missing.add(key);
      await this.remove(key);
    } else if (rendered.status === 200) await this.storeAnswer(key, address, rendered);
    else throw new Error(`réponse ${rendered.status}`);
    // A change during the rendering may have made the answer stale again.
    if (revision !== this.revision) void this.compareAfter(NO_NEWS);
    this.tellProgress();
  }

  private async storeAnswer(key: string, address: string, rendered: Rendered & NotesData): Promise<void> {
    const { asked, pictures } = rendered;
    const answer = await dress(address, rendered, this.options.isSecure);
    await this.store.put({ ...answer, address: key, madeWith: this.madeWith(key), asked, pictures });
    this.settleKey(key);
  }

  /** Keeps the former answer, and tries the address again later. */
  private retryLater(key: string, error: unknown): void {
    const isFirst = this.queue.retryLater(key) === 1;
    if (isFirst && this.renderer.isReady) log("error", "Une réponse n’a pas pu être faite", { key, error });
  }

  /** Tells how far a publication is: « 42 de 118 ». */
  private tellProgress(): void {
    const { addresses, stale } = this.counts();
    if (stale > 0 && Date.now() - this.progressToldAt > PROGRESS_EVERY_MS) {
      this.progressToldAt = Date.now();
      log("info", "Publication en cours", { made: `${addresses - stale} de ${addresses}` });
    } else if (stale === 0 && this.progressToldAt > 0) {
      this.progressToldAt = 0;
      log("info", "Site publié", { addresses, rendered: this.rendered });
    }
  }
}

const mergedNews = (before: News, { edited, isGone }: News): News => ({
  edited: [...before.edited, ...edited],
  isGone: before.isGone || isGone,
});

const asksForList = ([question]: NotesData["asked"][number]) => question.startsWith('["list');
