import { cacheLife, cacheTag } from "next/cache";
import { FAILED_TAG } from "./failed-tag.mjs";
import { SourceError } from "./source";

/** The result of a cached read. The framework would send a page in which a cached function throws past its cache. */
type Reading<T> = { value: T } | { failure: string };

// The framework prerenders nothing that lives for less than five minutes; a read is tried again after a second.
const FAILED_LIFE = { stale: 300, revalidate: 1, expire: 300 };

/** Reads inside a cached function. A build ends with a failure. */
export async function attempt<T>(read: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!isSourceError(error) || process.env.NEXT_PHASE === "phase-production-build") throw error;
    cacheLife(FAILED_LIFE);
    cacheTag(FAILED_TAG);
    return { failure: error.message };
  }
}

// Not by its class, of which each bundle of the framework has its own.
const isSourceError = (error: unknown): error is SourceError =>
  error instanceof Error && error.name === "SourceError";

/**
 * The value of a cached read.
 * @throws SourceError for a failure
 */
export const unwrapped = async <T>(reading: Promise<Reading<T>>): Promise<T> => {
  const read = await reading;
  if ("failure" in read) throw new SourceError(read.failure);
  return read.value;
};
