import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/config/log.mjs";
import { ENCODING, FORMATS, type Format, PICTURES } from "@/lib/pictures/address";
import type { News } from "@/lib/publishing/site";
import { dress, type Rendered } from "./dress";
import { Queue, RANKS } from "./queue";
import type { Noted, Renderer } from "./renderer";
import type { Entry, Store } from "./store";

/** Files of pictures change without telling. */
const COMPARE_EVERY_MS = 15_000;
/** Open pages may still ask for pictures that no page names any more. */
const PICTURE_LIFE_MS = 24 * 3600 * 1000;
const PROGRESS_EVERY_MS = 5000;

type Options = {
  /** The build and the settings that answers are made with. */
  madeWith: string;
  /** Whether the site is reached by https. */
  isSecure: boolean;
  /** Whether pictures are made before a visitor asks for them. */
  warmPictures: boolean;
};

/** A key of the store for a resized picture in one format. */
export const pictureKey = (address: string, format: Format) => `${address} ${format}`;
const isPicture = (key: string) => key.startsWith(PICTURES);
const isPage = (key: string) => !isPicture(key);

const NOTHING: News = { edited: [], isGone: false };

/**
 * Keeps the stored answers equal to what the renderer would answer now: renders one stale address after the other, and
 * pictures beside them. An answer is stale if it was never made, was made with another build or other settings, or if one of
 * the answers that it asked for differs now.
 */
export class Publisher {
  /** The addresses in their order; undefined before the content is known. */
  private listed: Map<string, number> | undefined;
  private tellContentKnown = () => {};
  private readonly contentKnown = new Promise<void>((resolve) => {
    this.tellContentKnown = resolve;
  });
  private readonly queue = new Queue();
  /** Listed addresses and named pictures that turned out to lead nowhere. */
  private readonly missing = new Set<string>();
  /** Stale answers that may show what is gone: they are made again before they are sent. */
  private readonly withdrawn = new Set<string>();
  /** How many stored answers name a picture. */
  private readonly pictureCounts = new Map<string, number>();
  private news: News | undefined;
  private isComparing = false;
  private revision = 0;
  private isStopped = false;
  private progressTold = 0;
  private rendered = 0;

  constructor(
    private readonly store: Store,
    private readonly renderer: Renderer,
    private readonly options: Options,
  ) {
    for (const entry of store.all()) this.countPictures(entry.pictures, 1);
    renderer.onReady = () => void this.changed(NOTHING);
    renderer.onNews = (news) => void this.changed(news);
    setInterval(() => void this.changed(NOTHING), COMPARE_EVERY_MS).unref();
  }

  /** Begins; never ends before `stop`. */
  start(): void {
    void this.run(isPage);
    void this.run(isPicture);
  }

  stop(): void {
    this.isStopped = true;
    this.queue.wake();
  }

  /** How publishing stands. */
  counts() {
    const stale = this.queue.keys().filter(isPage);
    const failed = stale.filter(this.queue.isFailing).length;
    return { addresses: this.listed?.size ?? 0, stale: stale.length, rendered: this.rendered, failed };
  }

  /** Whether the stored answer at an address may be sent. */
  isSendable = (key: string): boolean => !this.withdrawn.has(key);

  /** Whether the site has an answer at this address, made or not; it may have any as long as its content is unknown. */
  has(key: string): boolean {
    if (this.missing.has(key)) return false;
    if (isPicture(key)) return this.pictureCounts.has(key.slice(0, key.lastIndexOf(" ")));
    return this.listed?.has(key) ?? true;
  }

  /** Makes an answer next; resolves when that is done or has failed, or after a time. */
  async wanted(key: string, timeoutMs: number): Promise<void> {
    if (!this.listed) await Promise.race([this.contentKnown, pause(timeoutMs, undefined, { ref: false })]);
    if (this.listed && this.has(key)) await this.queue.wait(key, timeoutMs);
  }

  /** Compares all stored answers with the content of the moment, once more if that changes meanwhile. */
  private async changed(news: News): Promise<void> {
    this.revision += 1;
    this.news = together(this.news ?? NOTHING, news);
    if (this.isComparing) return;
    this.isComparing = true;
    try {
      while (this.news && this.renderer.isReady) {
        const now: News = this.news;
        this.news = undefined;
        await this.compare(now).catch((error) => {
          this.news = together(now, this.news ?? NOTHING);
          throw error;
        });
      }
    } catch (error) {
      // The next change, or a later comparison, tries again.
      log("warn", "La comparaison des réponses a échoué", { error });
    } finally {
      this.isComparing = false;
    }
    this.queue.wake();
  }

  private async compare({ edited, isGone }: News): Promise<void> {
    const asked = new Map<string, Noted["asked"][number]>();
    for (const entry of this.store.all()) for (const pair of entry.asked) asked.set(pair.join(), pair);
    const pairs = [...asked.values()];
    const { addresses, differing } = await this.renderer.compare(pairs);
    const changes = new Set(differing.map((position) => pairs[position]?.join()));
    this.listed = new Map(addresses.map((address, position) => [address, position]));
    this.tellContentKnown();
    this.missing.clear();
    // A document may have gone while nobody was there to tell.
    const mayShowGone = (await this.forgetWhatIsGone()) || isGone;
    const first = new Set(edited);
    for (const key of [...addresses, ...[...this.store.addresses()].filter(isPicture)]) {
      const entry = this.store.get(key);
      const differs = entry?.asked.filter((pair) => changes.has(pair.join())) ?? [];
      if (entry?.madeWith === this.madeWith(key) && differs.length === 0) continue;
      if (first.has(key) || differs.length > 0) this.queue.forgive(key);
      this.queue.add(key, first.has(key) ? RANKS.edited : differs.some(isList) ? RANKS.list : RANKS.rest);
      if (mayShowGone && differs.length > 0) this.withdrawn.add(key);
    }
  }

