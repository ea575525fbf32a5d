import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/config/log.mjs";
import { ENCODING, FORMATS, type Format } from "@/lib/pictures/formats";
import { PICTURES } from "@/lib/pictures/path";
import type { News } from "@/lib/publishing/site";
import { dress } from "./dress";
import type { Renderer } from "./renderer";
import type { Entry, Store, Stored } from "./store";

/** The order of what is stale: a visitor waits, edited, shows a list that changed, all else. */
const RANKS = { awaited: 0, edited: 1, list: 2, rest: 3 } as const;

const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 300_000;
/** Open pages may still ask for pictures that no page names any more. */
const PICTURE_LIFE_MS = 24 * 3600 * 1000;
/** Files of pictures change without telling. */
const COMPARE_EVERY_MS = 60_000;
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

/**
 * Keeps the stored answers equal to what the renderer would answer now: renders one stale address after the other, and
 * pictures beside them. An answer is stale if it was never made, was made with another build or other settings, or if one of
 * the answers that it asked for differs now.
 */
export class Publisher {
  /** The addresses in their order; undefined before the content is known. */
  private listed: Map<string, number> | undefined;
  private readonly stale = new Map<string, number>();
  private readonly failures = new Map<string, { count: number; nextTry: number }>();
  private readonly missing = new Set<string>();
  private readonly awaited = new Map<string, Set<() => void>>();
  /** Stale answers that may show what is gone: they are not sent before they are made again. */
  private readonly withdrawn = new Set<string>();
  private readonly pictureCounts = new Map<string, number>();
  private tellContentKnown = () => {};
  private readonly contentKnown = new Promise<void>((resolve) => {
    this.tellContentKnown = resolve;
  });
  private news: News | undefined;
  private isComparing = false;
  private revision = 0;
  private wake = () => {};
  private isStopped = false;
  private firstTold = 0;
  renderings = 0;

  constructor(
    private readonly store: Store,
    private readonly renderer: Renderer,
    private readonly options: Options,
  ) {
    for (const entry of store.all()) this.countPictures(entry.pictures, 1);
    renderer.onReady = () => this.changed({ edited: [], isGone: false });
    renderer.onNews = (news) => this.changed(news);
    setInterval(() => this.changed({ edited: [], isGone: false }), COMPARE_EVERY_MS).unref();
  }

  /** Begins; never ends before `stop`. */
  start(): void {
    void this.run((key) => !isPicture(key));
    void this.run(isPicture);
  }

  stop(): void {
    this.isStopped = true;
    this.wake();
  }

  /** How publishing stands. */
  counts() {
    const pages = [...this.stale.keys()].filter((key) => !isPicture(key));
    return {
      addresses: this.listed?.size ?? 0,
      stale: pages.length,
      rendered: this.renderings,
      failed: pages.filter((key) => this.failures.has(key)).length,
    };
  }

  /** Whether the stored answer at an address may be sent. */
  isSendable = (key: string): boolean => !this.withdrawn.has(key);

  /** Whether the site has an answer at this address, made or not; it may have any as long as its content is unknown. */
  has(key: string): boolean {
    if (this.missing.has(key)) return false;
    if (isPicture(key)) return this.pictureCounts.has(key.slice(0, key.lastIndexOf(" ")));
    return this.listed?.has(key) ?? true;
  }

  /** Renders an address next; resolves when that is done or has failed, or after a time. */
  async wanted(key: string, timeoutMs: number): Promise<void> {
    const over = pause(timeoutMs, undefined, { ref: false });
    if (!this.listed) await Promise.race([this.contentKnown, over]);
    if (!this.listed || !this.has(key)) return;
    this.stale.set(key, RANKS.awaited);
    const made = new Promise<void>((resolve) => {
      const resolves = this.awaited.get(key) ?? new Set();
      this.awaited.set(key, resolves.add(resolve));
    });
    this.wake();
    await Promise.race([made, over]);
  }

  /** Compares all stored answers with the content of the moment, once more if that changes meanwhile. */
  private async changed(news: News): Promise<void> {
    this.revision += 1;
    this.news = together(this.news, news);
    if (this.isComparing) return;
    this.isComparing = true;
    try {
      while (this.news && this.renderer.isReady) {
        const now: News = this.news;
        this.news = undefined;
        await this.compare(now).catch((error) => {
          this.news = together(this.news, now);
          throw error;
        });
      }
    } catch (error) {
      log("warn", "La comparaison des réponses a échoué", { error });
    } finally {
      this.isComparing = false;
    }
    this.wake();
  }

  private async compare({ edited, isGone }: News): Promise<void> {
    const asked = new Map<string, [string, string]>();
    for (const entry of this.store.all()) for (const pair of entry.asked) asked.set(pair.join(), pair);
    const pairs = [...asked.values()];
    const { addresses, differing } = await this.renderer.compare(pairs);
    const changes = new Set(differing.map((position) => pairs[position]?.join()));
    this.listed = new Map(addresses.map((address, position) => [address, position]));
    this.tellContentKnown();
    this.missing.clear();
    let mayShowGone = isGone;
    const isOld = ({ madeAt }: Entry) => madeAt < Date.now() - PICTURE_LIFE_MS;
    for (const entry of [...this.store.all()])
      if (!this.has(entry.address) && (!isPicture(entry.address) || isOld(entry))) {
        // A document may have gone while nobody was there to tell.
        mayShowGone ||= !isPicture(entry.address);
        await this.forget(entry.address);
      }
    const first = new Set(edited);
    for (const key of [...addresses, ...[...this.store.addresses()].filter(isPicture)]) {
      const entry = this.store.get(key);
      const differs = entry?.asked.filter((pair) => changes.has(pair.join())) ?? [];
      if (entry?.madeWith === this.madeWith(key) && differs.length === 0) continue;
      if (first.has(key) || differs.length > 0) this.failures.delete(key);
      const rank = first.has(key) ? RANKS.edited : differs.some(isList) ? RANKS.list : RANKS.rest;
      this.stale.set(key, Math.min(rank, this.stale.get(key) ?? RANKS.rest));
      if (mayShowGone && differs.length > 0) this.withdrawn.add(key);
    }
    for (const key of this.stale.keys()) if (!this.has(key)) this.settle(key);
  }

