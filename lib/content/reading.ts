import { cacheLife } from "next/cache";
import type { Loaded } from "@/lib/load";
import { SourceError } from "./source";

// The framework prerenders nothing that lives for less than five minutes; a read is tried again after a second.
const FAILED_LIFE = { stale: 300, revalidate: 1, expire: 300 };

type Reading<T> = Exclude<Loaded<T>, { state: "missing" }>;

/**
 * Reads inside a cached function, and gives a failure as a value: the framework would send a page in which a cached
 * function throws past its cache. A build ends with a failure.
 */
export async function failureAsValue<T>(read: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { state: "loaded", value: await read() };
  } catch (error) {
    if (!isSourceError(error) || process.env.NEXT_PHASE === "phase-production-build") throw error;
    cacheLife(FAILED_LIFE);
    return { state: "failed", message: error.message };
  }
}

// `instanceof` would fail: each bundle of the framework has its own class.
const isSourceError = (error: unknown): error is SourceError =>
  error instanceof Error && error.name === "SourceError";

/** A cached function as its callers know it: it returns the value that was read, and throws a failure. */
export const orThrow =
  <Parameters extends unknown[], T>(read: (...parameters: Parameters) => Promise<Reading<T>>) =>
  async (...parameters: Parameters): Promise<T> => {
    const reading = await read(...parameters);
    if (reading.state === "failed") throw new SourceError(reading.message);
    return reading.value;
  };
