import type { ServerResponse } from "node:http";
import { INERT_POLICY } from "./policy";

/** Addresses that other sites may embed: pictures, previews, icons, calendars. */
const EMBEDDABLE =
  /^\/(?:_next\/image\?|(?:art|photos)\/|opengraph-image\/|calendrier\.ics$|[^/]+\.(?:ico|png|svg)$)|\/(?:opengraph-image|evenement\.ics)$/;

/** Reached by https or not; for the public, or the hosts’ own, of which search engines keep nothing. */
type Serving = { isSecure: boolean; isPreview: boolean };

/** The security headers of an answer, beside its policy. */
export const securityHeaders = (
  address: string,
  { isSecure, isPreview }: Serving,
): [name: string, value: string][] => [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", EMBEDDABLE.test(address) ? "cross-origin" : "same-origin"],
  ...(isPreview ? [["x-robots-tag", "noindex, nofollow"] as [string, string]] : []),
  ...(isSecure
    ? [["strict-transport-security", "max-age=63072000; includeSubDomains"] as [string, string]]
    : []),
];

/** Sets the security headers of an answer that is no page. */
export function setSecurityHeaders(response: ServerResponse, address: string, serving: Serving): void {
  for (const [name, value] of securityHeaders(address, serving)) response.setHeader(name, value);
  response.setHeader("content-security-policy", INERT_POLICY);
}