  private madeWith = (key: string) => (isPicture(key) ? ENCODING : this.options.madeWith);

  private async forget(key: string): Promise<void> {
    this.countPictures(this.store.get(key)?.pictures ?? [], -1);
    await this.store.remove(key);
    this.settle(key);
  }

  /** Ends the waiting for an address. */
  private settle(key: string): void {
    this.stale.delete(key);
    this.withdrawn.delete(key);
    this.failures.delete(key);
    this.release(key);
  }

  private release(key: string): void {
    for (const resolve of this.awaited.get(key) ?? []) resolve();
    this.awaited.delete(key);
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
      if (key === undefined) await this.idle();
      else {
        const begun = performance.now();
        await this.make(key);
        // Pictures ahead of visitors leave half a core free.
        if (isPicture(key) && !this.awaited.size) await pause(performance.now() - begun);
      }
    }
  }

  private next(isOwn: (key: string) => boolean): string | undefined {
    const now = Date.now();
    let best: string | undefined;
    let bestOrder = Number.POSITIVE_INFINITY;
    for (const [key, rank] of this.stale) {
      if (!isOwn(key) || (this.failures.get(key)?.nextTry ?? 0) > now) continue;
      const order = rank * 1e6 + (this.listed?.get(key) ?? 0);
      if (order < bestOrder) [best, bestOrder] = [key, order];
    }
    return best ?? (isOwn(PICTURES) ? this.nextPictureAhead() : undefined);
  }

  /** A picture that some page names and nobody has asked for yet, while no page waits. */
  private nextPictureAhead(): string | undefined {
    if (!this.options.warmPictures || this.counts().stale > 0) return undefined;
    for (const picture of this.pictureCounts.keys()) {
      const key = pictureKey(picture, FORMATS[0]);
      if (!this.store.get(key) && !this.missing.has(key) && !this.failures.has(key)) return key;
    }
    return undefined;
  }

  private idle(): Promise<void> {
    return new Promise((resolve) => {
      const before = this.wake;
      const timer = setTimeout(() => this.wake(), MIN_RETRY_MS);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => {};
        before();
        resolve();
      };
    });
  }

  private async make(key: string): Promise<void> {
    const { revision } = this;
    const [address = "", format] = key.split(" ");
    try {
      const rendered = await this.renderer.render(address, format && `image/${format}`);
      if (!isPicture(key)) this.renderings += 1;
      const isRefused = format ? [400, 404].includes(rendered.status) : rendered.status === 404;
      if (isRefused) {
        this.missing.add(key);
        await this.forget(key);
        return;
      }
      if (rendered.status !== 200) throw new Error(`réponse ${rendered.status}`);
      const { asked, pictures } = rendered;
      const answer = await dress(address, rendered, this.options.isSecure);
      const madeAt = Date.now();
      await this.place({ ...answer, address: key, madeWith: this.madeWith(key), asked, pictures, madeAt });
      this.settle(key);
      if (revision !== this.revision) void this.changed({ edited: [], isGone: false });
      this.tellProgress();
    } catch (error) {
      this.fail(key, error);
    }
  }

  private async place(stored: Stored): Promise<void> {
    const before = this.store.get(stored.address)?.pictures ?? [];
    this.countPictures(stored.pictures, 1);
    this.countPictures(before, -1);
    await this.store.put(stored);
  }

  /** The former answer stays; the address is tried again later. */
  private fail(key: string, error: unknown): void {
    const { count = 0 } = this.failures.get(key) ?? {};
    const rest = Math.min(MIN_RETRY_MS * 2 ** count, MAX_RETRY_MS);
    this.failures.set(key, { count: count + 1, nextTry: Date.now() + rest });
    if (!this.stale.has(key)) this.stale.set(key, RANKS.rest);
    if (count === 0 && this.renderer.isReady)
      log("error", "Une réponse n’a pas pu être faite", { key, error });
    if (count > 0 || isPicture(key)) this.release(key);
  }

  /** Tells how far a publication is: « 42 de 118 ». */
  private tellProgress(): void {
    const { addresses, stale } = this.counts();
    if (stale > 0 && Date.now() - this.firstTold > PROGRESS_EVERY_MS) {
      this.firstTold = Date.now();
      log("info", "Publication en cours", { made: `${addresses - stale} de ${addresses}` });
    } else if (stale === 0 && this.firstTold > 0) {
      this.firstTold = 0;
      log("info", "Site publié", { addresses, rendered: this.renderings });
    }
  }
}

const together = (before: News | undefined, { edited, isGone }: News): News => ({
  edited: [...(before?.edited ?? []), ...edited],
  isGone: isGone || (before?.isGone ?? false),
});

const isList = ([question]: readonly [string, string]) => question.startsWith('["list');
