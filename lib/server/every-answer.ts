import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { INERT_POLICY } from "./page-cache/policy.mjs";

const POLICY = "Content-Security-Policy";

const headers = () => ({
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The hosts’ own instance is nothing for search engines, down to its pictures.
  ...(process.env.CONTENT_PREVIEW === "on" && { "X-Robots-Tag": "noindex, nofollow" }),
  ...(process.env.SITE_URL?.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  }),
});

/** Addresses that other sites may embed: pictures, previews, icons, feeds. As in deploy/nginx.conf. */
const SHOWN_BY_ALL = new RegExp(
  `^/(?:${[
    "_next/image",
    "(?:art|demo|photos)/.+",
    "[^/]+\\.(?:ico|png|svg)",
    "calendrier\\.ics",
    "calendrier/atom\\.xml",
    "calendrier/flyers/.+/evenement\\.ics",
    "opengraph-image/.+",
    ".+/opengraph-image",
  ].join("|")})$`,
);
const shownBy = ({ url = "" }: IncomingMessage) =>
  SHOWN_BY_ALL.test(url.replace(/[?#].*/, "")) ? "cross-origin" : "same-origin";

/** Puts the security headers on every answer, which the framework’s configuration does not reach. */
export function protectEveryAnswer(): void {
  const everywhere = Object.entries(headers());
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const [name, value] of everywhere) response.setHeader(name, value);
    response.setHeader("Cross-Origin-Resource-Policy", shownBy(request));
    // A date says nothing where an entity tag is compared (RFC 9110, 13.1.3); the framework compares both.
    const known = request.headers["if-none-match"];
    if (known) delete request.headers["if-modified-since"];
    // In development the framework's pages have no policy of their own.
    if (process.env.NODE_ENV === "production") completeHead(response, known);
  });
}

// Without a page's policy nothing may run. It is set last, because the framework would append a page's policy to it.
// A body that the client has is not sent again: the framework compares the tags of pages only.
function completeHead(response: ServerResponse, known: string | undefined): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...head: unknown[]) => {
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, INERT_POLICY);
    const tag = String(response.getHeader("etag"));
    // Weak comparison (RFC 9110, 13.1.2): nginx marks the tag of what it compresses as weak.
    const isKnown = status === 200 && known?.replaceAll("W/", "").split(/,\s*/).includes(tag);
    if (isKnown) response.removeHeader("content-length");
    return Reflect.apply(writeHead, response, [isKnown ? 304 : status, ...head]);
  };
}
