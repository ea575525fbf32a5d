import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { decoded } from "@/lib/text/strings";
import { pageStatus } from "./page-cache/page-status.mjs";
import { contentSecurityPolicy, INERT_POLICY } from "./page-cache/policy.mjs";

const POLICY = "Content-Security-Policy";
// Drawings change with a release only. A release may also turn a 404 into a drawing.
const DRAWING_CACHE = "public, max-age=86400, stale-while-revalidate=604800";

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

/** Addresses that other sites may embed: pictures, previews, icons, calendars. As in deploy/nginx.conf. */
const SHOWN_BY_ALL = new RegExp(
  `^/(?:${[
    "_next/image",
    "(?:art|demo|photos)/.+",
    "[^/]+\\.(?:ico|png|svg)",
    "calendrier\\.ics",
    "calendrier/flyers/.+/evenement\\.ics",
    "opengraph-image/.+",
    ".+/opengraph-image",
  ].join("|")})$`,
);

const MAY_BE_ASKED = /^(?:GET|HEAD) |^\w+ \/api\/\w+$/;

/** Puts the security headers on every answer, which the framework’s configuration does not reach. */
export function protectEveryAnswer(): void {
  const everywhere = Object.entries(headers());
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const [name, value] of everywhere) response.setHeader(name, value);
    const path = (request.url ?? "").replace(/[?#].*/, "");
    const embedders = SHOWN_BY_ALL.test(path) ? "cross-origin" : "same-origin";
    response.setHeader("Cross-Origin-Resource-Policy", embedders);
    // Bytes that are not UTF-8 lead nowhere: the framework would answer 500.
    if (!decoded(path)) request.url = "/adresse-illisible";
    // A page is read, never written to; the framework would look for a form or an action in such requests.
    if (!MAY_BE_ASKED.test(`${request.method} ${path}`)) request.url = "/api/reading-only";
    // A date says nothing where an entity tag is compared (RFC 9110, 13.1.3); the framework compares both.
    if (request.headers["if-none-match"]) delete request.headers["if-modified-since"];
    // In development the framework's pages have no policy of their own.
    if (process.env.NODE_ENV !== "production") return;
    completeHead(request, response);
    completePage(decoded(path), response);
  });
}

// A page that the page cache never gets, because rendering it failed: the last good one, or its own policy, and its
// status where the failed part was not what it is about. The type is set last, after the framework has put its
// compression before `end`.
function completePage(address: string, response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    const { end } = response;
    if (name.toLowerCase() === "content-type" && String(value).startsWith("text/html"))
      response.end = (body?: unknown, ...rest: unknown[]) => {
        const isPage = typeof body === "string" || Buffer.isBuffer(body);
        if (!isPage || response.headersSent || response.hasHeader(POLICY))
          return Reflect.apply(end, response, [body, ...rest]);
        const before: string | undefined = Reflect.get(globalThis, "__lastGoodPages")?.get(address);
        const html = before ?? String(body);
        const isUnknown = pageStatus(html) === "404";
        response.statusCode = before ? 200 : isUnknown ? 404 : response.statusCode;
        response.setHeader(POLICY, contentSecurityPolicy(html));
        response.setHeader("Content-Length", Buffer.byteLength(html));
        return Reflect.apply(end, response, [html]);
      };
    return Reflect.apply(setHeader, response, [name, value]);
  };
}

// Without a page's policy nothing may run. It is set last, because the framework would append a page's policy to it.
// A body that the client has is not sent again: the framework compares the tags of pages only.
function completeHead({ url = "", headers }: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  const known = headers["if-none-match"];
  response.writeHead = (status: number, ...head: unknown[]) => {
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, INERT_POLICY);
    if (url.startsWith("/art/") && status < 400) response.setHeader("Cache-Control", DRAWING_CACHE);
    const tag = String(response.getHeader("etag"));
    // Weak comparison (RFC 9110, 13.1.2): nginx marks the tag of what it compresses as weak.
    const isKnown = status === 200 && known?.replaceAll("W/", "").split(/,\s*/).includes(tag);
    if (isKnown) response.removeHeader("content-length");
    return Reflect.apply(writeHead, response, [isKnown ? 304 : status, ...head]);
  };
}
