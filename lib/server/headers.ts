/** Addresses that other sites may embed: pictures, previews, icons, calendars. */
const EMBEDDABLE =
  /^\/(?:_next\/image\?|(?:art|demo|photos)\/|opengraph-image\/|calendrier\.ics$|[^/]+\.(?:ico|png|svg)$)|\/(?:opengraph-image|evenement\.ics)$/;

/**
 * The security headers of an answer, beside its policy.
 * @param isSecure whether the site is reached by https
 * @param isPreview the hosts’ own instance is nothing for search engines, down to its pictures
 */
export const securityHeaders = (
  address: string,
  { isSecure, isPreview }: { isSecure: boolean; isPreview: boolean },
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
