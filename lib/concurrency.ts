/** In place of a visitor: a task that runs when nobody waits. */
export const AHEAD = "";

/**
 * Lets at most `max` tasks run at once. The others wait for their turn: those of one visitor first come, first served,
 * and each visitor in turn, so that nobody waits for all tasks of another.
 */
export function limitConcurrency(max: number) {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const takeNext = () => {
    for (const [visitor, tasks] of waiting) {
      if (visitor === AHEAD && waiting.size > 1) continue;
      waiting.delete(visitor);
      const next = tasks.shift();
      if (tasks.length > 0) waiting.set(visitor, tasks);
      return next;
    }
  };
  return async <T>(task: () => Promise<T>, visitor: string = AHEAD): Promise<T> => {
    if (running < max) running += 1;
    else
      await new Promise<void>((go) => {
        const tasks = waiting.get(visitor);
        if (tasks) tasks.push(go);
        else waiting.set(visitor, [go]);
      });
    try {
      return await task();
    } finally {
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The one value of a name in this process: Next loads a module once per bundle. */
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
