/**
 * Lets at most `most` tasks run at once; the others wait for their turn, first come, first served.
 * @returns a function that runs a task when there is room and answers with its result; one whose signal is
 * aborted while it waits never runs, and its reason is the answer
 */
export function atOnce(most: number): <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
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
    if (running >= most) await turn(signal);
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
