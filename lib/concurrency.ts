/** Lets at most `max` tasks run at once; the others begin in the order of their calls. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < max) running += 1;
    // The task that ends hands its place over.
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      const beginNext = waiting.shift();
      if (beginNext) beginNext();
      else running -= 1;
    }
  };
}

/** The one value of this name in the process: Next may load a module once for each bundle. */
export function perProcess<T>(name: string, make: () => T): T {
  const shared = globalThis as unknown as Record<string, T>;
  shared[name] ??= make();
  return shared[name];
}

/**
 * A function that makes a value at its first call and keeps it; after a failure the next call tries again.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= make().catch((error) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