  /**
   * Removes the answers at addresses that lead nowhere now; a picture stays a day for open pages.
   * @returns whether there were any but pictures
   */
  private async forgetWhatIsGone(): Promise<boolean> {
    const isOld = ({ madeAt }: Entry) => madeAt < Date.now() - PICTURE_LIFE_MS;
    const gone = [...this.store.all()].filter(({ address }) => !this.has(address));
    for (const entry of gone) if (isPage(entry.address) || isOld(entry)) await this.forget(entry.address);
    for (const key of this.queue.keys()) if (!this.has(key)) this.settle(key);
    return gone.some(({ address }) => isPage(address));
  }

  private madeWith = (key: string) => (isPicture(key) ? ENCODING : this.options.madeWith);

  private async forget(key: string): Promise<void> {
    this.countPictures(this.store.get(key)?.pictures ?? [], -1);
    await this.store.remove(key);
    this.settle(key);
  }

  private settle(key: string): void {
    this.withdrawn.delete(key);
    this.queue.settle(key);
  }

  private countPictures(pictures: readonly string[], by: 1 | -1): void {
    for (const picture of pictures) {
      const count = (this.pictureCounts.get(picture) ?? 0) + by;
      if (count > 0) this.pictureCounts.set(picture, count);
      else this.pictureCounts.delete(picture);
    }
  }

  /** Makes what is stale of one kind, one after the other. */
  private async run(isOwn: (key: string) => boolean): Promise<void> {
    while (!this.isStopped) {
      const key = this.renderer.isReady ? this.next(isOwn) : undefined;
      const begun = performance.now();
      if (key === undefined) await this.queue.idle();
      else await this.make(key).catch((error) => this.fail(key, error));
      // Pictures ahead of visitors leave half a core free.
      if (key && isPicture(key) && !this.queue.isAwaited) await pause(performance.now() - begun);
    }
  }

  private next(isOwn: (key: string) => boolean): string | undefined {
    const due = this.queue.next(isOwn, (key) => this.listed?.get(key) ?? 0);
    return due ?? (isOwn === isPicture ? this.nextPictureAhead() : undefined);
  }

  /** A picture that some page names and nobody has asked for yet, while no page waits. */
  private nextPictureAhead(): string | undefined {
    if (!this.options.warmPictures || this.counts().stale > 0) return undefined;
    for (const picture of this.pictureCounts.keys()) {
      const key = pictureKey(picture, FORMATS[0]);
      if (!this.store.get(key) && !this.missing.has(key) && !this.queue.isFailing(key)) return key;
    }
    return undefined;
  }

  private async make(key: string): Promise<void> {
    const { revision } = this;
    const [address = "", format] = key.split(" ");
    const rendered = await this.renderer.render(address, format && `image/${format}`);
    if (!format) this.rendered += 1;
    if (rendered.status === 404 || (format && rendered.status === 400)) {
      this.missing.add(key);
      await this.forget(key);
    } else if (rendered.status === 200) await this.place(key, address, rendered);
    else throw new Error(`réponse ${rendered.status}`);
    // What changed during the rendering may make it stale again.
    if (revision !== this.revision) void this.changed(NOTHING);
    this.tellProgress();
  }

  private async place(key: string, address: string, rendered: Rendered & Noted): Promise<void> {
    const { asked, pictures } = rendered;
    const answer = await dress(address, rendered, this.options.isSecure);
    const before = this.store.get(key)?.pictures ?? [];
    this.countPictures(pictures, 1);
    this.countPictures(before, -1);
    const made = { address: key, madeWith: this.madeWith(key), madeAt: Date.now() };
    await this.store.put({ ...answer, ...made, asked, pictures });
    this.settle(key);
  }

  /** The former answer stays, and the address is tried again later. */
  private fail(key: string, error: unknown): void {
    const isFirst = this.queue.fail(key) === 1;
    if (isFirst && this.renderer.isReady) log("error", "Une réponse n’a pas pu être faite", { key, error });
  }

  /** Tells how far a publication is: « 42 de 118 ». */
  private tellProgress(): void {
    const { addresses, stale } = this.counts();
    if (stale > 0 && Date.now() - this.progressTold > PROGRESS_EVERY_MS) {
      this.progressTold = Date.now();
      log("info", "Publication en cours", { made: `${addresses - stale} de ${addresses}` });
    } else if (stale === 0 && this.progressTold > 0) {
      this.progressTold = 0;
      log("info", "Site publié", { addresses, rendered: this.rendered });
    }
  }
}

const together = (before: News, { edited, isGone }: News): News => ({
  edited: [...before.edited, ...edited],
  isGone: before.isGone || isGone,
});

const isList = ([question]: Noted["asked"][number]) => question.startsWith('["list');
