import "server-only";
import { unstable_rethrow } from "next/navigation";
import { log } from "@/lib/config/log.mjs";

/** The result of a read, as pages show it (requirement 6.5). */
export type Loaded<T> =
  | { state: "loaded"; value: T }
  | { state: "missing" }
  | { state: "failed"; message: string };

/** Waits for a read and gives its result; it never rejects. Undefined means missing. */
export async function load<T>(read: Promise<T | undefined>): Promise<Loaded<T>> {
  try {
    const value = await read;
    return value === undefined ? { state: "missing" } : { state: "loaded", value };
  } catch (error) {
    // After a prerendering, the framework rejects the parameters of the page with an error of its own.
    unstable_rethrow(error);
    // The source logs its own failures.
    if (!(error instanceof Error && error.name === "SourceError"))
      log("error", "Une lecture a échoué par une faute du programme", {
        error,
        stack: (error as Error).stack,
      });
    return { state: "failed", message: String(error) };
  }
}

type All<T> = { [Name in keyof T]: Awaited<T[Name]> };

/** Waits for the reads of an object in parallel; gives their values by name, or the first failure. */
export async function all<T extends object>(reads: T): Promise<All<T>> {
  const values = await Promise.all(Object.values(reads));
  return Object.fromEntries(Object.keys(reads).map((name, i) => [name, values[i]])) as All<T>;
}
