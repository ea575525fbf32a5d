import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { perProcess } from "@/lib/concurrency";
import { ownOrigin } from "@/lib/framework.mjs";

type OwnCall = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A request of the process to itself. A connection kept open would delay the stop of the server. */
export const requestItself = (address: string, { headers, ...init }: OwnCall = {}): Promise<Response> =>
  fetch(ownOrigin() + address, { redirect: "manual", ...init, headers: { ...headers, connection: "close" } });

export const internalSecret = () => perProcess("__renewalSecret", () => randomBytes(32).toString("hex"));

/** Compares two texts in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The bearer token of a request, or an empty string. */
export const bearerOf = (request: Request) =>
  /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

export const isOwnCall = (request: Request) => sameSecret(bearerOf(request), internalSecret());
