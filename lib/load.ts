import "server-only";

/** The result of a read, as pages show it (requirement 6.5). */
export type Loaded<T> = { state: "loaded"; value: T } | { state: "missing" } | { state: "failed" };

/**
 * Turns a read into a state. A component that gets `failed` must render `<PageStatus status="500">`: otherwise the page
 * cache stores the incomplete page.
 */
export async function load<T>(read: Promise<T | undefined>): Promise<Loaded<T>> {
  try {
    const value = await read;
    return value === undefined ? { state: "missing" } : { state: "loaded", value };
  } catch {
    return { state: "failed" };
  }
}
