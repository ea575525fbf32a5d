/**
 * Lets a failing source rest: after a failure nobody asks for 2 s, then for growing pauses up to 15 s
 * while failures go on; after a rest a single attempt finds out, and a success ends it all.
 */
export class Breaker {
  private failures = 0;
  private successes = 0;
  private restUntil = 0;
  private lastError: Error | undefined;
  private trying = false;

  constructor(
    private readonly now: () => number,
    private readonly shortestMs = 2_000,
    private readonly longestMs = 15_000,
  ) {}

  /** The error to answer with instead of an attempt, if the source rests or is being tried. */
  refusal(): Error | undefined {
    if (this.failures === 0) return undefined;
    return this.trying || this.now() < this.restUntil ? this.lastError : undefined;
  }

  /**
   * Says that an attempt starts now.
   * @returns what tells `failed` how long ago that was
   */
  started(): number {
    this.trying = this.failures > 0;
    return this.successes;
  }

  succeeded(): void {
    this.successes += 1;
    this.failures = 0;
    this.trying = false;
  }

  /** Says that the attempt failed for a reason that tells nothing of this source. */
  toldNothing(): void {
    this.trying = false;
  }

  /** Attempts that were under way together count as one failure; one that another has outrun since tells of then. */
  failed(error: Error, started: number): void {
    if (started !== this.successes) return;
    this.lastError = error;
    if (!this.trying && this.now() < this.restUntil) return;
    this.trying = false;
    this.failures += 1;
    this.restUntil = this.now() + Math.min(this.shortestMs * 2 ** (this.failures - 1), this.longestMs);
  }
}

/** The cause of a read that had no answer in time. */
export const DEADLINE = { code: "deadline-exceeded" } as const;

// gRPC's numbers as the server library gives them, their names as the web library does.
const OUTAGES: unknown[] = [4, DEADLINE.code, 14, "unavailable"];
/** How Node names what a network does: ECONNREFUSED, ETIMEDOUT… */
const NETWORK = /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/;

/**
 * Whether a failed read says that the source as a whole is away: unavailable, too late, or no network.
 * Everything else (a refused permission, a fault of one answer) is the matter of its collection.
 */
export function isOutage({ cause }: Error): boolean {
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return false;
  return OUTAGES.includes(cause.code) || NETWORK.test(String(cause.code));
}
