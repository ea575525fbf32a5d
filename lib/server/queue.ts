import { setTimeout as pause } from "node:timers/promises";

/** The order in which answers are made: awaited by a visitor, edited, showing a changed list, the rest. */
export const RANKS = { awaited: 0, edited: 1, list: 2, rest: 3 } as const;

const MIN_RETRY_PAUSE_MS = 1000;
const MAX_RETRY_PAUSE_MS = 300_000;

/** The answers that have to be made, by key, and who waits for them. */
export class Queue {
  private readonly ranks = new Map<string, number>();
  private readonly failures = new Map<string, { count: number; nextTry: number }>();
  private readonly awaited = new Map<string, Set<() => void>>();
  private wakers = new Set<() => void>();

  keys = () => [...this.ranks.keys()];

  isFailing = (key: string) => this.failures.has(key);

  get isAwaited(): boolean {
    return this.awaited.size > 0;
  }

  /** Puts an answer into the queue, or moves it forward. */
  add(key: string, rank: number): void {
    this.ranks.set(key, Math.min(rank, this.ranks.get(key) ?? RANKS.rest));
  }

  /** Lets a failing answer be tried at once, because what it shows has changed. */
  retryAtOnce = (key: string): boolean => this.failures.delete(key);

  /**
   * The answer to make next; undefined if none is due.
   * @param isOfKind tells which keys count
   * @param positionOf gives the place of a key among those of its rank
   */
  nextKey(isOfKind: (key: string) => boolean, positionOf: (key: string) => number): string | undefined {
    const now = Date.now();
    const isDue = (key: string) => isOfKind(key) && (this.failures.get(key)?.nextTry ?? 0) <= now;
    let best: { key: string; rank: number; place: number } | undefined;
    for (const [key, rank] of this.ranks) {
      if (!isDue(key) || (best && best.rank < rank)) continue;
      const candidate = { key, rank, place: positionOf(key) };
      if (!best || rank < best.rank || candidate.place < best.place) best = candidate;
    }
    return best?.key;
  }

  /** Waits until an answer is made or has failed twice; a time at most. */
  async waitFor(key: string, timeoutMs: number): Promise<void> {
    this.add(key, RANKS.awaited);
    const settled = new Promise<void>((resolve) => {
      const waiting = this.awaited.get(key) ?? new Set();
      this.awaited.set(key, waiting.add(resolve));
    });
    this.wakeAll();
    await Promise.race([settled, pause(timeoutMs, undefined, { ref: false })]);
  }

  /** Takes an answer out of the queue, because it is made or its address is gone. */
  settle(key: string): void {
    this.ranks.delete(key);
    this.failures.delete(key);
    this.release(key);
  }

  /**
   * Tries an answer again later, after growing pauses.
   * @returns how often in a row it has failed
   */
  retryLater(key: string): number {
    const count = (this.failures.get(key)?.count ?? 0) + 1;
    const pauseMs = Math.min(MIN_RETRY_PAUSE_MS * 2 ** (count - 1), MAX_RETRY_PAUSE_MS);
    this.failures.set(key, { count, nextTry: Date.now() + pauseMs });
    this.ranks.set(key, RANKS.rest);
    if (count > 1) this.release(key);
    return count;
  }

  private release(key: string): void {
    for (const resolve of this.awaited.get(key) ?? []) resolve();
    this.awaited.delete(key);
  }

  /** Wakes all that wait in `untilWork`. */
  wakeAll(): void {
    for (const waker of this.wakers) waker();
    this.wakers.clear();
  }

  /** Waits until there may be work: something was added, or a pause is over. */
  async untilWork(): Promise<void> {
    const woken = new Promise<void>((resolve) => this.wakers.add(resolve));
    await Promise.race([woken, pause(MIN_RETRY_PAUSE_MS)]);
  }
}
