import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** What every answer says, whoever makes it. */
const headers = (): [name: string, value: string][] => [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  // The hosts’ own instance is nothing for search engines, down to its pictures.
  ...(process.env.CONTENT_PREVIEW === "on"
    ? [["X-Robots-Tag", "noindex, nofollow"] as [string, string]]
    : []),
  ...(process.env.SITE_URL?.startsWith("https:")
    ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as [string, string]]
    : []),
];

/**
 * Puts the security headers on every answer, also where the framework answers by itself (its redirects and
 * refusals), which the headers of its configuration do not reach. Node tells of each request before anybody
 * answers it.
 */
export function protectEveryAnswer(): void {
  const everywhere = headers();
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    for (const [name, value] of everywhere) response.setHeader(name, value);
  });
}
