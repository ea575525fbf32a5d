let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after the other. Drawing keeps a processor and the threads that also read files
 * busy; several at once would make visitors wait for their page.
 */
export function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}
