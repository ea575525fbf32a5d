import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { ownOrigin } from "@/lib/framework.mjs";

type OwnCall = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A request of the process to itself. A connection kept open would hold up a server that is being stopped. */
export const callOurselves = (address: string, { headers, ...init }: OwnCall = {}): Promise<Response> =>
  fetch(ownOrigin() + address, { redirect: "manual", ...init, headers: { ...headers, connection: "close" } });

// One secret for the life of the process: Next loads this module once per bundle.
const shared = globalThis as { __renewalSecret?: string };

/** The secret with which the process calls its own renewal address. */
export function internalSecret(): string {
  shared.__renewalSecret ??= randomBytes(32).toString("hex");
  return shared.__renewalSecret;
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The bearer token of a request, or an empty text. */
export const bearerOf = (request: Request) =>
  /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

export const isOwnCall = (request: Request) => sameSecret(bearerOf(request), internalSecret());
