const MIN_MS = 2_000;
const MAX_MS = 15_000;

/** A circuit breaker: pauses of 2 to 15 s, growing; after each one attempt. A success closes it. */
export class Breaker {
  private failures = 0;
  private successes = 0;
  private restUntil = 0;
  private lastError: Error | undefined;
  private trying = false;

  constructor(private readonly now: () => number) {}

  /** The error to answer with instead of an attempt, in a pause or while another attempt is under way. */
  refusal(): Error | undefined {
    if (this.failures === 0) return undefined;
    return this.trying || this.now() < this.restUntil ? this.lastError : undefined;
  }

  /**
   * Records that an attempt starts.
   * @returns the value to give to `failed`
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

  /** Records that the attempt failed for a reason outside of this source. */
  ignored(): void {
    this.trying = false;
  }

  /** Simultaneous attempts count as one failure; one that started before the latest success is ignored. */
  failed(error: Error, started: number): void {
    if (started !== this.successes) return;
    this.lastError = error;
    if (!this.trying && this.now() < this.restUntil) return;
    this.trying = false;
    this.failures += 1;
    this.restUntil = this.now() + Math.min(MIN_MS * 2 ** (this.failures - 1), MAX_MS);
  }
}

/** The cause of a read without an answer in time. */
export const DEADLINE = { code: "deadline-exceeded" } as const;

// gRPC's numbers as the server library gives them, their names as the web library does.
const OUTAGES: unknown[] = [4, DEADLINE.code, 14, "unavailable"];
/** How Node names what a network does: ECONNREFUSED, ETIMEDOUT… */
const NETWORK = /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/;

/** Whether the whole source is out of reach; anything else concerns its collection only. */
export function isOutage({ cause }: Error): boolean {
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return false;
  return OUTAGES.includes(cause.code) || NETWORK.test(String(cause.code));
}
