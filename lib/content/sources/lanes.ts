/** A place to wait for one of a few lanes, first come first served. */
export class Lanes {
  private readonly queue: (() => void)[] = [];

  constructor(private free: number) {}

  /**
   * Waits for a lane and takes it.
   * @returns the function that gives it back; rejects with the signal's reason once it is aborted.
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else await this.turn(signal);
    return () => {
      const next = this.queue.shift();
      if (next) next();
      else this.free += 1;
    };
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        this.queue.splice(this.queue.indexOf(go), 1);
        reject(signal.reason);
      };
      const go = () => {
        signal.removeEventListener("abort", leaveQueue);
        resolve();
      };
      this.queue.push(go);
      signal.addEventListener("abort", leaveQueue, { once: true });
    });
  }
}
