/**
 * Lets at most `most` tasks run at once; the others wait for their turn, first come, first served.
 * @returns a function that runs a task when there is room and answers with its result
 */
export function atOnce(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
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
