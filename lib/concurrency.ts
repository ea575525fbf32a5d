/**
 * Lets at most `max` tasks run at once; the others wait for their turn, first come, first served.
 * @returns a function that runs a task when there is room and gives its result. A task whose signal is
 * aborted while it waits never runs; the call then rejects with the signal's reason
 */
export function limitConcurrency(
  max: number,
): <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal?.reason);
      };
      const go = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      waiting.push(go);
      signal?.addEventListener("abort", leave, { once: true });
    });
  return async (task, signal) => {
    signal?.throwIfAborted();
    if (running >= max) await turn(signal);
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A function that makes a value at its first call and returns the same one later; a failure is not kept. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
