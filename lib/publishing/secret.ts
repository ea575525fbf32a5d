import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

// One secret for the life of the process, shared by all of Next's bundles: the process's own
// listener announces changes to its own revalidation endpoint with it.
const shared = globalThis as { __renewalSecret?: string };

export function internalSecret(): string {
  shared.__renewalSecret ??= randomBytes(32).toString("hex");
  return shared.__renewalSecret;
}

/** Compares two texts in a time that tells nothing about either. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The bearer token of a request, or an empty text. */
export const bearerOf = (request: Request) =>
  /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

/** Whether the process itself is calling. */
export const isOwnCall = (request: Request) => sameSecret(bearerOf(request), internalSecret());
