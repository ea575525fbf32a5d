/** Stands for a visitor in tasks that run only when no visitor waits. */
export const AHEAD = "";

/**
 * Lets at most `max` tasks run at once. The next task is one of the visitor with the fewest running tasks, so
 * that nobody waits for all tasks of another. The tasks of one visitor begin in the order of their calls.
 */
export function limitConcurrency(max: number) {
  const waiting = new Map<string, (() => void)[]>();
  const running: string[] = [];
  const countOf = (visitor: string) => running.filter((other) => other === visitor).length;

  /** Removes an ended task of a visitor, and begins the next task. */
  function passOn(visitor: string): void {
    const visitors = [...waiting.keys()].filter((visitor) => visitor !== AHEAD || waiting.size === 1);
    const [next] = visitors.sort((one, other) => countOf(one) - countOf(other));
    running.splice(running.indexOf(visitor), 1);
    if (next === undefined) return;
    running.push(next);
    const tasks = waiting.get(next) ?? [];
    waiting.delete(next);
    const begin = tasks.shift();
    if (tasks.length > 0) waiting.set(next, tasks);
    begin?.();
  }

  return async <T>(task: () => Promise<T>, visitor: string = AHEAD): Promise<T> => {
    if (running.length < max) running.push(visitor);
    else
      await new Promise<void>((begin) => {
        const tasks = waiting.get(visitor);
        if (tasks) tasks.push(begin);
        else waiting.set(visitor, [begin]);
      });
    try {
      return await task();
    } finally {
      passOn(visitor);
    }
  };
}

/** The only value of this name in the process: Next may load a module several times, once per bundle. */
export function perProcess<T>(name: string, make: () => T): T {
  const shared = globalThis as unknown as Record<string, T>;
  shared[name] ??= make();
  return shared[name];
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
