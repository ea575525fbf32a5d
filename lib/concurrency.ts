/** Lets at most `max` tasks run at once; the others wait for their turn, first come, first served. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((go) => waiting.push(go));
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
